import lessons from '../../../../src/alhambra/locales/es/lessons.ftl?raw';
import page from '../../../../src/alhambra/locales/es/page-learn.ftl?raw';
import own from '../../../../src/alhambra/locales/es/words-rules.ftl?raw';

export default [own, lessons, page];
