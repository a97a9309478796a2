import replay from '../../../../src/alhambra/locales/de/page-replay.ftl?raw';

export default [replay];
