/** Something asked for, mostly of the server: whether it is under way, and why it failed in words. */

import { Refusal, Unreachable } from '../wire/rest';
import { t } from '../words/words.svelte';

/** What the page itself finds wrong, in words. */
export class Mistake extends Error {}

export class Attempt {
  busy = $state(false);
  error = $state('');

  /** The answer, or null if there is none: `error` says why. One attempt at a time. */
  async make<T>(ask: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.error = '';
    try {
      return await ask();
    } catch (error) {
      this.error = problemText(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

function problemText(error: unknown): string {
  if (error instanceof Refusal) return error.body.text;
  if (error instanceof Mistake) return error.message;
  if (error instanceof Unreachable) return t('server-away');
  throw error;
}
