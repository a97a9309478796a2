/** The options of a table as short texts. */

import type { TableView } from '../../wire/protocol';
import { modulesText } from '../../words/seatText';
import { t } from '../../words/words.svelte';

export function optionTexts({ options, seats }: TableView): string[] {
  const texts = [
    t('option-players', { count: seats.length }),
    modulesText(options.modules ?? []),
    t('option-edition', { edition: options.edition ?? 'classic' }),
  ];
  const { clock, confirm = 'always', aids } = options;
  if (clock) texts.push(t('option-clock', { unit: clock.unit, amount: clock.amount }));
  if (confirm !== 'always') texts.push(t('option-confirm', { how: confirm }));
  if (aids?.hints === false) texts.push(t('option-no-hints'));
  if (aids?.memory) texts.push(t('option-memory'));
  if (options.public) texts.push(t('option-public'));
  if (options.spectators === false) texts.push(t('option-no-spectators'));
  else if (options.spectator_delay)
    texts.push(t('option-delay', { moves: options.spectator_delay }));
  if (options.open_hands) texts.push(t('option-open-hands'));
  return texts;
}
