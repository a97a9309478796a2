import events from '../../../src/alhambra/locales/de/events.ftl?raw';
import hints from '../../../src/alhambra/locales/de/hints.ftl?raw';
import page from '../../../src/alhambra/locales/de/page.ftl?raw';
import home from '../../../src/alhambra/locales/de/page-home.ftl?raw';
import modules from '../../../src/alhambra/locales/de/page-modules.ftl?raw';
import reader from '../../../src/alhambra/locales/de/page-reader.ftl?raw';
import seats from '../../../src/alhambra/locales/de/page-seats.ftl?raw';
import sheets from '../../../src/alhambra/locales/de/page-sheets.ftl?raw';
import turn from '../../../src/alhambra/locales/de/page-turn.ftl?raw';
import seating from '../../../src/alhambra/locales/de/seats.ftl?raw';
import table from '../../../src/alhambra/locales/de/table.ftl?raw';
import things from '../../../src/alhambra/locales/de/things.ftl?raw';

export default [
  seating,
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
