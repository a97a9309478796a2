import page from '../../../../src/alhambra/locales/en/page-rules.ftl?raw';
import base from '../../../../src/alhambra/locales/en/rules-base.ftl?raw';
import figures from '../../../../src/alhambra/locales/en/rules-figures.ftl?raw';
import modules from '../../../../src/alhambra/locales/en/rules-modules.ftl?raw';

export default [base, modules, figures, page];
