/**
 * Movement explains: what was somewhere before an update flies to where it is after it.
 *
 * Elements say what they are with `data-fly="tile:garden-8-ne"`. Before an update their places are
 * measured; afterwards each element that is somewhere else comes from its old place. Only
 * transforms move.
 */

import { tick } from 'svelte';
import { settings } from '../state/settings.svelte';

const TIME = 320;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

export class Flights {
  constructor(private root: () => HTMLElement | undefined) {}

  /** Call before the page changes. */
  async follow(): Promise<void> {
    const root = this.root();
    if (!root || !settings.lasting(TIME)) return;
    const before = placesIn(root);
    await tick();
    for (const element of flyersIn(root)) this.fly(element, before.get(nameOf(element)) ?? []);
  }

  private fly(element: HTMLElement, before: DOMRect[]): void {
    const now = element.getBoundingClientRect();
    if (!now.width || before.some((place) => isSame(place, now))) return;
    const from = before.shift();
    if (!from?.width) return;
    const x = from.left - now.left;
    const y = from.top - now.top;
    const scale = from.width / now.width;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      { duration: settings.lasting(TIME), easing: EASE },
    );
  }
}

function flyersIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-fly]')];
}

const nameOf = (element: HTMLElement): string => element.dataset.fly ?? '';

function placesIn(root: HTMLElement): Map<string, DOMRect[]> {
  const places = new Map<string, DOMRect[]>();
  for (const element of flyersIn(root)) {
    const name = nameOf(element);
    places.set(name, [...(places.get(name) ?? []), element.getBoundingClientRect()]);
  }
  return places;
}

const isSame = (one: DOMRect, two: DOMRect): boolean =>
  Math.abs(one.left - two.left) < 2 && Math.abs(one.top - two.top) < 2;
