/** The command line: runs typed commands and answers in sentences. */

import type { TableContext } from '../state/context';
import { BOARD_VERBS } from '../state/turn.svelte';
import type { Offer } from '../wire/protocol';
import { listText } from '../words/gameText';
import { t } from '../words/words.svelte';
import { describe, marketLine, thingsOf } from './describeTable';
import {
  completion,
  inWrittenOrder,
  matchingOffers,
  normalize,
  withVerbFirst,
} from './offerMatching';
import { doneAloud, offerAloud, toldOffers } from './offerSentences';
import { refusalText, typedRefusal } from './refusalText';
import { withSquares, withTileIds } from './tileWords';
import { inNotation, localWord } from './typedWords';

/** How many actions are listed when several match. */
const LISTED_ACTIONS = 8;
const WORDS = ['help', 'undo', 'reset', 'confirm'];

export class CommandInterpreter {
  /** An irreversible action that was typed once and needs confirmation. */
  private unconfirmed = '';

  constructor(private table: TableContext) {}

  /** Run a command; returns the lines of the answer. */
  async run(typed: string): Promise<string[]> {
    const text = this.inNotation(typed);
    const [word = '', what = ''] = text.split(' ');
    if (!text) return [];
    const told = toldOffers(typed, this.table.turn.offers, this.market);
    if (told[0]) return this.take(told[0]);
    if (word === 'help') return this.help();
    if (word === 'look') return describe(what, this.table);
    if (word === 'undo' || word === 'reset') return [await this.back(word)];
    if (word === 'confirm') return [await this.confirm()];
    if (this.isThing(text)) return describe(text, this.table);
    return this.act(text, typed);
  }

  private get market(): readonly (string | null)[] {
    return this.table.live.game?.market ?? [];
  }

  private get verbs(): ReadonlySet<string> {
    return new Set(['look', ...BOARD_VERBS, ...this.table.turn.offers.map(({ verb }) => verb)]);
  }

  /** What was typed, with the verb in front; what is bought is named by its square. */
  private inNotation(typed: string): string {
    const text = withVerbFirst(inNotation(normalize(typed)), this.verbs);
    return text.startsWith('buy ') ? withSquares(text, this.market) : text;
  }

  /** Whether a thing was typed without `look`, and means nothing else now. */
  private isThing(text: string): boolean {
    const { offers } = this.table.turn;
    return thingsOf(this.table).includes(text) && !offers.some(({ verb }) => verb === text);
  }

  /** The text, completed as far as it is unambiguous. */
  complete(typed: string): string {
    const { offers } = this.table.turn;
    const actions = offers.map(({ action }) => action);
    const things = thingsOf(this.table).map((thing) => `look ${thing}`);
    const commands = [...WORDS, ...things];
    const whole = completion(typed, [...commands, ...commands.map(inLocalWords), ...actions]);
    if (whole !== typed) return whole;
    const told = offers.map((offer) => offerAloud(offer, this.market).toLowerCase());
    return completion(typed, told);
  }

  private help(): string[] {
    const things = listText(thingsOf(this.table).map(localWord));
    return t('command-help', { things }).split('\n');
  }

  private async back(word: 'undo' | 'reset'): Promise<string> {
    const { live } = this.table;
    if (!live.steps) return t('command-nothing');
    const isDone = word === 'undo' ? await live.undo() : await live.reset();
    return isDone ? t(word === 'undo' ? 'command-undone' : 'command-reset') : this.refused();
  }

  private async confirm(): Promise<string> {
    const { live } = this.table;
    if (!live.you?.complete) return t('command-incomplete');
    return (await live.confirm()) ? t('command-confirmed') : this.refused();
  }

  private async act(text: string, typed: string): Promise<string[]> {
    const found = matchingOffers(text, this.table.turn.offers);
    if (found.length > 1) return listMatches(found, this.market);
    if (found[0]) return this.take(found[0]);
    // A tile alone: its line in the market tells what is missing.
    const square = Number(/^buy (\d)$/.exec(text)?.[1]);
    if (square && this.table.turn.means(square)) return [marketLine(square, this.table)];
    return this.ask(text, typed);
  }

  private async take(offer: Offer): Promise<string[]> {
    const what = offerAloud(offer, this.market);
    if (offer.reveals && this.unconfirmed !== offer.action) {
      this.unconfirmed = offer.action;
      return [t('command-sure', { what })];
    }
    this.unconfirmed = '';
    // Before the purchase, while the tile lies in the market.
    const done = doneAloud(offer, this.market);
    const isDone = await this.table.live.act(offer.action, offer.reveals ?? false);
    return [isDone ? done : this.refused()];
  }

  /** What is not offered is refused with its reason; without one it is tried. */
  private async ask(text: string, typed: string): Promise<string[]> {
    const { live } = this.table;
    const action = inWrittenOrder(withTileIds(text, this.tilesAtHand()));
    const reason = await live.why(action);
    if (reason) return [typedRefusal(reason, action, typed)];
    if (!(await live.act(action, false))) return [this.refused()];
    return [t('command-done', { what: typed.trim() })];
  }

  /** The tiles that an action may be about: to place, in the reserve, in the palace. */
  private tilesAtHand(): string[] {
    const { live, turn } = this.table;
    const seat = live.seat ?? -1;
    const palace = live.game?.palaces[seat]?.tiles.map(([id]) => id) ?? [];
    return [...turn.tiles, ...(live.game?.reserves[seat] ?? []), ...palace];
  }

  private refused(): string {
    const { refusal } = this.table.live;
    return refusal ? refusalText(refusal) : t('command-late');
  }
}

const inLocalWords = (command: string): string => command.split(' ').map(localWord).join(' ');

function listMatches(offers: Offer[], market: readonly (string | null)[]): string[] {
  const named = offers.slice(0, LISTED_ACTIONS).map((offer) => offerAloud(offer, market));
  const rest = offers.length - named.length;
  const question = t('command-which', { actions: named.join('; ') });
  return rest ? [question, t('command-more', { count: rest })] : [question];
}
