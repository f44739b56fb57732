import { beforeEach, describe, expect, it } from 'vitest';
import { idsFor } from '#functions/suppliers/duffel/map-passengers.ts';
import { totalOf } from '#functions/suppliers/sandbox/fares.ts';
import { duffelOffer } from '#functions/suppliers/duffel/wire.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { ask, callAt, codeOf, got, passenger } from './ask-sandbox.ts';
import { useDuffelDesk } from './ask-duffel.ts';
import { useDuffelSite } from './duffel-site.ts';
import { offerSent } from './duffel-shapes.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });

describe('Duffel’s own ids', () => {
  const offer = duffelOffer.parse(
    offerSent({
      passengers: [
        { id: 'pas_nine', type: 'child', age: 9 },
        { id: 'pas_four', type: 'child', age: 4 },
        { id: 'pas_grown', type: 'adult', age: null },
        { id: 'pas_lap', type: 'infant_without_seat', age: 0 },
        { id: 'pas_young', type: 'adult', age: 14 },
      ],
    }),
  );
  const born = (dateOfBirth: string, paxType: 1 | 2 | 3 = 2) => passenger('Menon', { paxType, dateOfBirth });

  it('go to whoever has the age that was asked for, in whatever order they come', () => {
    const ages = [
      born('1990-04-02', 1),
      born('2022-03-01'),
      born('2012-05-05', 1),
      born('2017-01-09'),
      born('2026-06-01', 3),
    ];
    expect(idsFor(offer, ages)).toEqual(['pas_grown', 'pas_four', 'pas_young', 'pas_nine', 'pas_lap']);
  });

  it('go by who is adult, child and infant where the ages are others', () => {
    const ages = [
      born('2015-12-20'),
      born('2019-05-05'),
      born('1988-05-05', 1),
      born('1990-04-02', 1),
      born('2025-01-01', 3),
    ];
    expect(new Set(idsFor(offer, ages))).toEqual(new Set(offer.passengers.map(({ id }) => id)));
    expect(idsFor(offer, ages)!.slice(0, 2).sort()).toEqual(['pas_four', 'pas_nine']);
    expect(idsFor(offer, [...ages.slice(1), born('1991-05-05', 1)])).toBeUndefined();
  });
});

describe('a quote for ages', () => {
  const deskNow = useDuffelDesk();
  const query = ask('COK-DXB', { childCount: 2 });
  const ages = (...children: number[]) => [
    { paxType: 2 as const, age: children[0]! },
    { paxType: 1 as const, age: 18 },
    { paxType: 2 as const, age: children[1]! },
  ];
  const found = async () => {
    const offers = got(await deskNow().open().search(callAt(), query));
    return offers.find(({ isLCC }) => isLCC)!;
  };

  it('is the same flights at the price of those ages, and can be ordered for them', async () => {
    const desk = deskNow();
    const offer = await found();
    const { offer: aged } = got(await desk.open().quoteForAges!(callAt(), offer, query, ages(4, 9)));
    expect(desk.fake.asked.at(-2)!.data).toMatchObject({ passengers: [{ type: 'adult' }, { age: 4 }, { age: 9 }] });
    const terms = ({ flightsKey, family: { name }, isLCC, requires }: typeof offer) => [
      flightsKey,
      name,
      isLCC,
      requires,
    ];
    expect(terms(aged)).toEqual(terms(offer));
    const taxOfChild = offer.fares.find(({ passengerType }) => passengerType === 2)!.tax;
    expect(taxOfChild).toBeGreaterThan(0);
    expect(totalOf(aged.fares)).toBeLessThan(totalOf(offer.fares));
    const passengers = [
      passenger('Menon'),
      passenger('Menon', { paxType: 2, dateOfBirth: '2017-02-01', firstName: 'Ravi' }),
      passenger('Menon', { paxType: 2, dateOfBirth: '2022-02-01', firstName: 'Uma' }),
    ];
    const booked = got(
      await desk.open().book(callAt(), { offer: aged, query, passengers, clientReference: randomId() }),
    );
    expect(booked.state).toBe('TICKETED');
    const sent = desk.fake.asked.findLast(({ method, path }) => method === 'POST' && path === '/air/orders')!;
    const order = [...desk.fake.orders.values()].at(-1)!;
    const ageOf = new Map(order.offer.passengers.map(({ id, age }) => [id, age]));
    const { passengers: told } = sent.data as { passengers: { id: string; born_on: string }[] };
    expect(told.map(({ id, born_on }) => [born_on.slice(0, 4), ageOf.get(id)])).toEqual([
      ['1990', null],
      ['2017', 9],
      ['2022', 4],
    ]);
  });

  it('of the ages that were asked for already is the price that was said', async () => {
    const offer = await found();
    const { offer: aged } = got(await deskNow().open().quoteForAges!(callAt(), offer, query, ages(11, 11)));
    expect(aged.fares).toEqual(offer.fares);
  });

  it('is none where the flights are not sold to these, or Duffel does not answer', async () => {
    const desk = deskNow();
    const offer = await found();
    desk.fake.instead = ({ path }, answer) => {
      const reply = answer();
      if (!path.startsWith('/air/offer_requests')) return reply;
      return { ...reply, body: { data: { ...(reply.body as { data: object }).data, offers: [] } } };
    };
    expect(codeOf(await desk.open().quoteForAges!(callAt(), offer, query, ages(4, 9)))).toBe('FARE_EXPIRED');
    desk.fake.instead = () => ({ status: 503, body: {} });
    expect(codeOf(await desk.open().quoteForAges!(callAt(), offer, query, ages(4, 9)))).toBe('SUPPLIER_FAILED');
    const strange = { ...offer, supplierRef: 'nobody;knows' };
    expect(codeOf(await desk.open().quoteForAges!(callAt(), strange, query, ages(4, 9)))).toBe('FARE_EXPIRED');
  });
});

