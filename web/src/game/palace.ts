/** Palaces as data: made by the page for examples and figures, and completed for drawing. */

import type { PalaceView } from '../wire/protocol';
import { START } from './tiles';

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

/** The palace with its start tile, which the server does not send. */
export const withStart = (palace: PalaceView): PalaceView => ({
  ...palace,
  tiles: [[START, 0, 0], ...palace.tiles],
});
