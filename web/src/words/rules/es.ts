import page from '../../../../src/alhambra/locales/es/page-rules.ftl?raw';
import base from '../../../../src/alhambra/locales/es/rules-base.ftl?raw';
import figures from '../../../../src/alhambra/locales/es/rules-figures.ftl?raw';
import modules from '../../../../src/alhambra/locales/es/rules-modules.ftl?raw';
import own from '../../../../src/alhambra/locales/es/words-rules.ftl?raw';

export default [own, base, modules, figures, page];
