import { t } from '../words/words.svelte';
import type { Highlight } from './highlights';

/** What a mark on the line of time is about. */
export function markText(mark: Highlight, names: readonly string[]): string {
  if (mark.kind === 'scoring') return t('scoring-title', { round: mark.count });
  return t('replay-chain', { name: names[mark.seat ?? 0] ?? '', count: mark.count });
}
