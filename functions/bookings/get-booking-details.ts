import type { UserActor } from '#functions/actors/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import type { PassengerSecrets } from './model.ts';
import { showTicket } from './show-ticket.ts';
import { showTimeline } from './show-timeline.ts';
import { type BookingRecord, readBookingRecord } from './store.ts';
import { ticketIssuer } from './ticket-issuer.ts';
import { documentsSeenWrites } from './ticket-writes.ts';
import { secretsName } from './writes.ts';

export const getBookingDetailsHandler = handle(getBookingDetails, async (actor, { bookingId, withDocuments }) => {
  const record = await readBookingRecord(actor, bookingId);
  if (!record) return fail('NOT_FOUND');
  const { booking, events, changeRequestIds } = record;
  if (withDocuments && record.sealed && actor.userType === 'staff') {
    // What could not be noted is not opened.
    const noted = await commit(actor, documentsSeenWrites(actor, booking));
    if (!noted.ok) return noted as Failure<CommonFailure>;
  }
  const documents = withDocuments ? await readDocuments(actor, record) : null;
  const [issuer, timeline] = await Promise.all([ticketIssuer(actor, booking), showTimeline(actor, events)]);
  return ok({ booking: showTicket(actor, booking, issuer, changeRequestIds), fareRules: booking.fareRules, timeline, documents });
});

/** Passports and dates of birth without the PAN, which no page shows. */
async function readDocuments(actor: UserActor, { booking, sealed }: BookingRecord) {
  if (!sealed) return null;
  const secrets = (await decryptPersonal(secretsName(actor, booking.bookingId), sealed)) as PassengerSecrets[];
  return secrets.map(({ dateOfBirth, passportNo, passportIssueDate, passportExpiry, passportIssueCountryCode }) => ({ dateOfBirth, passportNo, passportIssueDate, passportExpiry, passportIssueCountryCode }));
}
