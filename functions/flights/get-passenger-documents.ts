import { mayOpenDocuments, NO_DOCUMENTS } from '#functions/bookings/may-open-documents.ts';
import type { PassengerSecrets } from '#functions/bookings/model.ts';
import { readSealed } from '#functions/bookings/store.ts';
import { documentsSeenWrites } from '#functions/bookings/ticket-writes.ts';
import { secretsName } from '#functions/bookings/writes.ts';
import { handle } from '#functions/http/handle.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { getPassengerDocuments } from '#shared/flights/get-passenger-documents.ts';
import { flightOfOrder } from './flight-of-order.ts';

/** What a review shows of the documents that it asks to confirm. */
export const getPassengerDocumentsHandler = handle(getPassengerDocuments, async (actor, { orderId, inFull }) => {
  const read = await flightOfOrder(actor, orderId);
  if (!read.ok) return read.code === 'ORDER_EXPIRED' ? ok({ documents: null, mayOpen: false }) : fail(read.code);
  const { flight } = read.value;
  const mayOpen = mayOpenDocuments(actor, flight);
  if (inFull && !mayOpen) return fail('FORBIDDEN', { message: NO_DOCUMENTS });
  const sealed = await readSealed(actor, flight);
  if (!sealed) return ok({ documents: null, mayOpen });
  // Staff who booked it have written them; another's are noted.
  if (actor.userType === 'staff' && flight.userId !== actor.userId) {
    // What could not be noted is not opened.
    const noted = await commit(actor, documentsSeenWrites(actor, flight));
    if (!noted.ok) return noted;
  }
  const secrets = (await decryptPersonal(secretsName(actor, flight.bookingId), sealed)) as PassengerSecrets[];
  const documents = secrets.map((secret, at) => ({
    ...shown(secret, inFull),
    firstName: flight.passengers[at]!.firstName,
    lastName: flight.passengers[at]!.lastName,
    nationality: flight.passengers[at]!.nationality,
  }));
  return ok({ documents, mayOpen });
});

const LAST = 4;

function shown(secret: PassengerSecrets, inFull: boolean) {
  const { dateOfBirth, passportNo, passportIssueDate, passportExpiry, passportIssueCountryCode } = secret;
  const masked = '•'.repeat(Math.max(0, passportNo.length - LAST)) + passportNo.slice(-LAST);
  return {
    dateOfBirth,
    passportNo: inFull ? passportNo : masked,
    passportIssueDate,
    passportExpiry,
    passportIssueCountryCode,
  };
}
