/** Palaces that no server has sent: for examples, figures, and tables before their first game. */

import type { PalaceView } from '../wire/protocol';

/** A palace with these fields, and nothing in the others. */
export const palaceWith = (fields: Partial<PalaceView>): PalaceView => ({
  tiles: [],
  gates: [],
  frozen: [],
  wall: 0,
  trace: [],
  outs: [],
  ...fields,
});
