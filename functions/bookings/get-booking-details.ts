import { legalEntityOf, type UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { commit } from '#functions/table/commit.ts';
import { type People, readPeople } from '#functions/users/store.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { fail, ok } from '#shared/errors.ts';
import { mayOpenDocuments, NO_DOCUMENTS } from './may-open-documents.ts';
import type { PassengerSecrets } from './model.ts';
import { showDesk } from './show-desk.ts';
import { showTicket } from './show-ticket.ts';
import { showTimeline, usersIn } from './show-timeline.ts';
import { withShownMaker } from './shown-maker.ts';
import { type BookingRecord, readBookingRecord } from './store.ts';
import { ticketIssuer } from './ticket-issuer.ts';
import { documentsSeenWrites } from './ticket-writes.ts';
import { secretsName } from './writes.ts';

export const getBookingDetailsHandler = handle(getBookingDetails, async (actor, { bookingId, withDocuments }) => {
  // The reader is most often who booked: its own letterhead is read beside the booking, not after it.
  const [record, own] = await Promise.all([
    readBookingRecord(actor, bookingId),
    actor.userType === 'staff' ? undefined : readPeople(actor, [actor.userId], companyOf(actor)),
  ]);
  if (!record) return fail('NOT_FOUND');
  const { booking, events } = record;
  const mayOpen = mayOpenDocuments(actor, booking);
  if (withDocuments && !mayOpen) return fail('FORBIDDEN', { message: NO_DOCUMENTS });
  if (withDocuments && record.sealed && actor.userType === 'staff') {
    // What could not be noted is not opened.
    const noted = await commit(actor, documentsSeenWrites(actor, booking));
    if (!noted.ok) return noted;
  }
  const documents = withDocuments ? await readDocuments(actor, record) : null;
  const people = await everyone(actor, record, own);
  const [issuer, timeline, { desk, accounting }] = await Promise.all([
    ticketIssuer(actor, booking, people),
    showTimeline(actor, booking, events, people),
    showDesk(actor, booking),
  ]);
  const customer = people.users.get(booking.userId);
  const ticket = showTicket(actor, booking, issuer);
  const [shown = ticket] = await withShownMaker(actor, [ticket]);
  return ok({
    booking: { ...shown, ...(accounting && { accounting }) },
    customer: {
      name:
        customer && !customer.partnerSite ? `${customer.firstName} ${customer.lastName}`.trim() || customer.email : '',
      companyName: customer?.companyName ?? '',
    },
    fareRules: booking.fareRules,
    timeline,
    desk,
    documents,
    mayOpenDocuments: mayOpen,
  });
});

const companyOf = ({ owner }: Pick<UserActor, 'owner'>): string[] => {
  const company = legalEntityOf(owner);
  return company === undefined ? [] : [company];
};

/** Who booked, with its company, and whoever the timeline names, as far as they are not read yet. */
async function everyone(
  actor: UserActor,
  { booking, events }: BookingRecord,
  own: People = { users: new Map(), companies: new Map() },
): Promise<People> {
  const users = [booking.userId, ...usersIn(events)].filter((id) => !own.users.has(id));
  const others = await readPeople(
    actor,
    users,
    users.length ? companyOf(booking).filter((id) => !own.companies.has(id)) : [],
  );
  return {
    users: new Map([...own.users, ...others.users]),
    companies: new Map([...own.companies, ...others.companies]),
  };
}

/** Passports and dates of birth without the PAN, which no page shows. */
async function readDocuments(actor: UserActor, { booking, sealed }: BookingRecord) {
  if (!sealed) return null;
  const secrets = (await decryptPersonal(secretsName(actor, booking.bookingId), sealed)) as PassengerSecrets[];
  return secrets.map(({ dateOfBirth, passportNo, passportIssueDate, passportExpiry, passportIssueCountryCode }) => ({
    dateOfBirth,
    passportNo,
    passportIssueDate,
    passportExpiry,
    passportIssueCountryCode,
  }));
}
