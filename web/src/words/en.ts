import events from '../../../src/alhambra/locales/en/events.ftl?raw';
import hints from '../../../src/alhambra/locales/en/hints.ftl?raw';
import page from '../../../src/alhambra/locales/en/page.ftl?raw';
import home from '../../../src/alhambra/locales/en/page-home.ftl?raw';
import modules from '../../../src/alhambra/locales/en/page-modules.ftl?raw';
import reader from '../../../src/alhambra/locales/en/page-reader.ftl?raw';
import seats from '../../../src/alhambra/locales/en/page-seats.ftl?raw';
import sheets from '../../../src/alhambra/locales/en/page-sheets.ftl?raw';
import turn from '../../../src/alhambra/locales/en/page-turn.ftl?raw';
import seating from '../../../src/alhambra/locales/en/seats.ftl?raw';
import table from '../../../src/alhambra/locales/en/table.ftl?raw';
import things from '../../../src/alhambra/locales/en/things.ftl?raw';

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
