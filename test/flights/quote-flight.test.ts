import { describe, expect, it } from 'vitest';
import { changedTimes } from '#shared/flights/changed-times.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getPassengerViewOptions } from '#shared/flights/get-passenger-view-options.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { netOffer } from './net-offer.ts';
import { baggage, passengers, site, useOrdering } from './use-ordering.ts';

const { desk, search, quote } = useOrdering();

describe('a fare quote', () => {
  it('confirms the price with the supplier and says what the booking needs and until when', async () => {
    const { searchId: _, ...choice } = await search();
    const answer = await callHttp({ site, call: fareQuote, body: choice });
    expect(answer).toMatchObject({
      status: 200,
      result: {
        ...choice,
        currency: 'INR',
        validUntil: '2026-11-21T06:30:00.000Z',
        requires: { passport: true },
        previousTotalPayable: 9924,
        fareDetailResult: { totalPayable: 9924, isPriceChanged: false, resultIndex: 'AI804.Saver' },
        isTimeChanged: false,
      },
    });
  });

  it('says that a flight goes at another time, and both times', async () => {
    desk.quoted = (offer) => ({
      ...offer,
      segments: offer.segments.map((segment) => ({
        ...segment,
        departureTime: segment.departureTime.replace(/..$/, '59'),
      })),
    });
    const { searchId: _, ...choice } = await search();
    const { result } = await callHttp({ site, call: fareQuote, body: choice });
    expect(result).toMatchObject({ isTimeChanged: true, fareDetailResult: { isPriceChanged: false } });
    expect(
      changedTimes(result!.previousSegments, result!.segments).map(({ before, now }) => [
        before!.departureTime.slice(-2) === '59',
        now.departureTime.slice(-2),
      ]),
    ).toEqual([[false, '59']]);
  });

  it('says that the price changed, and both totals', async () => {
    desk.quoted = (offer) => ({
      ...offer,
      fares: offer.fares.map((fare) => ({ ...fare, baseFare: fare.baseFare + 10_050 })),
    });
    const { searchId: _, ...choice } = await search();
    expect((await callHttp({ site, call: fareQuote, body: choice })).result).toMatchObject({
      previousTotalPayable: 9924,
      fareDetailResult: { isPriceChanged: true, totalPayable: 10_125 },
    });
  });

  it('carries the fare rules without anything that runs, and does without them where they fail', async () => {
    desk.rulesHtml = '<p onclick="x()">Fee <script>alert(1)</script><a href="javascript:x()">here</a></p>';
    const { searchId: _, ...choice } = await search();
    expect((await callHttp({ site, call: fareQuote, body: choice })).result!.fareRules[0]!.fareRuleDetail).toBe(
      '<p>Fee here</p>',
    );
    desk.fails = { fareRules: 'SUPPLIER_TIMEOUT' };
    expect((await callHttp({ site, call: fareQuote, body: choice })).result!.fareRules).toEqual([]);
  });

  it.each([
    ['SOLD_OUT', 400, 'SOLD_OUT'],
    ['FARE_EXPIRED', 400, 'FARE_EXPIRED'],
    ['PRICE_CHANGED', 400, 'FARE_QUOTE_FAILED'],
    ['SUPPLIER_TIMEOUT', 502, 'SUPPLIER_TIMEOUT'],
    ['throws', 424, 'SUPPLIER_FAILED'],
  ] as const)('that fails by %s says so', async (how, status, errorCode) => {
    const { searchId: _, ...choice } = await search();
    desk.fails = { quote: how };
    expect(await callHttp({ site, call: fareQuote, body: choice })).toMatchObject({ status, errorCode });
  });

  it("is not given for another search's offer, nor for half of a pair", async () => {
    const { searchId: _, ...choice } = await search();
    expect(await callHttp({ site, call: fareQuote, body: { ...choice, resultIndex: 'nothing' } })).toMatchObject({
      status: 400,
      errorCode: 'FARE_EXPIRED',
    });
    expect(
      await callHttp({ site, call: fareQuote, body: { ...choice, traceId: `${randomId()}.sandbox-gds` } }),
    ).toMatchObject({ status: 404, errorCode: 'SEARCH_EXPIRED' });
    expect(await callHttp({ site: 'gulf', call: fareQuote, body: choice })).toMatchObject({
      status: 404,
      errorCode: 'SEARCH_EXPIRED',
    });
    desk.offers = [netOffer({ isLCCSpecialReturn: true, pairKey: 'P' })];
    const half = await search();
    expect(
      await callHttp({ site, call: fareQuote, body: { traceId: half.traceId, resultIndex: half.resultIndex } }),
    ).toMatchObject({ status: 400, errorCode: 'VALIDATION', errors: { returnResultIndex: expect.any(String) } });
  });
});

