/** Colours by name; components of plug-ins have default colours, as in exported pictures. */

export const currencyColor = (currency: string): string => `var(--cur-${currency}, var(--brass))`;
export const currencyInk = (currency: string): string =>
  `var(--on-cur-${currency}, var(--stone-ink))`;
export const kindColor = (kind: string): string => `var(--kind-${kind}, var(--kind-start))`;
export const kindDeep = (kind: string): string =>
  `var(--kind-${kind}-deep, var(--kind-start-deep))`;
