/** The choices for a game, stored in this browser. */

import { type GameSetup, parseSetup } from './gameSetup';
import { serverOptions } from './serverOptions.svelte';
import { readStorage, writeStorage } from './storage';

export class StoredSetup {
  private stored: GameSetup;

  /** `shared` has the modules and the edition, which the start page shows for both. */
  constructor(
    private key: string,
    private shared: StoredSetup | null = null,
  ) {
    this.stored = $state.raw(parseSetup(readStorage<unknown>(key, null)));
  }

  /** The choices, with the modules that this server offers. */
  readonly now: GameSetup = $derived.by(() => ({
    ...this.stored,
    modules: serverOptions.names.filter((name) => this.stored.modules.includes(name)),
    ...(this.shared && gameOf(this.shared.now)),
  }));

  change(part: Partial<GameSetup>): void {
    if (part.modules ?? part.edition) this.shared?.change(gameOf({ ...this.now, ...part }));
    this.stored = parseSetup({ ...this.stored, ...part });
    writeStorage(this.key, this.stored);
  }
}

const gameOf = ({ modules, edition }: GameSetup) => ({ modules, edition });

/** For a game against bots, and for bots to watch. */
export const soloSetup = new StoredSetup('choices');
/** For a table with friends. */
export const friendsSetup = new StoredSetup('friends', soloSetup);
