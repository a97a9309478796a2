/** Diamonds: a fifth currency. */

import type { ModuleFace } from '../shared/face';

export const diamonds: ModuleFace = {
  name: 'diamonds',
  currency: { name: 'diamond', module: 'diamonds' },
};
