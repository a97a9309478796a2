const texts = import.meta.glob<string>(
  [
    '../../../../src/alhambra/locales/de/{page-pad,score}.ftl',
    '../../../../src/alhambra/locales/de/modules/*/pad.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
