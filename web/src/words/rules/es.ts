const texts = import.meta.glob<string>(
  [
    '../../../../src/alhambra/locales/es/{page-rules,rules-base,rules-figures,words-rules}.ftl',
    '../../../../src/alhambra/locales/es/modules/*/rules.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
