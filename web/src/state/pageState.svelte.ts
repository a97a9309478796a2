/** What the table page shows: the tab on a phone, the open sheet, panels. */

export type Tab = 'market' | 'hand' | 'mine' | 'rivals' | 'log';
export type Talk = 'majorities' | 'log' | 'chat';
export type Sheet =
  | { kind: 'scoring'; round: number }
  | { kind: 'results' }
  | { kind: 'rival'; seat: number }
  | { kind: 'chat' }
  | { kind: 'menu' }
  | { kind: 'memory' };

/** How a page is laid out: `landscape` is a phone on its side, `portrait` and `tablet` are tablets. */
export type Layout = 'phone' | 'landscape' | 'portrait' | 'tablet' | 'desktop';

/** Layouts with their media queries; the first that matches is used, else the desktop's. */
type Layouts = readonly (readonly [Layout, string])[];
/** The media query for the phone layout, as in the style sheets. */
export const PHONE = '(max-width: 56.1875em)';
/** Lessons and replays need no more: a tablet on its side shows all parts, as a desktop does. */
const LAYOUTS: Layouts = [
  ['landscape', '(min-width: 40em) and (max-height: 27em)'],
  [
    'portrait',
    '(min-width: 46.5em) and (max-width: 75em) and (min-height: 50em) and (orientation: portrait)',
  ],
  ['phone', PHONE],
];
export const TABLE_LAYOUTS: Layouts = [
  ...LAYOUTS,
  ['tablet', '(max-width: 75em) and (min-height: 44em)'],
];

/** The media query for a phone that is too short for everything at once, as in the style sheets. */
export const SHORT = `${PHONE} and (max-height: 43.75em)`;

export class PageState {
  tab = $state<Tab>('mine');
  sheet = $state.raw<Sheet | null>(null);
  /** The card of mine whose details are open, by its id. */
  inspected = $state.raw<string | null>(null);
  /** The seat that a spectator watches; null follows the active player. */
  watched = $state<number | null>(null);
  isHinting = $state(false);
  /** Beside the board: what is shown below the rivals, or below the majorities where both fit. */
  talk = $state<Talk>('majorities');
  /** Whether the chat is shown, so that its lines need no other mention. */
  readonly isChatShown = $derived(
    this.sheet ? this.sheet.kind === 'chat' : this.talk === 'chat' && !this.isPhone,
  );
  layout = $state<Layout>('desktop');
  /** Whether fingers are the main way to point: the first tap on a cell only shows it. */
  readonly isTouched = matchMedia('(pointer: coarse)').matches;
  /** Whether one part is shown at a time. */
  get isPhone(): boolean {
    return this.layout === 'phone' || this.layout === 'landscape';
  }

  constructor(layouts: Layouts = LAYOUTS) {
    const queries = layouts.map(([layout, query]) => ({ layout, media: matchMedia(query) }));
    const update = () => {
      this.layout = queries.find(({ media }) => media.matches)?.layout ?? 'desktop';
      // For the style sheets of parts that several pages show.
      const { dataset } = document.documentElement;
      dataset.layout = this.layout;
      dataset.phone = String(this.isPhone);
    };
    update();
    // The next page has layouts of its own.
    $effect(() => {
      for (const { media } of queries) media.addEventListener('change', update);
      return () => {
        for (const { media } of queries) media.removeEventListener('change', update);
      };
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

  /** Show the chat: beside the board, on a phone as a sheet. */
  openChat(): void {
    this.close();
    if (this.isPhone) this.open({ kind: 'chat' });
    else this.talk = 'chat';
  }

  close(): void {
    this.sheet = null;
  }
}
