/** Colours by name; what a plug-in brings has none of its own, as in the pictures of the package. */

export const currencyColor = (currency: string): string => `var(--cur-${currency}, var(--brass))`;
export const currencyInk = (currency: string): string =>
  `var(--on-cur-${currency}, var(--stone-ink))`;
export const kindColor = (kind: string): string => `var(--kind-${kind}, var(--kind-start))`;
export const kindDeep = (kind: string): string =>
  `var(--kind-${kind}-deep, var(--kind-start-deep))`;
