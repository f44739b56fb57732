import { beforeAll, describe, expect, it } from 'vitest';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { useWorld } from '#test/harness/use-world.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { asking, makeGroup, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { asha, orderFlight, searchForOne } from '#test/suppliers/buy-flight.ts';
import { bothBooks, bothOrders, CONSUMER, fillPartner, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world, { funds: 0, own: ['sandbox-gds'] });
});

const asStaff = () => told(sites.consumer, searchFlights, searchForOne(sites.source));
const ordered = (as = sites.agent) => orderFlight({ site: CONSUMER, as, source: sites.source, lastName: 'Menon' });
const pay = (orderId: string, as = sites.agent) => asking(as)(payFromWallet, { orderId });
const lead = async (orderId: string) => runBooking(SUPPLIER, (await bothOrders(orderId)).theirOrderId);
const lines = async (account: string) => {
  const { ours, theirs } = await bothBooks();
  return [theirs, ours].map(({ house }) =>
    house.filter((one) => one.account === account).reduce((sum, { minor }) => sum + minor, 0),
  );
};

/** Tries to order as the form does, and answers what it was answered. */
async function tryToOrder(as: TestUser) {
  const { searchId, ...rest } = searchForOne(sites.source);
  const { traceId, offers } = await told(as, searchFlights, { searchId, ...rest });
  const quoted = await asking(as)(fareQuote, { traceId, resultIndex: offers[0]!.resultIndex });
  const { quoteId, currency, fareDetailResult } = quoted.result!;
  const { totalPayable } = fareDetailResult;
  const passengers = [{ ...asha, lastName: 'Menon' }];
  return asking(as)(setFlightDetails, { searchId, quoteId, currency, totalPayable, passengers });
}

describe('the wallet at the supplier', () => {
  it('is empty: a customer hears that the fare is gone, staff why', async () => {
    expect(await tryToOrder(sites.agent)).toMatchObject({
      ...{ status: 400, errorCode: 'FARE_EXPIRED' },
      message: 'This fare is no longer available. Please choose another flight.',
    });
    expect(await tryToOrder(sites.consumer)).toMatchObject({
      ...{ status: 400, errorCode: 'FARE_EXPIRED' },
      message: 'Your wallet at this supplier does not cover this booking. Add money there, or ask them for credit.',
    });
  });

  it('pays for what it covers of very many sales at once, and for none more', async () => {
    const { net } = (await asStaff()).offers[0]!;
    const covered = 3;
    await fillPartner(world, net * covered);
    const buyers: TestUser[] = [];
    for (let at = 0; at < 6; at++) {
      buyers.push(await world.addUser(CONSUMER, 'travelAgent'));
      await fillWallet(world, buyers[at]!, 1_000_000_00);
    }
    const orders = await Promise.all(buyers.map((buyer) => ordered(buyer)));
    const pay6 = () =>
      Promise.all(orders.map(async ({ orderId }, at) => (await pay(orderId, buyers[at]!)).errorCode ?? 'paid'));
    let answers = await pay6();
    // Who only lost a race is told so, and asks again.
    for (let round = 0; round < 10 && answers.includes('WALLET_BUSY'); round++) answers = await pay6();
    const states = await Promise.all(orders.map(async ({ orderId }) => (await bothOrders(orderId)).states));
    const paid = states.filter(([, ours]) => ours === 'PAID');
    expect(paid).toHaveLength(covered);
    for (const [theirs, ours] of states) expect(theirs).toBe(ours);
    for (const { orderId } of orders) await lead(orderId);
    const books = await bothBooks();
    expect(books).toMatchObject({ faults: [], clearing: [0, 0], paid: net * covered, payable: net * covered });
  });
});

describe('the price', () => {
  it('is the supplier’s for its consumer, then the consumer’s for its customer; what is passed on is commission', async () => {
    await fillPartner(world, 1_000_000_00);
    const before = await asStaff();
    const generous = await makeGroup(sites.supplier, 'Generous', 50);
    await told(sites.supplier, mapLeIdWithLeGroupId, { groupId: generous.id, LEId: `SITE#${CONSUMER}` });
    const after = await asStaff();
    expect(before.offers[0]!.commissionEarned).toBe(0);
    expect(after.offers.some(({ commissionEarned }) => commissionEarned > 0)).toBe(true);
    // The airline's fare stays what it is for whoever pays it without markup.
    expect(after.offers.map(({ publishedPrice }) => publishedPrice)).toEqual(
      before.offers.map(({ publishedPrice }) => publishedPrice),
    );
  });

  it('has the supplier’s fee in the Service Fee, and in what the consumer pays; the books of each keep their sums', async () => {
    const dear = await makeGroup(sites.supplier, 'Dear', 0);
    await told(sites.supplier, mapLeIdWithLeGroupId, { groupId: dear.id, LEId: `SITE#${CONSUMER}` });
    await told(sites.supplier, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: 200, groupId: dear.id });
    await told(sites.consumer, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: 300, groupId: 'RETAIL' });
    const [payable, fee, gst] = await Promise.all([
      lines(`supplierPayable:site:${SUPPLIER}`),
      lines('revenue:serviceFee'),
      lines('tax:gst'),
    ]);
    const retail = await world.addUser(CONSUMER, 'retail');
    await fillWallet(world, retail, 1_000_000_00);
    const { orderId } = await ordered(retail);
    expect(await pay(orderId, retail)).toMatchObject({ status: 200 });
    await lead(orderId);
    const { states, orders } = await bothOrders(orderId);
    expect(states).toEqual(['COMPLETED', 'COMPLETED']);
    const moved = async (account: string, was: number[]) => (await lines(account)).map((sum, at) => sum - was[at]!);
    expect(await moved('revenue:serviceFee', fee)).toEqual([200_00, 500_00]);
    expect(await moved('tax:gst', gst)).toEqual([0, 90_00]);
    expect(await moved(`supplierPayable:site:${SUPPLIER}`, payable)).toEqual([0, orders[0].amount]);
    expect(await bothBooks()).toMatchObject({ faults: [], clearing: [0, 0] });

    // What one pays for it is in no row of the other.
    const [theirs, ours] = orders;
    const [{ minor: theirCost }] = theirs.costs as [{ minor: number }];
    const agreed = Number(theirs.amount);
    expect(new Set([theirCost, agreed, Number(ours.amount)]).size).toBe(3);
    const holding = async (site: string, minor: number) =>
      (await readRows(site)).filter((row) => new RegExp(`:${minor}[,}\\]]`).test(JSON.stringify(row))).length;
    expect(await holding(SUPPLIER, theirCost)).toBeGreaterThan(0);
    expect(await holding(CONSUMER, agreed)).toBeGreaterThan(0);
    expect([await holding(CONSUMER, theirCost), await holding(SUPPLIER, Number(ours.amount))]).toEqual([0, 0]);
  });
});
