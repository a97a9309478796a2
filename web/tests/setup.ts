/** What jsdom lacks and the page asks for as soon as it is imported: a window of one size. */

globalThis.matchMedia ??= () =>
  ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
