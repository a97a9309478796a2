/** The figures of the rules; docs/web.md explains the fields. */

import type { FigureMarks } from '../modules/shared/figureModule';
import type { PalaceView } from '../wire/protocol';
import figures from './figures.json';

type Marks = Record<string, string>;

/** A card of a module. */
export interface ModuleCard {
  module: string;
  card: string;
}

export interface PalacePanel {
  show: 'palace';
  tiles: Record<string, string>;
  action?: 'place' | 'remove' | 'swap';
  tile?: string;
  ghost?: string;
  lit?: string[];
  forbidden?: Marks;
  wall?: number;
  trace?: PalaceView['trace'];
  outs?: PalaceView['outs'];
  bonus?: { source: string; points: number };
  marks?: FigureMarks;
}

export interface CountsPanel {
  show: 'counts';
  kind: string;
  round: number;
  counts: number[];
  points: number[];
}

export interface PurchasePanel {
  show: 'purchase';
  square: number;
  tile: string;
  cards: string[];
  exact: boolean;
}

export type Panel =
  | PalacePanel
  | CountsPanel
  | PurchasePanel
  | { show: 'tiles'; tiles: string[]; turned?: string[] }
  | { show: 'market'; tiles: (string | null)[]; lit: number[] }
  | { show: 'cards'; cards: string[]; lit: string[]; helper?: ModuleCard }
  | { show: 'prizes'; prizes: Record<string, number[][]> }
  | { show: 'module-cards'; module: string; cards: string[] };

/** The panels of each figure, by the id of its paragraph. */
export const FIGURES: Record<string, Panel[]> = figures;
