import type { Actor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import type { Chosen } from '#functions/changes/model.ts';
import { weightsOf } from '#functions/changes/parts-of.ts';
import { AIR_TICKETS } from '#functions/payments/services/flight-invoice.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import { shareOf } from '#functions/payments/refunds/refund-lines.ts';
import { readGateways } from '#functions/payments/store.ts';
import { readSite } from '#functions/site/store.ts';
import { CHANGE_SERVICE } from '#functions/payments/services/reissue-invoice.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { DIFFERENCE_IN_FARE, type InvoiceKind } from '#shared/invoices/kinds.ts';
import type { RefundLineKind } from '#shared/payments/refund-line.ts';
import { servicesOf, sum } from './compose-invoice.ts';
import { type CreditLines, creditPaper, refundedText, taxingOf } from './credit-paper.ts';
import type { Unnumbered } from './invoice-writes.ts';
import type { InvoiceItem } from './model.ts';

/** What was refunded: of which sale, which part of it, and how its lines add up. */
export interface Credited {
  original: InvoiceItem;
  refund: RefundItem;
  booking: BookingItem;
  chosen: Chosen;
  /** Which change request of its booking it was. */
  number: number;
}

/**
 * A refund's two papers, both about the invoice of the sale, its parties and its place of supply: the credit note, which
 * is what came back, and where the site took a fee for the cancellation or the other flights, that fee's own invoice. Minor
 * units.
 */
export async function composeCredit(
  actor: Actor,
  { original, refund, booking, chosen, number }: Credited,
): Promise<{ fee?: Unnumbered; creditNote(feeNumber: string): Unnumbered }> {
  const [site, gateways] = await Promise.all([readSite(actor), readGateways(actor)]);
  const at = (kind: RefundLineKind) => refund.lines.find((line) => line.kind === kind)?.minor ?? 0;
  const taxing = taxingOf(original, site);
  const quantity = chosen.passengers.length;
  const paper = (kind: InvoiceKind, lines: CreditLines): Unnumbered =>
    creditPaper(actor, original, {
      kind,
      reference: refund.reference,
      facts: [
        { label: 'Change request', text: String(number) },
        ...original.invoice.facts.filter(({ label }) => label !== 'Travel'),
      ],
      lines,
    });
  const reissueFee = -at('reissueFee');
  const fee = reissueFee || -at('cancellationFee');
  const gstOnFee = -at('gstOnReissueFee') || -at('gstOnCancellationFee');
  const back = { taxable: at('serviceFee') + at('keptServiceFee'), tax: at('gst') + at('gstOnKeptServiceFee') };
  const creditNote = (feeNumber: string): Unnumbered =>
    paper('creditNote', {
      reimbursed: [...givenUp(booking, chosen, at('fare')), ...cheaper(booking, at('fareDifference'))],
      services:
        back.taxable || back.tax
          ? servicesOf([{ text: 'Service fee, air ticket reservation', sac: AIR_TICKETS, quantity, ...back }], taxing)
          : [],
      others: [
        { label: 'Airline’s charge', minor: at('airlineCharge') },
        { label: 'TDS', minor: at('tds') },
        { label: 'Convenience fee', minor: at('convenienceFee') + at('keptConvenienceFee') },
        { label: `Set off, ${feeNumber}`, minor: -(fee + gstOnFee) },
        { label: 'Already refunded', minor: at('givenBefore') },
      ].filter(({ minor }) => minor !== 0),
      paid: refundedText(refund, gateways),
    });
  if (!fee) return { creditNote };
  const text = reissueFee ? CHANGE_SERVICE : 'Cancellation fee';
  const service = { text, sac: AIR_TICKETS, quantity, taxable: fee, tax: gstOnFee };
  return {
    fee: paper(reissueFee ? 'invoice' : 'cancellation', {
      ...{ reimbursed: [], others: [] },
      services: servicesOf([service], taxing),
      paid: 'Set off against the refund. Nothing is due.',
    }),
    creditNote,
  };
}

/** What the flights that took the place of others cost less than those. Minor units. */
function cheaper({ segments }: Pick<BookingItem, 'segments'>, amount: number): InvoiceDocument['reimbursed'] {
  if (amount <= 0) return [];
  const [first] = segments;
  const route = [first?.originAirportCode, ...segments.map(({ destinationAirportCode }) => destinationAirportCode)];
  return [{ who: DIFFERENCE_IN_FARE, ticket: '', route: route.join('–'), fare: amount, taxes: 0, amount }];
}

/** What was paid for each ticket that was given up, together `fare`, by what each cost. Minor units. */
function givenUp(
  booking: Pick<BookingItem, 'passengers' | 'segments' | 'fare'>,
  { passengers, segments }: Chosen,
  fare: number,
): InvoiceDocument['reimbursed'] {
  if (!fare) return [];
  const weights = weightsOf(booking);
  const weightOf = (at: number) => sum(segments.map((nth) => weights[at]![nth]!));
  const whole = sum(passengers.map(weightOf));
  const route = segments
    .map((nth) => booking.segments[nth]!)
    .map(({ originAirportCode, destinationAirportCode }) => `${originAirportCode}–${destinationAirportCode}`)
    .join(', ');
  let before = 0;
  return passengers.map((at) => {
    const { title, firstName, lastName, paxType, ticket } = booking.passengers[at]!;
    const now = weightOf(at);
    const amount = shareOf(fare, { before, now, whole });
    before += now;
    const price = booking.fare.fareDetails.find(({ passengerType }) => passengerType === paxType);
    const taxes = Math.min(amount, shareOf(price?.tax ?? 0, { before: 0, now, whole: sum(weights[at]!) }));
    return {
      who: `${title} ${firstName} ${lastName}`.trim(),
      ticket: ticket?.ticketNumber ?? '',
      route,
      fare: amount - taxes,
      taxes,
      amount,
    };
  });
}
