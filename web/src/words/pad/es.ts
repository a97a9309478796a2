import pad from '../../../../src/alhambra/locales/es/page-pad.ftl?raw';
import score from '../../../../src/alhambra/locales/es/score.ftl?raw';

export default [pad, score];
