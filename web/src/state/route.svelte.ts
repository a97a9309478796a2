/** The address: which page is shown. Links work without a reload. */

import { BASE } from '../wire/rest';

class Route {
  path = $state(here());
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  /** Go to a page of ours, `/table/AB12CD`. */
  go(path: string, replace = false): void {
    const url = BASE + path;
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** The parts of the path: `['table', 'AB12CD']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  private read(): void {
    this.path = here();
    this.query = location.search;
  }
}

function here(): string {
  return location.pathname.slice(BASE.length) || '/';
}

export const route = new Route();

/** The address of a page of ours, for `href`. */
export const href = (path: string): string => BASE + path;

/** Follow links of ours without a reload: `<a href={href('/rules')} use:link>`. */
export function link(anchor: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    route.go(anchor.pathname.slice(BASE.length) + anchor.search + anchor.hash);
  };
  anchor.addEventListener('click', follow);
  return { destroy: () => anchor.removeEventListener('click', follow) };
}
