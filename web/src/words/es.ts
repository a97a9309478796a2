import events from '../../../src/alhambra/locales/es/events.ftl?raw';
import hints from '../../../src/alhambra/locales/es/hints.ftl?raw';
import page from '../../../src/alhambra/locales/es/page.ftl?raw';
import home from '../../../src/alhambra/locales/es/page-home.ftl?raw';
import modules from '../../../src/alhambra/locales/es/page-modules.ftl?raw';
import reader from '../../../src/alhambra/locales/es/page-reader.ftl?raw';
import seats from '../../../src/alhambra/locales/es/page-seats.ftl?raw';
import sheets from '../../../src/alhambra/locales/es/page-sheets.ftl?raw';
import turn from '../../../src/alhambra/locales/es/page-turn.ftl?raw';
import seating from '../../../src/alhambra/locales/es/seats.ftl?raw';
import table from '../../../src/alhambra/locales/es/table.ftl?raw';
import things from '../../../src/alhambra/locales/es/things.ftl?raw';
import own from '../../../src/alhambra/locales/es/words.ftl?raw';

export default [
  seating,
  own,
  things,
  events,
  page,
  home,
  seats,
  sheets,
  turn,
  modules,
  hints,
  table,
  reader,
];
