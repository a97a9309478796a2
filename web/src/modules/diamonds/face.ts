/** Diamonds: a fifth currency. */

import type { ModuleFace } from '../face';

export const diamonds: ModuleFace = {
  currency: { name: 'diamond', topic: 'diamonds' },
};
