import { sortOffers } from '#functions/suppliers/duffel/search.ts';
import { FakeDuffel } from '#infra/local/duffel-fake/fake.ts';
import { type Figure, timeOf } from './figure.ts';

const OFFERS = 500;
const headers = { authorization: 'Bearer duffel_test_not-a-real-token', 'duffel-version': 'v2' };

/** As many offers as the fake answers, again and again under other ids, as they come out of JSON. */
function offersSent(): unknown[] {
  const fake = new FakeDuffel({ currency: 'INR', now: () => Date.parse('2026-11-21T06:00:00Z') });
  const data = {
    slices: [{ origin: 'DEL', destination: 'LHR', departure_date: '2027-03-12' }],
    passengers: [{ type: 'adult' }, { type: 'adult' }, { age: 11 }],
  };
  const { body } = fake.answer('POST', '/air/offer_requests', headers, JSON.stringify({ data }));
  const { offers } = (body as { data: { offers: { id: string }[] } }).data;
  return Array.from({ length: OFFERS }, (_, at) =>
    structuredClone({ ...offers[at % offers.length]!, id: `off_${at}` }),
  );
}

/** Duffel's offers between JSON and the trade's terms. */
export async function duffelFigures(): Promise<Figure[]> {
  const sent = offersSent();
  const site = { name: 'duffel', currency: 'INR' };
  if (sortOffers(sent, site, 1).offers.length !== OFFERS) throw new Error('offers of the fake cannot be read');
  return [
    {
      name: '500 Duffel offers: parsed by their schemas and mapped',
      measured: await timeOf(50, () => sortOffers(sent, site, 1)),
      budget: 15,
      unit: 'ms',
      held: false,
    },
  ];
}
