const texts = import.meta.glob<string>(
  [
    '../../../../src/alhambra/locales/de/{page-rules,rules-base,rules-figures,words-rules}.ftl',
    '../../../../src/alhambra/locales/de/modules/*/rules.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
