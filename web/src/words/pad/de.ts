import pad from '../../../../src/alhambra/locales/de/page-pad.ftl?raw';
import score from '../../../../src/alhambra/locales/de/score.ftl?raw';

export default [pad, score];
