/** Dragging a tile with mouse, pen or finger; drop targets mark themselves in the document. */

/** The distance in pixels from which on a movement is a drag instead of a click. */
const FAR = 6;

class Drag {
  tile = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The drop target under the pointer: `cell:1,-2`, `reserve`, `give`. */
  over = $state<string | null>(null);
}

export const drag = new Drag();

interface Dragging {
  tile: string;
  enabled: boolean;
  /** The tile was picked up. */
  start(): void;
  /** The tile was dropped on a target, or on none. */
  drop(place: string | null): void;
}

/** Make an element draggable: `use:draggable={{ tile, enabled, start, drop }}`. */
export function draggable(element: HTMLElement, dragging: Dragging) {
  let from: { x: number; y: number } | null = null;

  const down = (event: PointerEvent) => {
    if (!dragging.enabled || event.button) return;
    from = { x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    if (drag.tile === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      drag.tile = dragging.tile;
      dragging.start();
    }
    drag.x = event.clientX;
    drag.y = event.clientY;
    drag.over = placeAt(event.clientX, event.clientY);
  };
  const up = () => {
    from = null;
    if (drag.tile === null) return;
    const place = drag.over;
    end();
    swallowClick(element);
    dragging.drop(place);
  };
  const end = () => {
    from = null;
    drag.tile = null;
    drag.over = null;
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', end);
  return {
    update: (next: Dragging) => {
      dragging = next;
    },
    destroy: () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', end);
      if (from) end();
    },
  };
}

function placeAt(x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return place?.dataset.drop ?? null;
}

/** Ignore the click that follows a drag. */
function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
}
