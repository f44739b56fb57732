import { makeKey, makePartition } from './key.ts';

/** The few keys that belong to no site. Everything else is in keys.ts and begins with one. */
export const globalKeys = {
  /** Host → site. */
  domain: (host: string) => makeKey(`P#DOM#${host.toLowerCase()}`, 'A'),
  /** Every site, for what is done at all of them; sort key the site. */
  sites: () => makePartition('P#SITES'),
  listedSite: (site: string) => makeKey('P#SITES', site),
  /** A gateway's payment, claimed for ever by the order that it paid. */
  gatewayPayment: (gateway: string, account: string, paymentId: string) =>
    makeKey(`P#GW#${gateway}#${account}#${paymentId}`, 'A'),
  /** The sandbox payment gateway's own books: an outside party's, so they belong to no site. */
  sandboxGateway: (gatewayOrderId: string) => makeKey(`P#SBXGW#${gatewayOrderId}`, 'A'),
  /** An address that bounced (hashed): not mailed again, by any site, until that is lifted. */
  suppressed: (hash: string) => makeKey(`P#SUP#${hash}`, 'A'),
  /** Embedded only: that table and key file belong together. */
  home: () => makeKey('P#HOME', 'A'),
  /** The version that the table's rows were brought up to as a whole. */
  schema: () => makeKey('P#SCHEMA', 'A'),
  /** Embedded only: how far a demo site's life has come. */
  life: (site: string) => makeKey('P#LIFE', site),
  /** Due work of a kind, spread over four partitions; sort key the instant it is due. */
  due: (kind: DueKind, shard: 0 | 1 | 2 | 3) => makePartition(`DUE#${kind}#${shard}`, 'due'),
};

/** Kinds of due work, each with its scheduled function. */
export const dueKinds = ['EXPIRY', 'BOOK', 'REFUND', 'HOLD', 'UNKNOWN', 'REFRESH', 'PURGE', 'MAIL', 'SETTLE'] as const;
export type DueKind = (typeof dueKinds)[number];

/**
 * Spreads things over the four due partitions by what they are called, whatever that looks like (FNV-1a, its upper bits).
 * Throws for an empty reference: all such would fall into one.
 */
export function dueShard(reference: string): 0 | 1 | 2 | 3 {
  if (!reference) throw new Error('a task about nothing');
  let hash = 0x811c9dc5;
  for (const sign of reference) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  return (hash >>> 30) as 0 | 1 | 2 | 3;
}
