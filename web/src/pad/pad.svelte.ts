/** The games on the pad, stored in this browser. */

import { readStorage, writeStorage } from '../state/storage';
import { newGame, type PadGame } from './games';
import { readGame } from './storedGames';

const KEY = 'pad';
/** How many games are stored. */
const MOST_GAMES = 50;

export class Pad {
  /** The newest first. */
  games = $state<PadGame[]>([]);
  private openId = $state('');

  constructor(private names: (players: number) => string[]) {
    const stored = readStorage<unknown>(KEY, []);
    this.games = Array.isArray(stored) ? stored.flatMap((one) => readGame(one) ?? []) : [];
    this.openId = this.games[0]?.id ?? '';
    if (!this.games.length) this.begin();
  }

  readonly game = $derived(this.games.find(({ id }) => id === this.openId) ?? this.games[0]);
  readonly others = $derived(this.games.filter((game) => game !== this.game));

  /** Call after every change. */
  save(): void {
    writeStorage(KEY, $state.snapshot(this.games));
  }

  /** A new game, with the people of the last one. */
  begin(): void {
    const last = this.game;
    const names = last ? [...last.names] : this.names(3);
    this.add(newGame(names, [...(last?.modules ?? [])]), 0);
  }

  open(id: string): void {
    this.openId = id;
  }

  /** Delete a game; returns a function that restores it. */
  delete(id: string): () => void {
    const index = this.games.findIndex((game) => game.id === id);
    const [gone] = $state.snapshot(this.games).splice(index, 1);
    this.games.splice(index, 1);
    if (!this.games.length) this.begin();
    this.save();
    return () => {
      if (gone) this.add(gone, index);
    };
  }

  private add(game: PadGame, index: number): void {
    this.games.splice(index, 0, game);
    this.games.splice(MOST_GAMES);
    this.openId = game.id;
    this.save();
  }
}
