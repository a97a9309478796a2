/** An asynchronous request: whether it is running, and why it failed, as text. */

import { Refusal, Unreachable } from '../wire/rest';
import { t } from '../words/words.svelte';

/** Invalid input, found by the page; its message is shown. */
export class InputError extends Error {}

export class AsyncTask {
  busy = $state(false);
  error = $state('');

  /** The result, or null after an error, whose text is in `error`. One task at a time. */
  async run<T>(ask: () => Promise<T>): Promise<T | null> {
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
  if (error instanceof InputError) return error.message;
  if (error instanceof Unreachable) return t('server-away');
  throw error;
}
