import type { Actor } from '#functions/actor.ts';
import { askBookingSupplier } from '#functions/flights/saga/ask-booking-supplier.ts';
import type { SupplierChangeStatus } from '#functions/suppliers/flight-supplier.ts';
import { commitAfter } from '#functions/table/commit-after.ts';
import { commit } from '#functions/table/commit.ts';
import { RequestType } from '#shared/changes/model.ts';
import { completeReissue } from './reissue/complete-reissue.ts';
import { completeWrites } from './complete-writes.ts';
import { rejectedMail } from './mails.ts';
import type { ChangeItem } from './model.ts';
import { partOfChange } from './part-of-change.ts';
import { reissueUndoneWrites } from './reissue/reissue-order-writes.ts';
import type { Sold } from './subject-of.ts';
import { bookingReturnsWrites, changeEventWrites, supplierSaysWrites } from './writes.ts';

/** `WAITS`: asked again later. `STAFF`: its supplier did otherwise than was agreed, and staff decide. `AGAIN`: it moved on. */
export type Asked = 'WAITS' | 'STAFF' | 'ENDED' | 'AGAIN';

/**
 * Asks the supplier what became of a request that it has, and records it: completed where it kept no more than was
 * agreed, rejected where it refused, its word otherwise. No answer is no news.
 */
export async function askStatus(actor: Actor, subject: Sold & { change: ChangeItem }): Promise<Asked> {
  const { change, booking } = subject;
  const { supplierId, charges } = change;
  if (change.state !== 'WithSupplier' || !supplierId || !charges) return 'STAFF';
  const answered = await askBookingSupplier({ actor, booking }, (supplier, call) =>
    supplier.changeRequestStatus(call, supplierId),
  );
  if (!answered.ok) return 'WAITS';
  const said = answered.value;
  const words = { rawStatus: said.rawStatus, supplierSays: said.statusText };
  if (said.state === 'REJECTED') return rejected(actor, subject, said);
  if (change.requestType === RequestType.ChangeItinerary && said.state === 'COMPLETED')
    return reissued(actor, subject, said);
  const part = partOfChange(booking, change);
  const { charge, creditNote } = said;
  let isBehind = false;
  const isAsAgreed = said.state === 'COMPLETED' && charge !== undefined && charge <= charges.airlineCharge;
  if (isAsAgreed && part) {
    const more = { ...words, ...(creditNote && { creditNote }) };
    const completed = await completeWrites(actor, subject, { charges, part, airlineCharge: charge, more });
    const other = await followedBy(actor, change);
    const there = other && completed && (await other.completed(completed.back));
    if (completed && (!other || there))
      return (await commit(other?.both ?? actor, [...completed.writes, ...(there ?? [])])).ok ? 'ENDED' : 'AGAIN';
    // The partner's booking follows with its next look.
    isBehind = completed !== undefined;
  }
  const isNews = words.rawStatus !== change.rawStatus || words.supplierSays !== change.supplierSays;
  if (isNews && !(await commit(actor, supplierSaysWrites(actor, subject, words))).ok) return 'AGAIN';
  return said.state === 'COMPLETED' && !isBehind ? 'STAFF' : 'WAITS';
}

/** What follows at the site that bought it through a link: few are such, and the rest loads none of it. */
const followedBy = async (actor: Actor, change: ChangeItem) =>
  change.partner && (await import('./linked/by-worker.ts')).followed(actor, change);

/** By hand again where the supplier does not say what it issued. */
async function reissued(
  actor: Actor,
  subject: Sold & { change: ChangeItem },
  { rawStatus, statusText, reissued: issued }: SupplierChangeStatus,
): Promise<Asked> {
  const more = { rawStatus, supplierSays: statusText };
  const completed = issued && (await completeReissue(actor, subject, { ...issued, more }));
  if (!completed) return 'STAFF';
  return (await commitAfter(actor, completed.lookUps, completed.writes)).ok ? 'ENDED' : 'AGAIN';
}

async function rejected(
  actor: Actor,
  { change, booking }: Sold & { change: ChangeItem },
  { rawStatus, statusText }: SupplierChangeStatus,
): Promise<Asked> {
  const changes = { rawStatus, supplierSays: statusText, reason: statusText };
  const other = await followedBy(actor, change);
  const done = await commit(other?.both ?? actor, [
    ...changeEventWrites(actor, change, ['reject'], changes, statusText),
    ...bookingReturnsWrites(actor, booking, change),
    ...(await reissueUndoneWrites(actor, change)),
    ...(await rejectedMail(actor, change, statusText, 'airline')),
    ...((await other?.rejected(statusText)) ?? []),
  ]);
  return done.ok ? 'ENDED' : 'AGAIN';
}
