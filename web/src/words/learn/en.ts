import lessons from '../../../../src/alhambra/locales/en/lessons.ftl?raw';
import page from '../../../../src/alhambra/locales/en/page-learn.ftl?raw';

export default [lessons, page];
