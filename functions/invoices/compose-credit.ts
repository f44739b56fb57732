import type { Actor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import type { Chosen } from '#functions/changes/model.ts';
import { weightsOf } from '#functions/changes/parts-of.ts';
import { AIR_TICKETS } from '#functions/payments/services/flight-invoice.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import { shareOf } from '#functions/payments/refunds/refund-lines.ts';
import { titleIn } from '#functions/payments/shown-orders-store.ts';
import { readGateways } from '#functions/payments/store.ts';
import { readSite } from '#functions/site/store.ts';
import { CHANGE_SERVICE } from '#functions/payments/services/reissue-invoice.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { DIFFERENCE_IN_FARE, type InvoiceKind } from '#shared/invoices/kinds.ts';
import type { RefundLineKind } from '#shared/payments/refund-line.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { dayIn, formatDay } from '#shared/time.ts';
import { servicesOf, sum } from './compose-invoice.ts';
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

/** `Kerala (32)` → `32`; empty where no state is said. */
const digitsIn = (state: string): string => /\((\d\d)\)$/.exec(state)?.[1] ?? '';

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
  const taxes = siteTaxes(site);
  const { invoice, owner, orderId, sealedTax } = original;
  const at = (kind: RefundLineKind) => refund.lines.find((line) => line.kind === kind)?.minor ?? 0;
  const seller = digitsIn(invoice.seller.state);
  const taxing = {
    isTaxed: invoice.seller.taxNumber !== '',
    taxName: taxes.feeTax,
    ...(taxes.hasGstin && { states: { seller, buyer: digitsIn(invoice.buyer.state) || seller } }),
  };
  const quantity = chosen.passengers.length;
  const paper = (
    kind: InvoiceKind,
    lines: Pick<InvoiceDocument, 'reimbursed' | 'services' | 'others' | 'paid'>,
  ): Unnumbered => ({
    invoice: {
      kind,
      billedTo: invoice.billedTo,
      about: invoice.about,
      pnr: invoice.pnr,
      bookingId: invoice.bookingId,
      currency: invoice.currency,
      taxable: sum(lines.services.map(({ taxable }) => taxable)),
      tax: sum(lines.services.flatMap((line) => line.taxes.map(({ minor }) => minor))),
      total: sum([
        ...lines.reimbursed.map(({ amount }) => amount),
        ...lines.services.map(({ amount }) => amount),
        ...lines.others.map(({ minor }) => minor),
      ]),
      seller: invoice.seller,
      buyer: invoice.buyer,
      taxNumberName: invoice.taxNumberName,
      facts: [
        { label: 'Against invoice', text: invoice.number },
        { label: 'Invoice date', text: formatDay(dayIn(actor.head.zone, Date.parse(invoice.issuedAt))) },
        { label: 'Change request', text: String(number) },
        ...invoice.facts.filter(({ label }) => label !== 'Travel'),
      ],
      ...lines,
    },
    ...{ owner, orderId, reference: refund.reference },
    ...(sealedTax && { sealedTax }),
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
      ].filter(({ minor }) => minor !== 0),
      paid:
        refund.to.method === 'wallet'
          ? 'Refunded to the wallet.'
          : `Refunded through ${titleIn(gateways, refund.to.gateway)} to the account that paid, payment ${refund.to.paymentId}.`,
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
