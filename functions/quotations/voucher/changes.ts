import type { ItineraryDay, TransferItem, TransferOfVoucher, TransferPlan } from '#functions/transfers/model.ts';
import type { Wanted } from './wanted.ts';

/** A transfer that the voucher's work changes, and how. */
export interface TransferChange {
  before: TransferItem | undefined;
  next: TransferItem;
  event: 'make' | 'move' | 'withdraw';
}

/** What the voucher's work has to do. */
export interface VoucherChanges {
  transfers: TransferChange[];
  days: ItineraryDay[];
  /** Dates of days on which nothing is done any more. */
  dropped: string[];
}

interface Stands {
  transfers: readonly TransferItem[];
  days: readonly ItineraryDay[];
}

/** What is the voucher's of a transfer, and nobody else's. */
const voucherFields = [
  ...(['quotationId', 'kartName', 'lineId', 'end', 'title', 'date', 'time', 'pickupLocation'] as const),
  ...([
    'dropLocation',
    'sharingType',
    'guest',
    'phone',
    'pax',
    'remarkForCustomer',
    'internalRemark',
    'flight',
    'clashes',
  ] as const),
] as const satisfies readonly (keyof TransferOfVoucher)[];

const isSame = (one: TransferOfVoucher, other: TransferOfVoucher): boolean =>
  voucherFields.every((field) => JSON.stringify(one[field] ?? '') === JSON.stringify(other[field] ?? ''));

const planOf = ({ date, time, pickupLocation, dropLocation }: TransferPlan): TransferPlan => ({
  date,
  time,
  pickupLocation,
  dropLocation,
});
/** Whether who drives it has to know. */
export const isMoved = (one: TransferPlan, other: TransferPlan): boolean =>
  JSON.stringify(planOf(one)) !== JSON.stringify(planOf(other));

const made = (wanted: TransferOfVoucher, voucher: number, currency: string): TransferItem => ({
  ...wanted,
  ...{ version: 0, voucher, state: 'OPEN', driverId: '', charges: null, currency },
  ...{ completedAt: '', doneAt: '', doneBy: '', pressedAt: '', changedAt: '' },
});

/**
 * A transfer as the voucher has it now; who drives it, for how much, and whether it is done stays. Why its driver may have
 * another at that time is said of that time alone. A time that staff said stands while it names none, on that day.
 */
function moved(stands: TransferItem, wanted: TransferOfVoucher, voucher: number, now: string): TransferItem {
  const { was: _was, isTimedByStaff, ...rest } = stands;
  const isTimed = isTimedByStaff && wanted.time === '' && wanted.date === stands.date;
  const plan = isTimed ? { ...wanted, time: stands.time } : wanted;
  const isOther = isMoved(stands, plan);
  return {
    ...rest,
    ...Object.fromEntries(voucherFields.map((field) => [field, plan[field]])),
    voucher,
    ...(isTimed && { isTimedByStaff }),
    ...(isOther ? { was: planOf(stands), changedAt: now, aside: '' } : stands.was && { was: stands.was }),
  };
}

/**
 * What is to be done so that what stands is what is wanted. What is done stays done, whatever becomes of its quotation;
 * what was withdrawn and is wanted again is to be driven again. `now` is an instant.
 */
export function changesOf(
  wanted: Wanted,
  stands: Stands,
  { voucher, currency, now }: { voucher: number; currency: string; now: string },
): VoucherChanges {
  const standing = new Map(stands.transfers.map((one) => [one.id, one]));
  const ids = new Set(wanted.transfers.map(({ id }) => id));
  const changed = wanted.transfers.flatMap((one): TransferChange[] => {
    const before = standing.get(one.id);
    if (!before) return [{ before, next: made(one, voucher, currency), event: 'make' }];
    const next = moved(before, one, voucher, now);
    if (before.state === 'WITHDRAWN')
      return [{ before, next: { ...next, state: 'OPEN', pressedAt: '', changedAt: now }, event: 'make' }];
    return isSame(before, next) ? [] : [{ before, next, event: 'move' }];
  });
  const withdrawn = stands.transfers
    .filter(({ id, state }) => state === 'OPEN' && !ids.has(id))
    .map((before): TransferChange => ({
      before,
      next: { ...before, state: 'WITHDRAWN', voucher, changedAt: now },
      event: 'withdraw',
    }));
  const dates = new Set(wanted.days.map(({ date }) => date));
  const cards = new Map(stands.days.map((day) => [day.date, JSON.stringify(day)]));
  return {
    transfers: [...changed, ...withdrawn],
    days: wanted.days.filter((day) => cards.get(day.date) !== JSON.stringify(day)),
    dropped: [...cards.keys()].filter((date) => !dates.has(date)),
  };
}
