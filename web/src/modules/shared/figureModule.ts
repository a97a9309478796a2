/** What a module adds to the figures of the rules. */

import type { Component } from 'svelte';
import type { Cell } from '../../game/tiles';
import type { PalaceView } from '../../wire/protocol';

/** What a module marks in a figure, by its name; each adds its own field to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it by declaration merging
export interface FigureMarks {}

export interface FigureModule {
  name: string;
  /** What its marks add to a palace; `ghost` is the cell of the tile that is about to be placed. */
  palace?(marks: FigureMarks, ghost: Cell | null): Partial<PalaceView>;
  /** One of its cards. */
  card?: Component<{ id: string; width: number }>;
}
