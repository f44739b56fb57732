import type { SupplierBooking } from '#functions/suppliers/flight-supplier.ts';
import { commitAfter } from '#functions/table/commit-after.ts';
import type { Write } from '#functions/table/write.ts';
import type { FailureCode } from '#shared/errors.ts';
import { committerOf, ofSides, type Saga } from './saga.ts';
import { completeWrites, holdWrites, lookUpsOf, startRefundWrites } from './writes.ts';

/** GO_ON: the order moved by this worker's hand, read it and go on. STOP: nothing more for this worker now. */
export type Progress = 'GO_ON' | 'STOP';

/** Each side's writes in one commit. Refused means another worker has the order now, or the table is busy: its task brings it back. */
export async function record<F extends FailureCode>(
  saga: Saga,
  writesOf: (side: Saga) => Write<F>[],
  lookUpsFor: (side: Saga) => Write<never>[] = () => [],
): Promise<Progress> {
  const done = await commitAfter(committerOf(saga), ofSides(saga, lookUpsFor), ofSides(saga, writesOf));
  return done.ok ? 'GO_ON' : 'STOP';
}

export const complete = (saga: Saga, answer: SupplierBooking): Promise<Progress> =>
  record(
    saga,
    (side) => completeWrites(side, answer),
    (side) => lookUpsOf(side, answer),
  );
export const hold = (saga: Saga, answer: SupplierBooking): Promise<Progress> =>
  record(
    saga,
    (side) => holdWrites(side, answer),
    (side) => lookUpsOf(side, answer),
  );
export const startRefund = (saga: Saga, note: string): Promise<Progress> =>
  record(
    saga,
    (side) => startRefundWrites(side, note),
    (side) => lookUpsOf(side),
  );
