const texts = import.meta.glob<string>(
  [
    '../../../../src/alhambra/locales/en/{page-pad,score}.ftl',
    '../../../../src/alhambra/locales/en/modules/*/pad.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
