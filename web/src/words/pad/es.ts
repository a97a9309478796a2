const texts = import.meta.glob<string>(
  [
    '../../../../src/alhambra/locales/es/{page-pad,score}.ftl',
    '../../../../src/alhambra/locales/es/modules/*/pad.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
