/** The players of a record. */

import type { GameEvent, SeatView } from '../wire/protocol';
import { LEVELS } from '../wire/protocol';
import { t } from '../words/words.svelte';
import { sanitizeName } from './sanitizeName';

/** A record names bots by their levels. */
export const seatsOf = (names: readonly string[], players: number): SeatView[] =>
  Array.from({ length: players }, (_, seat) => {
    const name = sanitizeName(names[seat] ?? '');
    const level = LEVELS.find((known) => known === name);
    return level
      ? { kind: 'bot', name: '', level, away: false }
      : {
          kind: 'person',
          name: name || t('replay-player', { number: seat + 1 }),
          level: '',
          away: false,
        };
  });

/** An event of a record; a name in it is untrusted, like those of the seats. */
export const sanitized = (event: GameEvent): GameEvent =>
  'former' in event && event.former ? { ...event, former: sanitizeName(event.former) } : event;
