/** Diamonds: a fifth currency. */

import type { ModuleFace } from '../shared/face';

export const diamonds: ModuleFace = {
  currency: { name: 'diamond', module: 'diamonds' },
};
