import page from '../../../../src/alhambra/locales/de/page-rules.ftl?raw';
import base from '../../../../src/alhambra/locales/de/rules-base.ftl?raw';
import figures from '../../../../src/alhambra/locales/de/rules-figures.ftl?raw';
import modules from '../../../../src/alhambra/locales/de/rules-modules.ftl?raw';

export default [base, modules, figures, page];