describe('extra services', () => {
  it('come per sector, and stay as they were for the quote', async () => {
    const { quoteId } = await quote();
    const ask = () => callHttp({ site, call: getSsr, body: { quoteId } });
    expect((await ask()).result).toMatchObject({
      currency: 'INR',
      baggages: [
        { code: 'XB5', price: 2250 },
        { code: 'XB10', price: 4500 },
      ],
      meals: [{ price: 400 }],
    });
    desk.fails = { extraServices: 'SUPPLIER_FAILED' };
    expect((await ask()).status).toBe(200);
  });

  it('that there are none of fail with a text that pages keep silent about', async () => {
    desk.fails = { extraServices: 'NO_SSR' };
    const { quoteId } = await quote();
    const answer = await callHttp({ site, call: getSsr, body: { quoteId } });
    expect(answer).toMatchObject({ status: 400, errorCode: 'NO_SSR' });
    expect(answer.errorMessage).toContain('No SSR details');
  });
});

describe('the passengers', () => {
  it('are asked for what the fare needs', async () => {
    const { quoteId } = await quote();
    const { result } = await callHttp({ site, call: getPassengerViewOptions, body: { quoteId } });
    expect(result).toMatchObject({
      requires: { passport: true, dateOfBirth: true },
      paxTypes: [1, 1],
      lastTravelDay: '2027-03-12',
      defaultCountry: 'IN',
      titles: { 3: ['Mstr', 'Miss'] },
    });
    expect(result!.phoneCodeList[0]).toMatchObject({ code: 'IN', dial_code: '+91' });
  });

  it('make the price with what they buy', async () => {
    const { quoteId } = await quote();
    await callHttp({ site, call: getSsr, body: { quoteId } });
    const [first, second] = passengers();
    const answer = await callHttp({
      site,
      call: validateBooking,
      body: {
        quoteId,
        passengers: [
          { ...first!, baggage },
          { ...second!, passportExpiry: '2027-04-01' },
        ],
      },
    });
    expect(answer).toMatchObject({
      status: 200,
      result: {
        fareDetailResult: { baggagePrice: 2250, totalPayable: 12_174 },
        warnings: { 'passengers.1.passportExpiry': expect.stringContaining('six months') },
      },
    });
  });

  it('are told every field at once', async () => {
    const { quoteId } = await quote();
    const [first, second] = passengers();
    const body = {
      quoteId,
      passengers: [
        { ...first!, lastName: 'Men0n', mobileNo: '123' },
        { ...second!, dateOfBirth: '2020-01-01', passportNo: '', meals: baggage },
      ],
    };
    const answer = await callHttp({ site, call: validateBooking, body });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(Object.keys(answer.errors!).sort()).toEqual([
      'passengers.0.lastName',
      'passengers.0.mobileNo',
      'passengers.1.dateOfBirth',
      'passengers.1.meals',
      'passengers.1.passportNo',
    ]);
    expect(answer.errors!['passengers.0.mobileNo']).toBe('Invalid Phone Number...');
  });
});
