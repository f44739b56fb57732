import { BlockList, isIP } from 'node:net';
import type { KeyRights } from '#functions/users/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { Arrival } from '../check-origin.ts';
import { header, type HttpEvent } from '../request/event.ts';

const ELSEWHERE = 'This key cannot be used from this network address.';

/**
 * Whether a program may use its key from where the request came. A page of another site has no business with it, whatever
 * it only reads; where networks are named, an address that is not known is none of them.
 */
export function mayUseKey(
  event: HttpEvent,
  { origin, address }: Arrival,
  { networks }: KeyRights,
): Outcome<void, 'FOREIGN_ORIGIN' | 'FORBIDDEN'> {
  const from = header(event, 'origin');
  if (from !== undefined && from !== origin) return fail('FOREIGN_ORIGIN');
  return networks.length === 0 || isWithin(address, networks)
    ? ok(undefined)
    : fail('FORBIDDEN', { message: ELSEWHERE });
}

function isWithin(address: string, networks: readonly string[]): boolean {
  const [bare = ''] = address.split('%');
  const family = isIP(bare);
  if (!family) return false;
  const allowed = new BlockList();
  for (const network of networks) {
    const [net = '', bits] = network.split('/');
    const isFour = isIP(net) === 4;
    allowed.addSubnet(net, bits === undefined ? (isFour ? 32 : 128) : Number(bits), isFour ? 'ipv4' : 'ipv6');
  }
  return allowed.check(bare, family === 4 ? 'ipv4' : 'ipv6');
}
