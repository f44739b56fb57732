import type * as z from 'zod/mini';
import type { UserActor } from '#functions/actor.ts';
import { drivers } from '#functions/destination/masters.ts';
import { listFew } from '#functions/records/whole-kind-store.ts';
import type { Scope } from '#functions/scope.ts';
import { holds } from '#shared/permissions/holds.ts';
import { daysBetween } from '#shared/time.ts';
import type { driverTransferShown, TransferShown } from '#shared/transfers/transfer.ts';
import type { TransferItem } from './model.ts';

type ForDriver = z.output<typeof driverTransferShown>;

const drive = (row: TransferItem): ForDriver => ({
  ...{ id: row.id, date: row.date, time: row.time, title: row.title, pax: row.pax, sharingType: row.sharingType },
  ...{ pickupLocation: row.pickupLocation, dropLocation: row.dropLocation, guest: row.guest, phone: row.phone },
  flight: row.flight ?? '',
  ...{ remarkForCustomer: row.remarkForCustomer, state: row.state, isCompleted: row.state === 'DONE' },
  ...{ completedAt: row.completedAt, doneAt: row.doneAt, was: row.was ?? null, changedAt: row.changedAt },
});

/** Whether the job sheet's staff say its time: what it is of names none. */
export const isTimeOpen = ({ time, isTimedByStaff }: TransferItem): boolean => time === '' || isTimedByStaff === true;

/** A transfer as staff see it; its charges only where they may. `names`: of drivers by their ids. */
export const showTransfer = (
  actor: UserActor,
  row: TransferItem,
  names: ReadonlyMap<string, string>,
): TransferShown => ({
  ...drive(row),
  ...{ source: row.source, isTimeOpen: isTimeOpen(row) },
  ...{ kartId: row.kartId, quotationId: row.quotationId, kartName: row.kartName, internalRemark: row.internalRemark },
  ...{ driverId: row.driverId, driverName: names.get(row.driverId) ?? '', currency: row.currency },
  internalDriverCharges: holds(actor, 'transfers.money') ? row.charges : null,
  ...{ doneBy: row.doneBy, pressedAt: row.pressedAt, aside: row.aside ?? '' },
  clashes: (row.clashes ?? []).map((one) => ({ ...one })),
});

/** Drivers' names by their ids, from memory. */
export const driverNames = async (scope: Scope): Promise<ReadonlyMap<string, string>> =>
  new Map((await listFew(scope, drivers)).map(({ id, driverName }) => [id, driverName]));

/** A transfer as its driver sees it: whom to ring only from the day before it to the day after; `today` in the site's zone. */
export function showToDriver(row: TransferItem, today: string): ForDriver {
  const isNear = Math.abs(daysBetween(today, row.date)) <= 1;
  return { ...drive(row), ...(!isNear && { guest: '', phone: '' }) };
}
