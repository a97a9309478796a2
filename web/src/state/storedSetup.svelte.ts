/** The choices for a game, stored in this browser. */

import { type GameSetup, parseSetup } from './gameSetup';
import { serverOptions } from './serverOptions.svelte';
import { readStorage, writeStorage } from './storage';

export class StoredSetup {
  private stored: GameSetup;

  constructor(private key: string) {
    this.stored = $state.raw(parseSetup(readStorage<unknown>(key, null)));
  }

  /** The choices, with the modules that this server offers. */
  readonly now = $derived.by<GameSetup>(() => ({
    ...this.stored,
    modules: serverOptions.names.filter((name) => this.stored.modules.includes(name)),
  }));

  change(part: Partial<GameSetup>): void {
    this.stored = parseSetup({ ...this.stored, ...part });
    writeStorage(this.key, this.stored);
  }
}

/** For a game against bots, and for bots to watch. */
export const soloSetup = new StoredSetup('choices');
/** For a table with friends, stored separately. */
export const friendsSetup = new StoredSetup('friends');
