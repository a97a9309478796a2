import lessons from '../../../../src/alhambra/locales/de/lessons.ftl?raw';
import page from '../../../../src/alhambra/locales/de/page-learn.ftl?raw';

export default [lessons, page];
