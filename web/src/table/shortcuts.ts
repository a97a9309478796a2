/** Keys that work everywhere at the table, but not where somebody writes. */

import type { AtTable } from './context';

export function shortcuts({ live, turn, stage }: AtTable) {
  const keys: Record<string, () => void> = {
    u: () => live.steps && live.undo(),
    r: () => live.steps && live.reset(),
    c: () => live.you?.complete && live.confirm(),
    b: () => turn.buy(),
    t: () => turn.take(),
    k: () => turn.reserveOffer && turn.send(turn.reserveOffer),
    g: () => turn.giveOffer && turn.send(turn.giveOffer),
    h: () => {
      stage.isHinting = turn.isMine && !live.you?.complete && !!live.table?.options.aids?.hints;
    },
    Escape: () => turn.clear(),
  };
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || stage.sheet) return;
    if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
