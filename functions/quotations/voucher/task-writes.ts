import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { transferKeys } from '#functions/transfers/keys.ts';
import { kartParts } from '#shared/quotations/papers.ts';
import { HOUR } from '#shared/time.ts';
import { kartKeys } from '../keys.ts';
import type { AsidesRow } from '#functions/transfers/model.ts';
import type { KartItem } from '../model.ts';
import { earnedFrom } from '../earned-from.ts';

/** The sweep takes it over where whoever asked is dead or out of time. Milliseconds. */
const AFTER = 30_000;

const isVouchered = ({ state }: KartItem): boolean => state === 'VOUCHERED';

/**
 * A head whose vouchers are to be made anew, where it is vouchered, or was: one number on, so that the work of an older
 * one stops.
 */
export const renumbered = (before: KartItem, next: KartItem): KartItem =>
  isVouchered(before) || isVouchered(next) ? { ...next, voucher: (before.voucher ?? 0) + 1 } : next;

/** What is to be done for a quotation's vouchers, for the commit that makes it due; the job sheet says so until it is done. */
export const voucherTaskWrites = (actor: Actor, before: KartItem, next: KartItem): Write<never>[] =>
  isVouchered(before) || isVouchered(next)
    ? [
        putTask(
          actor,
          kartKeys.voucherTask(actor, next.id),
          'MAIL',
          { site: actor.site, reference: next.id, name: 'voucher' },
          clock.now() + AFTER,
        ),
        { kind: 'update', key: transferKeys.atWork(actor), add: { numbers: new Set([next.quotationId]) } },
      ]
    : [];

/** A vouchered quotation is left alone for so long before what changed of its price stands on papers. Milliseconds. */
const QUIET = HOUR;

/** Whatever of it its papers say in money, and who pays. */
const billedAs = (head: KartItem): string => JSON.stringify([head.userId, kartParts(head)]);

/** Its papers are due then, ms since 1970. */
export const papersTask = (actor: Actor, id: string, due: number): Write<never> =>
  putTask(
    actor,
    kartKeys.kartTask(actor, id, 'PAPERS'),
    'MAIL',
    { site: actor.site, reference: id, name: 'kart-papers' },
    due,
  );

/** It was vouchered, or its trip is over: then what is kept of it is billed without a voucher too. */
const mayBeBilled = (actor: Actor, head: KartItem): boolean =>
  (head.voucher ?? 0) > 0 || earnedFrom(actor, head) <= clock.now();

/**
 * Its papers are due: its invoice once it is vouchered, what changed of that, or of one whose trip is over, a while after the
 * last change, and a credit note once it is cancelled. Withdrawn, a voucher's papers are looked at after the trip.
 */
export function papersTaskWrites(actor: Actor, before: KartItem, next: KartItem): Write<never>[] {
  const isNow = next.state === 'CANCELLED' ? mayBeBilled(actor, before) : isVouchered(before) !== isVouchered(next);
  if (isNow) return [papersTask(actor, next.id, clock.now())];
  if (next.state === 'CANCELLED' || billedAs(before) === billedAs(next)) return [];
  const isBilled = isVouchered(next) || earnedFrom(actor, next) <= clock.now();
  return isBilled ? [papersTask(actor, next.id, clock.now() + QUIET)] : [];
}

/** Nothing newer than this number is to be made. CONFLICT where something is. */
export const stillOf = (actor: Actor, { id, voucher }: KartItem): Write<never> => ({
  kind: 'check',
  key: kartKeys.kart(actor, id),
  when: [{ field: 'voucher', is: voucher }],
});

/** Nothing newer than this number is to be made, and these clashes are set aside (undefined: none ever was). CONFLICT else. */
export const asReadWrites = (actor: Actor, head: KartItem, asides: AsidesRow | undefined): Write<never>[] => [
  stillOf(actor, head),
  {
    kind: 'check',
    key: transferKeys.clashesAside(actor, head.id),
    when: [asides ? { field: 'version', is: asides.version } : { absent: true }],
  },
];

/** The vouchers are made as they were read. CONFLICT where there is a newer one, or other clashes were set aside. */
export const endVoucherWrites = (actor: Actor, head: KartItem, asides: AsidesRow | undefined): Write<never>[] => [
  ...asReadWrites(actor, head, asides),
  endTask(kartKeys.voucherTask(actor, head.id)),
  { kind: 'update', key: transferKeys.atWork(actor), take: { numbers: new Set([head.quotationId]) } },
];
