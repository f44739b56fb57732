import type { Priceable } from '#functions/markups/price-fare.ts';
import type { RequestOf } from '#shared/contract.ts';
import { PaxType } from '#shared/flights/model.ts';
import type { explainPrice } from '#shared/markups/rules/explain-price.ts';
import type { MarkupBook } from '../model.ts';

/** Two airports of two countries that there are not. */
const [HERE, THERE] = ['HERE', 'THERE'];

/** A flight that nobody offers, and a book that knows its airports: what "try a price" asks about. */
export function madeUpFlight(
  book: MarkupBook,
  { netFare, commission, adults, currency, airlineCode, departureId, supplier, cabin, ...asked }: Made,
): { offer: Priceable; book: MarkupBook } {
  const { fareType, routeKind } = asked;
  const airports = routeKind && {
    originAirportCode: HERE,
    destinationAirportCode: routeKind === 'domestic' ? HERE : THERE,
  };
  const offer: Priceable = {
    resultIndex: '',
    source: supplier,
    currency,
    fares: [
      {
        passengerType: PaxType.Adult,
        passengerCount: adults,
        baseFare: netFare,
        tax: 0,
        offeredOtherCharges: 0,
      },
    ],
    commission: commission ?? 0,
    ...(departureId && { departureId }),
    ...(fareType === 'refundable' && { isRefundable: true }),
    ...(fareType === 'nonRefundable' && { isRefundable: false }),
    ...((fareType === 'lowCost' || fareType === 'specialReturn') && { isLCC: true }),
    ...(fareType === 'specialReturn' && { isLCCSpecialReturn: true }),
    segments: [{ airlineCode, cabin, ...airports }],
  };
  return { offer, book: { ...book, countryOf: (code) => code } };
}

type Made = RequestOf<typeof explainPrice> & { netFare: number };
