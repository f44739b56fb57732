import { beforeAll, expect, it } from 'vitest';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import type { Offer } from '#shared/flights/model.ts';
import { byTrip, partnersOf } from '#shared/flights/pair-offers.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, makeGroup, told } from '#test/markups/price-steps.ts';
import { asha, searchForOne } from '#test/suppliers/buy-flight.ts';
import { bothBooks, bothOrders, CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world, { own: ['sandbox-lcc', 'hasty-lcc'] });
});

/** A low-cost carrier's pair, found through the link and quoted as one. */
async function quotedPair() {
  const { searchId, ...rest } = searchForOne(sites.source);
  const back = { origin: 'BOM', destination: 'DEL', preferredDepartureTime: '2027-03-19' };
  const query = { ...rest, JourneyType: 2 as const, returnType: 5 as const, segments: [...rest.segments, back] };
  const found = await asking(sites.agent)(searchFlights, { searchId, ...query });
  expect(found).toMatchObject({ status: 200 });
  const { traceId } = found.result!;
  const offers = found.result!.offers as unknown as Offer[];
  const out = byTrip(offers).outbound.find((offer) => partnersOf(offer, offers).length)!;
  const partner = partnersOf(out, offers)[0]!;
  const choice = { traceId, resultIndex: out.resultIndex, returnResultIndex: partner.resultIndex };
  return { searchId, offers, out, partner, choice, quoted: await asking(sites.agent)(fareQuote, choice) };
}

async function sold(lastName: string) {
  const { searchId, quoted, out, partner } = await quotedPair();
  const { quoteId, currency, fareDetailResult } = quoted.result!;
  const { totalPayable } = fareDetailResult;
  const passengers = [{ ...asha, lastName }];
  const ordered = await asking(sites.agent)(setFlightDetails, {
    ...{ searchId, quoteId, currency, totalPayable, passengers },
  });
  expect(ordered).toMatchObject({ status: 200 });
  const { orderId } = ordered.result!;
  await told(sites.agent, payFromWallet, { orderId });
  await runBooking(SUPPLIER, (await bothOrders(orderId)).theirOrderId);
  return { orderId, out, partner, quoted };
}
async function booksAddUp() {
  const books = await bothBooks();
  expect(books).toMatchObject({ faults: [], clearing: [0, 0] });
  expect(books.payable).toBe(books.paid);
  return books;
}
const feesOf = async () => {
  const { ours, theirs } = await bothBooks();
  return [theirs, ours].map(({ house }) =>
    house.filter(({ account }) => account === 'revenue:serviceFee').reduce((sum, { minor }) => sum + minor, 0),
  );
};

it('a low-cost carrier’s pair is one fare at both sites: one order, one PNR, flights of both ways', async () => {
  const { orderId, out, partner, quoted } = await sold('Menon');
  expect(quoted.result!.fareDetailResult.totalPayable).toBeCloseTo(out.publishedPrice + partner.publishedPrice, 2);
  expect(quoted.result!.fareDetailResult.isPriceChanged).toBe(false);
  const { states, orders, bookings } = await bothOrders(orderId);
  expect(states).toEqual(['COMPLETED', 'COMPLETED']);
  for (const booking of bookings) {
    expect(booking).toMatchObject({ isLCCSpecialReturn: true, pnr: bookings[0].pnr });
    const trips = (booking.segments as { tripIndicator: number }[]).map(({ tripIndicator }) => tripIndicator);
    expect(trips).toEqual([
      ...new Array<number>(out.segments.length).fill(1),
      ...new Array<number>(partner.segments.length).fill(2),
    ]);
  }
  expect((await booksAddUp()).paid).toBe(orders[0].amount);
});

it('has extras for either way, and rules for both', async () => {
  const { quoted } = await quotedPair();
  const { quoteId, fareRules } = quoted.result!;
  expect(fareRules.map(({ origin }) => origin)).toEqual(['DEL', 'BOM']);
  const ssr = await asking(sites.agent)(getSsr, { quoteId });
  expect(new Set(ssr.result!.baggages.map(({ tripIndicator }) => tripIndicator))).toEqual(new Set([1, 2]));
});

it('a fee that the supplier takes by the booking is taken once of a pair', async () => {
  const dear = await makeGroup(sites.supplier, 'Dear', 0);
  await told(sites.supplier, mapLeIdWithLeGroupId, { groupId: dear.id, LEId: `SITE#${CONSUMER}` });
  await told(sites.supplier, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: 200, groupId: dear.id });
  const before = await feesOf();
  const { orderId } = await sold('Nair');
  expect((await bothOrders(orderId)).states).toEqual(['COMPLETED', 'COMPLETED']);
  const after = await feesOf();
  expect(after[0]! - before[0]!).toBe(200_00);
  await booksAddUp();
});

it('half a pair is sold to nobody, nor a way of one source with a way of another', async () => {
  const { choice, offers, out } = await quotedPair();
  const { returnResultIndex: _back, ...half } = choice;
  expect(await asking(sites.agent)(fareQuote, half)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  const strangers = byTrip(offers).inbound.filter(({ pairKey }) => pairKey !== out.pairKey);
  expect(new Set(offers.map(({ pairKey }) => pairKey.split(' ')[0]))).toEqual(new Set(['0', '1']));
  const stranger = strangers.find(({ pairKey }) => pairKey.slice(1) === out.pairKey.slice(1))!;
  const mixed = { ...choice, returnResultIndex: stranger.resultIndex };
  expect(await asking(sites.agent)(fareQuote, mixed)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
});
