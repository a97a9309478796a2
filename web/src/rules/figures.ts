/** The figures of the rules; docs/web.md tells what the fields mean. */

import type { PalaceView } from '../wire/protocol';
import figures from './figures.json';

type Marks = Record<string, string>;

export interface PalacePanel {
  show: 'palace';
  tiles: Record<string, string>;
  gates?: string[];
  action?: 'place' | 'remove' | 'swap';
  tile?: string;
  ghost?: string;
  gate?: string;
  lit?: string[];
  forbidden?: Marks;
  wall?: number;
  trace?: PalaceView['trace'];
  outs?: PalaceView['outs'];
  arrows?: Record<string, Record<string, number>>;
  yusuf?: number;
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
  | { show: 'cards'; cards: string[]; lit: string[]; character?: string }
  | { show: 'prizes'; prizes: Record<string, number[][]> }
  | { show: 'characters'; characters: string[] };

export const FIGURES = figures as unknown as Record<string, Panel[]>;
