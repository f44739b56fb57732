import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { kartKeys } from '../keys.ts';
import type { KartItem } from '../model.ts';

/** The sweep takes it over where whoever asked is dead or out of time. Milliseconds. */
const AFTER = 30_000;

const isVouchered = ({ state }: KartItem): boolean => state === 'VOUCHERED';

/**
 * A head whose vouchers are to be made anew, where it is vouchered, or was: one number on, so that the work of an older
 * one stops.
 */
export const renumbered = (before: KartItem, next: KartItem): KartItem =>
  isVouchered(before) || isVouchered(next) ? { ...next, voucher: (before.voucher ?? 0) + 1 } : next;

/** What is to be done for a quotation's vouchers, for the commit that makes it due. */
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
      ]
    : [];

/** Nothing newer than this number is to be made. CONFLICT where something is. */
export const stillOf = (actor: Actor, { id, voucher }: KartItem): Write<never> => ({
  kind: 'check',
  key: kartKeys.kart(actor, id),
  when: [{ field: 'voucher', is: voucher }],
});

/** The vouchers of this number are made. CONFLICT where there is a newer one. */
export const endVoucherWrites = (actor: Actor, head: KartItem): Write<never>[] => [
  stillOf(actor, head),
  endTask(kartKeys.voucherTask(actor, head.id)),
];
