/** What the table page shows: tab on a phone, sheets over it, the rival that is open. */

export type Tab = 'market' | 'hand' | 'mine' | 'rivals' | 'log';
export type Sheet =
  | { kind: 'scoring'; round: number }
  | { kind: 'results' }
  | { kind: 'rival'; seat: number }
  | { kind: 'chat' }
  | { kind: 'menu' }
  | { kind: 'memory' };

/** The media query for the phone layout, as in the style sheets. */
export const PHONE = '(max-width: 56.1875em)';

export class PageState {
  tab = $state<Tab>('mine');
  sheet = $state.raw<Sheet | null>(null);
  /** The card of a module that is looked at, and whose it is. */
  inspected = $state.raw<{ id: string; seat: number } | null>(null);
  /** Whose Alhambra a spectator wants to see; null: that of whoever has the turn. */
  watched = $state<number | null>(null);
  isHinting = $state(false);
  isPhone = $state(matchMedia(PHONE).matches);

  constructor() {
    matchMedia(PHONE).addEventListener('change', (event) => {
      this.isPhone = event.matches;
    });
  }

  /** A new position: close what was about the old one. */
  closeDetails(): void {
    this.isHinting = false;
    this.inspected = null;
  }

  open(sheet: Sheet): void {
    this.sheet = sheet;
  }

  close(): void {
    this.sheet = null;
  }
}
