import { beforeEach, describe, expect, it } from 'vitest';
import type { WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { useDeskSupplier } from './desk-supplier.ts';
import { netOffer } from './net-offer.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const desk = useDeskSupplier();
const site = 'sarathi' as const;
const agent = () => world.user(site, 'travelAgent');
beforeEach(() => Object.assign(desk, { offers: [netOffer()], fails: {}, quoted: undefined }));

async function quote() {
  const searchId = randomId();
  const body = {
    searchId,
    source: 'sandbox-gds',
    JourneyType: 1 as const,
    segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
    adultCount: 2,
    childCount: 0,
    infantCount: 0,
  };
  await callHttp({ site, call: searchFlights, body, as: agent() });
  const { result } = await callHttp({
    site,
    call: fareQuote,
    as: agent(),
    body: { traceId: `${searchId}.sandbox-gds`, resultIndex: desk.offers[0]!.resultIndex },
  });
  return { searchId, quoteId: result!.quoteId, totalPayable: result!.fareDetailResult.totalPayable };
}
type Passengers = WireRequestOf<typeof validateBooking>['passengers'];
const passengers = (more: object = {}): Passengers => [
  {
    title: 'Ms',
    firstName: 'Asha',
    lastName: 'Menon',
    paxType: 1,
    gender: 2,
    email: 'asha@example.com',
    phoneCode: '+91',
    mobileNo: '9810012345',
    ...more,
  },
  { title: 'Mr', firstName: 'Ravi', lastName: 'Menon', paxType: 1, gender: 1 },
];

describe('the first passenger', () => {
  it.each([
    { firstName: 'Аsha' },
    { firstName: 'A\u202Esha' },
    { firstName: 'Asha\u0000' },
    { firstName: '<b>Asha</b>' },
    { firstName: '𝒜sha' },
    { firstName: '=cmd' },
    { lastName: 'M' },
    { lastName: '-' },
    { firstName: 'A'.repeat(60), lastName: 'B'.repeat(60) },
    { email: 'аsha@example.com' },
    { email: 'asha@example.com\r\nBcc: x@example.com' },
    { email: 'a@b@c' },
    { email: '<script>@x' },
    { email: 'asha@example.com,x@example.com' },
    { mobileNo: '98100\u200B12345<' },
    { mobileNo: '+919810012345;ext=1' },
    { phoneCode: '91' },
    { phoneCode: '+0' },
    { dateOfBirth: '2026-02-31' },
    { dateOfBirth: '1880-01-01' },
    { dateOfBirth: '2027-01-01' },
    { addressLine1: 'a\u0000b' },
    { city: 'Kochi\nX: y' },
    { countryCode: 'in' },
    { countryCode: 'QQ' },
    { nationality: 'ZZ' },
    { passportIssueCountryCode: 'QQ' },
    { phoneCode: '+92', mobileNo: '3012345678' },
    { paxType: 2 },
    { paxType: 1.5 },
    { gender: 3 },
    { title: 'Lord' },
    { baggage: [{ code: 'XB5', flightNumber: '804', origin: 'DEL', destination: 'BOM', price: 0 }] },
    { meals: [{ code: 'FREE', flightNumber: '804', origin: 'DEL', destination: 'BOM' }] },
  ])('with %j is refused at a field', async (more) => {
    const { quoteId } = await quote();
    const answer = await callHttp({
      site,
      call: validateBooking,
      as: agent(),
      body: { quoteId, passengers: passengers(more) },
    });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(Object.keys(answer.errors ?? {}).length).toBeGreaterThan(0);
  });
});

describe('ten orders at once', () => {
  it('under one key are one order', async () => {
    const { searchId, quoteId, totalPayable } = await quote();
    const send = () =>
      callHttp({
        site,
        call: setFlightDetails,
        as: agent(),
        headers: { 'idempotency-key': 'ten-at-once' },
        body: { searchId, quoteId, totalPayable, currency: 'INR', passengers: passengers() },
      });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    const ids = new Set(answers.flatMap(({ result }) => (result && 'orderId' in result ? [result.orderId] : [])));
    expect(ids.size).toBe(1);
    for (const { status, errorCode } of answers) if (status !== 200) expect(['IN_FLIGHT', 'BUSY']).toContain(errorCode);
    expect((await readRows(site)).filter(({ pk, sk }) => String(pk).includes('#ORD#') && sk === 'A')).toHaveLength(1);
  });
});
