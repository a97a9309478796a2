import replay from '../../../../src/alhambra/locales/en/page-replay.ftl?raw';

export default [replay];
