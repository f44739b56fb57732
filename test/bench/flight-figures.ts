import { gzipSync } from 'node:zlib';
import { showOffers } from '#functions/flights/search/show-offer.ts';
import { encodeAnswer } from '#functions/http/encode-answer.ts';
import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import { statutoryRates } from '#functions/markups/taxes/statutory-rates.ts';
import type { NetOffer, Offer } from '#shared/flights/model.ts';
import { type SearchAnswer, searchAnswer } from '#shared/flights/search/search-flights.ts';
import { offerOf, segmentOf } from '#test/fixtures/offer.ts';
import { netOffer } from '#test/flights/net-offer.ts';
import { filterOffers } from '#web/flights/results/filter-offers.ts';
import { noFilters } from '#web/flights/results/filters.ts';
import { factsOf } from '#web/flights/results/offer-facts.ts';
import { sortOffers } from '#web/flights/results/sort-offers.ts';
import { duffelFigures } from './duffel-figures.ts';
import { type Figure, timeOf } from './figure.ts';

const airlines = ['6E', 'AI', 'UK', 'SG', 'EK', 'QP'];
const via = ['JAI', 'AMD', 'HYD', 'BLR'];
const clockTime = (at: number) =>
  `${String(Math.floor(at / 60) % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

/** Offers that differ in carrier, time, price and stops, the same in every run. */
function offers(count: number): Offer[] {
  return Array.from({ length: count }, (_, at) => {
    const flight = {
      airlineCode: airlines[at % airlines.length]!,
      flightNumber: String(100 + at),
      departureTime: `2027-03-05T${clockTime(at * 7)}`,
      arrivalTime: `2027-03-05T${clockTime(at * 7 + 130)}`,
      fareClass: String.fromCharCode(65 + (at % 26)),
    };
    const change = via[at % via.length]!;
    const segments =
      at % 3
        ? [
            segmentOf({ ...flight, destinationAirportCode: change }),
            segmentOf({ ...flight, originAirportCode: change }),
          ]
        : [segmentOf(flight)];
    const price = 320_000 + ((at * 7919) % 900_000);
    return offerOf({
      resultIndex: `r${at}`,
      segments,
      publishedPrice: price,
      pricePerAdult: price,
      isRefundable: at % 2 === 0,
      flightsKey: `${flight.airlineCode}${at}`,
    });
  });
}

const groups = Array.from({ length: 10 }, (_, at) => ({
  id: `G${at}`,
  groupName: `Group ${at}`,
  isDefault: at === 0,
  commissionShare: 500 * at,
}));
/** As many rules as an active site has: for groups, airlines, cabins and kinds of routes. */
const book: MarkupBook = {
  groups,
  defaults: Array.from({ length: 60 }, (_, at) => ({
    id: `D${at}`,
    kind: 'perPassenger' as const,
    value: 100 * at,
    groupId: groups[at % groups.length]!.id,
    airlineCode: '',
    departureId: '',
    ...(at % 3 === 0 && { cabin: 'Business' as const }),
    ...(at % 4 === 0 && { routeKind: 'international' as const }),
  })),
  airlines: Array.from({ length: 140 }, (_, at) => ({
    id: `A${at}`,
    kind: 'percentOfBase' as const,
    value: at,
    groupId: at % 2 ? groups[at % groups.length]!.id : '',
    airlineCode: airlines[at % airlines.length]!,
    departureId: '',
  })),
  departures: [],
  taxes: [...statutoryRates.IN!],
  countryOf: () => 'IN',
};
const customer: Customer = { userType: 'travelAgent', groupId: 'G3', commissionShare: 1500, isTdsDeductable: true };

/** 500 net offers of some carriers, as a supplier gives them. */
const netOffers = (): NetOffer[] =>
  offers(500).map(({ resultIndex, segments, isRefundable, publishedPrice }) =>
    netOffer({
      resultIndex,
      segments,
      isRefundable,
      fares: [{ passengerType: 1, passengerCount: 2, baseFare: publishedPrice, tax: 61_200, offeredOtherCharges: 0 }],
    }),
  );

/** A 500-offer answer as it leaves the function, and 2,000 offers filtered and sorted as the browser does. */
export async function flightFigures(): Promise<Figure[]> {
  const answer: SearchAnswer = {
    searchId: 'S'.repeat(26),
    source: 'sandbox-gds',
    traceId: `${'S'.repeat(26)}.sandbox-gds`,
    currency: 'INR',
    offers: offers(500),
    answeredAt: '2027-01-01T00:00:00.000Z',
    expiresAt: '2027-01-01T00:15:00.000Z',
  } as SearchAnswer;
  const serialise = () => JSON.stringify(encodeAnswer(searchAnswer, answer, false));
  const facts = offers(2000).map((offer) => factsOf(offer));
  const net = netOffers();
  const day = '2027-01-01';
  return [
    {
      name: '500 offers: priced by 200 rules, no read for any of them',
      measured: await timeOf(50, () => showOffers(net, customer, book, day)),
      budget: 5,
      unit: 'ms',
      held: false,
    },
    {
      name: '500 offers: answer, gzip',
      measured: gzipSync(serialise()).length / 1000,
      budget: 100,
      unit: 'KB',
      held: true,
    },
    {
      name: '500 offers: validate and serialise, warm',
      measured: await timeOf(50, serialise),
      budget: 5,
      unit: 'ms',
      held: false,
    },
    {
      name: '2,000 offers: filter, sort and facets',
      measured: await timeOf(50, () =>
        sortOffers(filterOffers(facts, { ...noFilters, airlines: ['6E', 'AI'], stops: [1, 2] }).offers, 'best'),
      ),
      budget: 2,
      unit: 'ms',
      held: false,
    },
    ...(await duffelFigures()),
  ];
}
