import type { FareRule, NetOffer } from '#shared/flights/model.ts';
import { formatMoney } from '#shared/money.ts';
import { minorOf } from './minor-of.ts';
import type { DuffelCondition, DuffelOffer, DuffelSlice } from './wire.ts';

/** A penalty in words: Duffel's is for all passengers together, in the airline's own currency. */
function penaltyOf({ penalty_amount: amount, penalty_currency: currency }: DuffelCondition): string {
  const minor = amount && currency ? minorOf(amount, currency) : undefined;
  if (minor === undefined) return 'fee not stated';
  return minor === 0 ? 'no fee' : `${formatMoney(minor, currency!)} for all passengers`;
}

/** What cancelling or changing costs, in words; empty: not possible, or nothing was said. */
export const feeOf = (condition: DuffelCondition | null | undefined): string =>
  condition?.allowed ? penaltyOf(condition) : '';

const NOT_SAID = 'Not stated by the airline: ask us before you rely on it';
function sentence(condition: DuffelCondition | null | undefined, kept: string): string {
  if (!condition) return NOT_SAID;
  return condition.allowed ? `Possible: ${penaltyOf(condition)}${kept}` : 'Not possible';
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);
const row = (what: string, says: string) => `<tr><td>${plain(what)}</td><td>${plain(says)}</td></tr>`;

function detail(offer: DuffelOffer, slice: DuffelSlice): string {
  const change = slice.conditions?.change_before_departure ?? offer.conditions?.change_before_departure;
  return [
    `<h4>${plain(slice.fare_brand_name || 'Fare')} of ${plain(offer.owner.name)}</h4>`,
    '<table><thead><tr><th>Before departure</th><th>Fare condition</th></tr></thead><tbody>',
    row('Cancelling the whole booking', sentence(offer.conditions?.refund_before_departure, ' is retained')),
    row('Changing the flight', sentence(change, ', and the fare difference')),
    '</tbody></table><p>This is a summary of the fare’s conditions, not the airline’s full rules. ',
    'The agency’s own service fee is not part of these amounts.</p>',
  ].join('');
}

/** The conditions of an offer as fare rules in words, one for each journey. */
export const rulesOf = (offer: DuffelOffer, { segments }: Pick<NetOffer, 'segments'>): FareRule[] =>
  offer.slices.map((slice) => {
    const first = slice.segments[0]!;
    return {
      origin: first.origin.iata_code,
      destination: slice.segments.at(-1)!.destination.iata_code,
      airline: offer.owner.iata_code ?? segments[0]!.airlineCode,
      fareBasis: first.passengers[0]?.fare_basis_code ?? '',
      fareRuleDetail: detail(offer, slice),
    };
  });
