import { isIPv6 } from 'node:net';

const GROUPS = 8;

/**
 * Whom a client address stands for, to count by. One connection is given a whole /64 of IPv6 and may take another of
 * its addresses for each request, so those are one; IPv4, also written as IPv6, stays as it is. What is no address is
 * handed back.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const mapped = /^(?:0*:)*:?(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = bare.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  // A dotted end fills two groups; it lies beyond the first 64 bits unless zeros were left out before it.
  const filled = front.length + back.length + (bare.includes('.') ? 1 : 0);
  const all = tail === undefined ? front : [...front, ...Array<string>(GROUPS - filled).fill('0'), ...back];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * A network as its own people are shown it, of `networkOf`: of IPv4 without the last part, which tells them apart. Empty
 * for what is no address.
 */
export function shownNetwork(network: string): string {
  const parts = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(network);
  if (parts) return `${parts[1]}.*`;
  return network.endsWith('/64') ? network : '';
}
