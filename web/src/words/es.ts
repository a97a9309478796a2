const texts = import.meta.glob<string>(
  [
    '../../../src/alhambra/locales/es/{events,hints,page,page-{follow,home,panels,reader,seats,sheets,turn},seats,table,things,words}.ftl',
    '../../../src/alhambra/locales/es/modules/*/table.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
