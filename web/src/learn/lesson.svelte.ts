/** A lesson as a game session: the stateless server receives all steps and judges the last one. */

import type { GameSession } from '../state/gameSession';
import type { LoggedEvent } from '../state/table.svelte';
import type { ErrorBody, LessonReply, Options, TilePreview, You } from '../wire/protocol';
import { request } from '../wire/rest';
import { t, words } from '../words/words.svelte';

export type Verdict = LessonReply['verdict'];

export class LessonState implements GameSession {
  /** A step is judged at once; there is nothing to confirm. */
  readonly options: Options = { confirm: 'never', aids: { previews: true } };
  readonly bots = null;
  readonly planning = null;
  readonly back = null;
  busy = $state(false);
  /** Whether the server could not be reached. */
  isLost = $state(false);
  verdict = $state<Verdict>('onward');
  refusal = $state.raw<ErrorBody | null>(null);
  /** The message that answers the last try. */
  message = $state('');
  /** The number of tries. */
  tries = $state(0);

  private reply = $state.raw<LessonReply | null>(null);
  private previews = new Map<string, Promise<TilePreview | null>>();

  /** `changing` is called right before the page changes. */
  constructor(
    readonly id: string,
    private changing: () => void,
  ) {
    void this.play([]);
  }

  /** Whether there was a try to comment on. */
  readonly isAnswered = $derived(this.message !== '' && !this.message.endsWith('-task'));
  /** Solved, or no longer solvable: the learner can only continue or go back. */
  readonly hasEnded = $derived(this.verdict === 'solved' || this.verdict === 'missed');
  readonly game = $derived(this.reply?.game ?? null);
  readonly log = $derived<LoggedEvent[]>(
    this.reply?.events.map((event, key) => ({ key, seq: key, event })) ?? [],
  );
  /** The scoring that the learner's actions led to. */
  readonly scored = $derived(
    this.reply?.events.findLast((event) => event.event === 'scored')?.round ?? null,
  );
  readonly you = $derived.by<You | null>(() => {
    const you = this.reply?.you ?? null;
    return you && this.hasEnded ? { ...you, offers: [] } : you;
  });
  readonly seat = $derived(this.you?.seat ?? null);
  readonly names = $derived([
    t('learn-you'),
    t('bot-name', { seat: 1 }),
    t('bot-name', { seat: 2 }),
  ]);
  readonly isMyTurn = $derived((this.you?.offers.length ?? 0) > 0);
  readonly steps = $derived(this.you?.steps.length ?? 0);

  act(action: string): Promise<boolean> {
    return this.play([...this.done, action]);
  }

  undo(): Promise<boolean> {
    return this.play(this.done.slice(0, -1));
  }

  reset(): Promise<boolean> {
    return this.play([]);
  }

  /** There is nothing to confirm. */
  async confirm(): Promise<boolean> {
    return false;
  }

  /** What a tile would bring on each cell; the same question is asked once. */
  preview(tile: string): Promise<TilePreview | null> {
    const sent = this.you?.previews.find((one) => one.tile === tile);
    if (sent) return Promise.resolve(sent);
    const key = `${this.done.join(';')}/${words.language}/${tile}`;
    let preview = this.previews.get(key);
    if (!preview) {
      const body = { actions: this.done, edition: words.edition, tile };
      preview = this.post<TilePreview>('/preview', body).catch(() => null);
      this.previews.set(key, preview);
    }
    return preview;
  }

  /** An illegal try: the reason, and the lesson's comment. */
  async why(action: string): Promise<ErrorBody | null> {
    const reply = await this.judged([...this.done, action]);
    if (reply?.refusal) this.hear(reply);
    return reply?.refusal ?? null;
  }

  /** Ask again after the server could not be reached. */
  again(): Promise<boolean> {
    return this.play(this.done);
  }

  private get done(): string[] {
    return this.reply?.you.steps ?? [];
  }

  private async play(actions: string[]): Promise<boolean> {
    this.busy = true;
    const reply = await this.judged(actions);
    this.busy = false;
    if (!reply) return false;
    this.changing();
    this.reply = reply;
    this.refusal = reply.refusal ?? null;
    this.hear(reply);
    return true;
  }

  private hear(reply: LessonReply): void {
    this.verdict = reply.verdict;
    this.message = reply.message;
    this.tries += 1;
  }

  private async judged(actions: string[]): Promise<LessonReply | null> {
    const reply = await this.post<LessonReply>('', { actions, edition: words.edition }).catch(
      () => null,
    );
    this.isLost = reply === null;
    return reply;
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    const address = `/lessons/${this.id}${path}`;
    return request<T>(address, { method: 'POST', body });
  }
}
