import { cityRoute } from '#shared/flights/city-route.ts';
import type { Actor } from '#functions/actor.ts';
import { layOut } from '#functions/notifications/mail-layout.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { log } from '#functions/runtime/log.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import type { Write } from '#functions/table/write.ts';
import { bookingLetterhead } from '#functions/bookings/booking-letterhead.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { recipientsOf } from '#functions/bookings/recipients-of.ts';

/** What an airline did to flights that are ticketed: other times, said a line a flight, or none of them any more. */
export type FlightNews = { event: 'changed'; lines: readonly string[] } | { event: 'cancelled' };

/**
 * Tells who booked, and who travels where that is somebody else, what the airline did: for the commit that records it, so
 * that each change is told once. The news waits for no mail: one that cannot be written is left out, and logged.
 */
export async function flightNewsMails(actor: Actor, booking: BookingItem, news: FlightNews): Promise<Write<never>[]> {
  try {
    const site = await readSite(actor);
    const written = await Promise.all(
      recipientsOf(booking).map(async ({ to, isForClient = false }) => {
        const { letterhead, sender } = await bookingLetterhead(actor, booking, site, isForClient);
        const { heading, paragraphs } = letterOf(booking, news, isForClient);
        const button = isForClient
          ? undefined
          : {
              label: 'Open the booking',
              link: `${siteOrigin(site)}/app/flight/ticketQueue?open=${encodeURIComponent(booking.bookingId)}`,
            };
        return mailWrites(actor, 'flight-news', {
          to,
          subject: `${heading}: ${cityRoute(booking.segments)}, PNR ${booking.pnr}`,
          ...layOut(letterhead, { heading, paragraphs, ...(button && { button }) }),
          bookingId: booking.bookingId,
          ...(sender && { sender }),
        });
      }),
    );
    return written.flatMap(({ writes }) => writes);
  } catch (error) {
    log.warn('flight news not written', { site: actor.site, bookingId: booking.bookingId, error: error as Error });
    return [];
  }
}

function letterOf(
  booking: BookingItem,
  news: FlightNews,
  isForClient: boolean,
): { heading: string; paragraphs: string[] } {
  const what = `${cityRoute(booking.segments)}, PNR ${booking.pnr}.`;
  if (news.event === 'cancelled')
    return {
      heading: 'The airline cancelled your flights',
      paragraphs: [
        what,
        'Please do not travel to the airport for these flights.',
        isForClient
          ? 'Your travel agent can ask for the refund or for other flights.'
          : 'To ask for the refund, open the booking, press Change Request and choose Flight Cancelled.',
      ],
    };
  return {
    heading: 'The airline changed your flights',
    paragraphs: [
      what,
      ...news.lines.map((line) => `${line}.`),
      'All times are local. Your tickets stay valid for the new times.',
      isForClient
        ? 'If they do not suit you, please contact your travel agent before you travel.'
        : 'If they do not suit you, please contact us before you travel.',
    ],
  };
}
