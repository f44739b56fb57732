import { expect, it } from 'vitest';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { getUsage } from '#shared/keys/get-usage.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { getMyWalletEntry } from '#shared/wallet/statement/get-my-wallet-entry.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { asha } from '#test/suppliers/buy-flight.ts';
import { makeKey } from './make-key.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });

/** Makes calls by a key; each must succeed. */
const askBy =
  (token: string) =>
  async <C extends Call>(call: C, body: WireRequestOf<C>) => {
    const answer = await callHttp({ site: 'sarathi', call, body, as: { token }, headers: { origin: undefined } });
    expect(answer, call.name).toMatchObject({ success: true, cookies: [] });
    return answer.result!;
  };

it('sells from the search to the ticket, from the company’s wallet, in its own name, and mails whom it was told to', async () => {
  const owner = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, owner, 100_000_000);
  const { key, token } = await makeKey(owner, { name: 'Website', mailTo: 'it@malabar.example' });
  const ask = askBy(token);
  const searchId = randomId();
  const { traceId, offers } = await ask(searchFlights, {
    searchId,
    source: 'sandbox-gds',
    JourneyType: 1,
    segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
    adultCount: 1,
    childCount: 0,
    infantCount: 0,
  });
  const offer = offers.find(({ segments }) => segments.every(({ flightNumber }) => !flightNumber.startsWith('909')))!;
  const { quoteId, fareDetailResult } = await ask(fareQuote, { traceId, resultIndex: offer.resultIndex });
  const { currency, totalPayable } = fareDetailResult;
  const { orderId } = await ask(setFlightDetails, {
    searchId,
    quoteId,
    passengers: [{ ...asha, lastName: 'Menon' }],
    currency,
    totalPayable,
  });
  await ask(payFromWallet, { orderId });
  await runBooking('sarathi', orderId);
  const order = await ask(getOrder, { orderId });
  expect(order.state).toBe('COMPLETED');
  const { booking } = await ask(getBookingDetails, { bookingId: order.bookingId });
  expect(booking.pnr).toBe(order.pnr);
  const [entry] = (await ask(getMyWalletEntry, {})).records;
  expect(Math.abs(entry!.amount)).toBe(totalPayable);

  const staff = world.user('sarathi', 'staff');
  const listed = await callHttp({ site: 'sarathi', call: getTickets, body: {}, as: staff });
  expect(listed.result!.tickets[0]).toMatchObject({
    bookingId: order.bookingId,
    customer: { name: 'key Website', companyName: owner.item.companyName },
  });
  const own = await callHttp({ site: 'sarathi', call: getTickets, body: {}, as: owner });
  expect(own.result!.tickets.map(({ bookingId }) => bookingId)).toEqual([order.bookingId]);

  await sweepDue();
  await sweepDue();
  expect(world.mail.sent.map(({ to }) => to)).toContain('it@malabar.example');
  const { result } = await callHttp({ site: 'sarathi', call: getUsage, body: { id: key.id }, as: owner });
  expect(result!.days.at(-1)).toMatchObject({ refused: 0, searches: 1, bookings: 1 });
});

/** Numbers from 0 to below 1 that a seed gives (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it('shows as many answers as it gave, over fifty seeds of bursts', async () => {
  const owner = await world.addUser('sarathi', 'travelAgent');
  for (let seed = 1; seed <= 50; seed++) {
    const next = numbersOf(seed);
    const { key, token } = await makeKey(owner, { name: `Seed ${seed}`, endsAt: Date.parse('2027-01-01T00:00:00Z') });
    const statuses: number[] = [];
    for (let burst = 0; burst < 2; burst++) {
      world.clock.advance(1000);
      const calls = Array.from({ length: 1 + Math.floor(next() * 26) }, () =>
        next() < 0.7
          ? callHttp({ site: 'sarathi', call: getAirports, body: { search: 'kochi' }, as: { token } })
          : callHttp({ site: 'sarathi', call: getOrder, body: { orderId: 'NOORDERATALL00000000' }, as: { token } }),
      );
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    // What is over the limits is told with the next answer.
    world.clock.advance(1000);
    statuses.push((await callHttp({ site: 'sarathi', call: getAirports, body: { search: '' }, as: { token } })).status);
    const { result } = await callHttp({ site: 'sarathi', call: getUsage, body: { id: key.id }, as: owner });
    const { answered, refused } = result!.days.at(-1)!;
    expect([answered, refused], `seed ${seed}`).toEqual([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status >= 400).length,
    ]);
    expect(result!.answers, `seed ${seed}`).toHaveLength(
      Math.min(100, statuses.filter((status) => status !== 429).length),
    );
  }
}, 60_000);
