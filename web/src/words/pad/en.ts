import pad from '../../../../src/alhambra/locales/en/page-pad.ftl?raw';
import score from '../../../../src/alhambra/locales/en/score.ftl?raw';

export default [pad, score];
