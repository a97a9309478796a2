import replay from '../../../../src/alhambra/locales/es/page-replay.ftl?raw';

export default [replay];