describe('a booking with children', () => {
  const duffel = useDuffelSite(world);
  const site = 'sarathi' as const;
  const searches = () => duffel.fake.asked.filter(({ path }) => path.startsWith('/air/offer_requests')).length;
  let quoteId = '';
  let searchId = '';
  let before = 0;

  beforeEach(async () => {
    searchId = randomId();
    const found = await callHttp({
      site,
      as: duffel.user,
      call: searchFlights,
      body: {
        searchId,
        source: 'duffel',
        JourneyType: 1,
        segments: [{ origin: 'COK', destination: 'DXB', preferredDepartureTime: '2027-03-12' }],
        adultCount: 1,
        childCount: 1,
        infantCount: 0,
      },
    });
    const { traceId, offers } = found.result!;
    const { resultIndex } = offers.find(({ isLCC, requires }) => isLCC && !requires.pan)!;
    const quoted = await callHttp({ site, as: duffel.user, call: fareQuote, body: { traceId, resultIndex } });
    quoteId = quoted.result!.quoteId;
    before = quoted.result!.fareDetailResult.totalPayable;
    expect(quoted.result!.requires.pricedByAge).toBe(true);
    duffel.fake.asked.length = 0;
  });

  const people = (dateOfBirth: string) => {
    const { baggage: _bags, meals: _meals, pan: _pan, ...adult } = passenger('Menon', { passportIssueDate: '' });
    const child = { ...adult, title: 'Mstr' as const, firstName: 'Ravi', gender: 1 as const, paxType: 2, dateOfBirth };
    return [{ ...adult, title: 'Ms' as const }, child];
  };
  const check = (dateOfBirth: string) =>
    callHttp({
      site,
      as: duffel.user,
      call: validateBooking,
      body: { quoteId, passengers: people(dateOfBirth) as never },
    });
  const order = (dateOfBirth: string, totalPayable: number) =>
    callHttp({
      site,
      as: duffel.user,
      call: setFlightDetails,
      body: { searchId, quoteId, currency: 'INR', totalPayable, passengers: people(dateOfBirth) as never },
    });

  it('of eleven is not asked for again', async () => {
    const checked = await check('2015-09-01');
    expect(checked.errors).toBeFalsy();
    expect(checked.result!.fareDetailResult.totalPayable).toBe(before);
    expect(searches()).toBe(0);
  });

  it('of four has its own price before anybody pays, asked for once, and is ordered at it alone', async () => {
    const checked = await check('2022-06-01');
    const { totalPayable } = checked.result!.fareDetailResult;
    expect(totalPayable).toBeLessThan(before);
    expect((await order('2022-06-01', before)).errorCode).toBe('PRICE_CHANGED');
    const made = await order('2022-06-01', totalPayable);
    expect([made.errorCode, made.result?.amount]).toEqual([null, totalPayable]);
    expect(searches()).toBe(1);
  });

  it('whose birthday is corrected is asked for again, back to eleven too', async () => {
    await check('2022-06-01');
    const corrected = await check('2015-09-01');
    expect(corrected.result!.fareDetailResult.totalPayable).toBe(before);
    expect(searches()).toBe(2);
    const codes = [];
    for (let year = 2016; year <= 2022; year++) codes.push((await check(`${year}-06-01`)).errorCode);
    expect(searches(), 'birthdays are no way to search without end').toBe(5);
    expect(codes).toEqual([null, null, null, ...Array.from({ length: 4 }, () => 'FARE_EXPIRED')]);
  });

  it('keeps its price where Duffel does not say, and is not waited for twice', async () => {
    duffel.fake.instead = ({ path }) =>
      path.startsWith('/air/offer_requests') ? { status: 503, body: {} } : undefined;
    expect((await check('2022-06-01')).result!.fareDetailResult.totalPayable).toBe(before);
    expect((await order('2022-06-01', before)).errorCode).toBeNull();
    expect(searches()).toBe(1);
  });

  it('of whom another age was asked for is not sold at that age’s price', async () => {
    const young = (await check('2022-06-01')).result!.fareDetailResult.totalPayable;
    duffel.fake.instead = ({ path }) =>
      path.startsWith('/air/offer_requests') ? { status: 503, body: {} } : undefined;
    expect((await check('2018-06-01')).errorCode).toBe('FARE_EXPIRED');
    expect((await order('2018-06-01', young)).errorCode).toBe('FARE_EXPIRED');
    expect((await order('2022-06-01', young)).errorCode).toBeNull();
  });

  it('with a wrong birthday is refused at its field, and nobody is asked', async () => {
    const refused = await check('2010-06-01');
    expect(refused).toMatchObject({
      errorCode: 'VALIDATION',
      errors: { 'passengers.1.dateOfBirth': expect.any(String) },
    });
    expect(searches()).toBe(0);
  });
});
