const texts = import.meta.glob<string>('../../../../src/alhambra/locales/es/page-replay.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(texts);
