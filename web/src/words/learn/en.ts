const texts = import.meta.glob<string>(
  '../../../../src/alhambra/locales/en/{lessons,page-learn,words-rules}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
