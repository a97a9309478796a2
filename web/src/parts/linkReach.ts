/** From where a link can be opened, by its host: only this machine, this network, or anywhere. */

export type Reach = 'machine' | 'network' | 'anywhere';

const MACHINE = /^(localhost|127\.[\d.]+|\[::1\])$/;
const NETWORK =
  /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cd]|\[fe80:)|^[^.[]+$|\.(local|lan|home)$/;

export function reachOf(link: string): Reach {
  const host = new URL(link).hostname;
  if (MACHINE.test(host)) return 'machine';
  return NETWORK.test(host) ? 'network' : 'anywhere';
}
