import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { walletMail } from '#functions/wallet/wallet-mail.ts';
import { RequestType } from '#shared/changes/model.ts';
import type { Segment } from '#shared/flights/model.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import type { ChangeItem, Charges } from './model.ts';

const what = ({ sectors, pnr }: ChangeItem): string => `${sectors.join(', ')}, PNR ${pnr}`;
const flightsText = (flights: readonly Segment[]): string =>
  flights
    .map(
      ({ airlineCode, flightNumber, originAirportCode, destinationAirportCode, departureTime }) =>
        `${airlineCode} ${flightNumber} ${originAirportCode}-${destinationAirportCode}, ${formatDay(departureTime)}, ${departureTime.slice(11)}`,
    )
    .join('; ');
const whom = ({ who }: ChangeItem): string => `For ${who.join(', ')}.`;
const told = (
  actor: Actor,
  change: ChangeItem,
  letter: { subject: string; heading: string; paragraphs: string[] },
): Promise<Write<never>[]> =>
  walletMail(actor, change.userId, 'change', {
    ...letter,
    opens: { label: 'Open your tickets', path: '/flight/ticketQueue' },
    orderId: change.orderId,
  });

/** What a customer reads of a request that was not taken. */
export const notTaken = 'The airline did not take the request.';

/** To whose booking it is: what it costs, what comes back, and until when that stands. */
export function chargesMail(actor: Actor, change: ChangeItem, charges: Charges): Promise<Write<never>[]> {
  const money = (minor: number) => formatMoney(minor, change.currency);
  const { reissue } = charges;
  const local = charges.validUntil === undefined ? undefined : msToLocal(charges.validUntil, actor.head.zone);
  return told(actor, change, {
    subject: `What ${reissue ? 'other flights cost' : 'cancelling costs'}: ${what(change)}`,
    heading: 'Please accept the charges',
    paragraphs: [
      `${what(change)}. ${whom(change)}`,
      ...(reissue
        ? [
            `The new flights: ${flightsText(reissue.flights)}.`,
            reissue.toPay > 0
              ? `You pay ${money(reissue.toPay)} in all, which accepts them.`
              : `You pay nothing. ${money(charges.minor)} would come back to you.`,
          ]
        : [`The airline keeps ${money(charges.airlineCharge)}. ${money(charges.minor)} would come back to you.`]),
      ...(charges.remarks ? [charges.remarks] : []),
      local
        ? `These charges stand until ${formatDay(local)}, ${local.slice(11)} (${actor.head.zone}).`
        : `Nothing is ${reissue ? 'changed' : 'cancelled'} before you accept them.`,
    ],
  });
}

/** To whose booking it is: it has other flights, and what comes back. The new e-ticket comes in a mail of its own. */
export const reissuedMail = (actor: Actor, change: ChangeItem): Promise<Write<never>[]> =>
  told(actor, change, {
    subject: `Changed: ${what(change)}`,
    heading: 'Your flights were changed',
    paragraphs: [
      `${what(change)}. ${whom(change)}`,
      `The new flights: ${flightsText(change.charges?.reissue?.flights ?? [])}. Your new e-ticket is on its way.`,
      ...(change.refunded
        ? [`${formatMoney(change.refunded, change.currency)} is being refunded to your payment method.`]
        : []),
    ],
  });

/** To whose booking it is: it is cancelled, and what comes back. Minor units. */
export const completedMail = (actor: Actor, change: ChangeItem, minor: number): Promise<Write<never>[]> =>
  told(actor, change, {
    subject: `Cancelled: ${what(change)}`,
    heading: 'Your cancellation is completed',
    paragraphs: [
      `${what(change)}. ${whom(change)}`,
      minor > 0
        ? `${formatMoney(minor, change.currency)} is being refunded to your payment method.`
        : 'There is no refund.',
      ...(change.reason ? [`What our staff say: ${change.reason}`] : []),
    ],
  });

/** To whose booking it is: nothing came of it, and why. */
export const rejectedMail = (
  actor: Actor,
  change: ChangeItem,
  reason: string,
  by: 'staff' | 'airline' = 'staff',
): Promise<Write<never>[]> =>
  told(actor, change, {
    subject: `Not ${change.requestType === RequestType.ChangeItinerary ? 'changed' : 'cancelled'}: ${what(change)}`,
    heading: 'Your request could not be carried out',
    paragraphs: [
      `${what(change)}. ${whom(change)}`,
      `What ${by === 'staff' ? 'our staff say' : 'the airline says'}: ${reason}`,
      'Your booking is as it was before you asked.',
    ],
  });
