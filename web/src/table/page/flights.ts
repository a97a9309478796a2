/**
 * Animations: elements fly from their position before an update to the one after it.
 *
 * `data-fly="tile:garden-8-ne"` names the piece that an element shows; `data-lies` marks an element
 * that is only a start position, because cells themselves do not move. Positions are measured before
 * an update; in the next frame each element that moved is animated from its old position. Only
 * transforms are animated.
 */

import { settings } from '../../state/settings.svelte';

const TIME = 320;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

export class Flights {
  /** Positions before the change. */
  private before: Map<string, DOMRect[]> | null = null;
  private flying: Animation[] = [];

  constructor(private root: () => HTMLElement | undefined) {}

  /** Measure positions; call it before the page changes. Changes within a frame are animated
   * together. */
  measure(): void {
    const root = this.root();
    if (!root || this.before || !settings.duration(TIME)) return;
    this.before = placesIn(root);
    requestAnimationFrame(() => this.animate());
  }

  /** Start the animations; an element in flight continues from its current position. */
  private animate(): void {
    for (const flight of this.flying) flight.cancel();
    const before = this.before ?? new Map<string, DOMRect[]>();
    this.before = null;
    // Measure everything before the first change, to avoid repeated layout.
    const flights = flyersIn(this.root()).map((element) => ({
      element,
      path: pathOf(element.getBoundingClientRect(), before.get(element.dataset.fly ?? '') ?? []),
    }));
    const timing = { duration: settings.duration(TIME), easing: EASE };
    this.flying = flights.flatMap(({ element, path }) =>
      path ? element.animate(path, timing) : [],
    );
  }
}

/** The keyframes from an old position to the new one; each old position is used once. */
function pathOf(now: DOMRect, before: DOMRect[]): Keyframe[] | null {
  if (!now.width || before.some((place) => isSame(place, now))) return null;
  const from = before.shift();
  if (!from?.width) return null;
  const x = from.left - now.left;
  const y = from.top - now.top;
  const scale = from.width / now.width;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
    { transform: 'none', transformOrigin: '0 0' },
  ];
}

function flyersIn(root?: HTMLElement): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-fly]') ?? [])];
}

function placesIn(root: HTMLElement): Map<string, DOMRect[]> {
  const places = new Map<string, DOMRect[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-fly], [data-lies]')) {
    const name = element.dataset.fly ?? element.dataset.lies ?? '';
    places.set(name, [...(places.get(name) ?? []), element.getBoundingClientRect()]);
  }
  return places;
}

const isSame = (one: DOMRect, two: DOMRect): boolean =>
  Math.abs(one.left - two.left) < 2 && Math.abs(one.top - two.top) < 2;
