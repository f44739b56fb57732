import { gzipSync } from 'node:zlib';
import { encodeAnswer } from '#functions/http/encode-answer.ts';
import type { Offer } from '#shared/flights/model.ts';
import { type SearchAnswer, searchAnswer } from '#shared/flights/search-flights.ts';
import { offerOf, segmentOf } from '#test/fixtures/offer.ts';
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
  return [
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
