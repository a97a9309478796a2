/** The command line: runs typed commands and answers in sentences. */

import type { Cell } from '../game/tiles';
import type { TableContext } from '../state/context';
import type { ErrorBody, Offer } from '../wire/protocol';
import { cellName, listText } from '../words/gameText';
import { offerText, paramsOf } from '../words/offerText';
import { type Params, t } from '../words/words.svelte';
import { describe, thingsOf } from './describeTable';
import { completion, matchingOffers, normalize } from './offerMatching';
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
    const text = inNotation(normalize(typed));
    const [word = '', what = ''] = text.split(' ');
    if (!text) return [];
    if (word === 'help') return this.help();
    if (word === 'look') return describe(what, this.table);
    if (word === 'undo' || word === 'reset') return [await this.back(word)];
    if (word === 'confirm') return [await this.confirm()];
    return this.act(text);
  }

  /** The text, completed as far as it is unambiguous. */
  complete(typed: string): string {
    const actions = this.table.turn.offers.map(({ action }) => action);
    const things = thingsOf(this.table).map((thing) => `look ${thing}`);
    const commands = [...WORDS, ...things];
    return completion(typed, [...commands, ...commands.map(inLocalWords), ...actions]);
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

  private async act(text: string): Promise<string[]> {
    const { live, turn } = this.table;
    const found = matchingOffers(text, turn.offers);
    const [offer] = found;
    if (found.length > 1) return listMatches(found);
    if (!offer) {
      const reason = await live.why(text);
      if (reason) return [errorText(reason)];
    }
    const what = offer ? offerText(offer) : text;
    if (offer?.reveals && this.unconfirmed !== offer.action) {
      this.unconfirmed = offer.action;
      return [t('command-sure', { what })];
    }
    this.unconfirmed = '';
    const isDone = await live.act(offer?.action ?? text, offer?.reveals ?? false);
    if (!isDone) return [this.refused()];
    return [t('command-done', { verb: 'other', ...(offer && doneParams(offer)), what })];
  }

  private refused(): string {
    const { refusal } = this.table.live;
    return refusal ? errorText(refusal) : t('command-late');
  }
}

const doneParams = (offer: Offer): Params => ({ ...paramsOf(offer), verb: offer.verb });
const inLocalWords = (command: string): string => command.split(' ').map(localWord).join(' ');

/** A refusal for the ears: with its cell, which nobody points at here, and the rule. */
function errorText({ text, paragraph, params }: ErrorBody): string {
  const cell = params?.cell as Cell | undefined;
  const told = cell ? t('command-cell', { cell: cellName(cell), text }) : text;
  return paragraph ? t('command-rule', { text: told, paragraph }) : told;
}

function listMatches(offers: Offer[]): string[] {
  const named = offers.slice(0, LISTED_ACTIONS).map(({ action }) => action);
  const rest = offers.length - named.length;
  const question = t('command-which', { actions: named.join('; ') });
  return rest ? [question, t('command-more', { count: rest })] : [question];
}
