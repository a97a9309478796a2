/** What the table page shows: the tab on a phone, the open sheet, panels. */

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

/** The media query for a phone that is too short for everything at once, as in the style sheets. */
export const SHORT = `${PHONE} and (max-height: 43.75em)`;

export class PageState {
  tab = $state<Tab>('mine');
  sheet = $state.raw<Sheet | null>(null);
  /** The card of a module whose details are open, and its owner. */
  inspected = $state.raw<{ id: string; seat: number } | null>(null);
  /** The seat that a spectator watches; null follows the active player. */
  watched = $state<number | null>(null);
  isHinting = $state(false);
  isPhone = $state(matchMedia(PHONE).matches);

  constructor() {
    matchMedia(PHONE).addEventListener('change', (event) => {
      this.isPhone = event.matches;
    });
  }

  /** Close what belongs to the previous position. */
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
