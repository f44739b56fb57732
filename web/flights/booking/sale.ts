import { changedTimes, type ChangedTime } from '#shared/flights/changed-times.ts';
import type { FareQuoteAnswer } from '#shared/flights/fare-quote.ts';
import type { Contact } from './first-passengers.ts';
import type { PassengerFields } from '../journey/passenger-fields.ts';

/** What the passengers' page and the person before it agree on. */
export interface Sale {
  /** The quote that stands and who travels on it to begin with; none while a price is asked for. */
  begun?: { quoteId: string; passengers: PassengerFields[] };
  /** The contact that was filled in last: another customer's takes its place, what was typed stands. */
  contact?: Contact;
  /** The price that was agreed to, and for whom it was. */
  agreed?: Price;
  /** The changed price and times that were agreed to: not asked again when the same fare is quoted anew. */
  accepted?: string;
}

interface Price {
  /** The customer of staff's who pays; undefined: whoever sits here. */
  customerId: number | undefined;
  /** Minor units. */
  total: number;
}

interface Quoted {
  quote: Pick<
    FareQuoteAnswer,
    | 'quoteId'
    | 'fareDetailResult'
    | 'previousTotalPayable'
    | 'isTimeChanged'
    | 'segments'
    | 'previousSegments'
    | 'customer'
  >;
  /** Of staff, the customer whose price it is. */
  customerId: number | undefined;
}

export type SaleEvent =
  /** A price is asked for, or what else must be known before anybody is asked who travels. */
  | { kind: 'asked' }
  /** It is known; `contact`: that of whoever pays. */
  | ({ kind: 'quoted'; passengers: readonly PassengerFields[]; contact: Contact | undefined } & Quoted)
  /** The person agreed to what `questionOf` asks. */
  | ({ kind: 'accepted' } & Quoted);

/** What is agreed on after an event. */
export function saleAfter(sale: Sale, event: SaleEvent): Sale {
  if (event.kind === 'asked') return { ...sale, begun: undefined };
  const { quote, customerId } = event;
  const agreed = { customerId, total: quote.fareDetailResult.totalPayable };
  const other = otherPrice(sale, event);
  if (event.kind === 'accepted') return other ? { ...sale, agreed } : { ...sale, accepted: termsOf(quote) };
  const { passengers, contact } = event;
  return {
    ...sale,
    agreed: other ?? agreed,
    contact,
    begun: {
      quoteId: quote.quoteId,
      passengers: passengers.map((one, at) =>
        at === 0 && isContactOpen(one, sale.contact) ? { ...one, ...contact } : one,
      ),
    },
  };
}

/** What the person is asked before they go on. */
export interface SaleQuestion {
  /** Minor units. */
  before: number;
  times?: readonly ChangedTime[];
  /** Who pays now, where the price is another because somebody else does, and for whom it was before. */
  payer?: string;
  agreed?: Price;
}

/** Whether there is something to be agreed to first: another customer's other price, or what the airline changed. */
export function questionOf(sale: Sale, quoted: Quoted): SaleQuestion | undefined {
  const agreed = otherPrice(sale, quoted);
  const { fareDetailResult, previousTotalPayable, isTimeChanged, previousSegments, segments, customer } = quoted.quote;
  if (agreed) return { before: agreed.total, payer: customer?.name ?? 'Your own account', agreed };
  return (fareDetailResult.isPriceChanged || isTimeChanged) && sale.accepted !== termsOf(quoted.quote)
    ? { before: previousTotalPayable, times: isTimeChanged ? changedTimes(previousSegments, segments) : [] }
    : undefined;
}

/** The price agreed to, where this is another for another customer. */
const otherPrice = ({ agreed }: Sale, { quote, customerId }: Quoted): Price | undefined =>
  agreed && agreed.customerId !== customerId && agreed.total !== quote.fareDetailResult.totalPayable
    ? agreed
    : undefined;

const termsOf = ({ fareDetailResult, segments }: Quoted['quote']): string =>
  [
    fareDetailResult.totalPayable,
    ...segments.flatMap(({ flightNumber, departureTime, arrivalTime }) => [flightNumber, departureTime, arrivalTime]),
  ].join();

/** Nothing was typed: the contact is empty, or as it was filled in before somebody else was chosen. */
const isContactOpen = ({ email, mobileNo }: Contact, last: Contact | undefined): boolean =>
  (!email && !mobileNo) || (last !== undefined && email === last.email && mobileNo === last.mobileNo);
