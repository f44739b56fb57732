import type { Context as LambdaContext } from 'aws-lambda';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { mailTicket } from '#functions/bookings/mail-ticket.ts';
import { gatewayPage } from '#functions/payments/gateway-page.ts';
import { readFlightMonths } from '#functions/users/customer-store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { openTravellers } from '#shared/users/profile/open-travellers.ts';
import { saveTraveller } from '#shared/users/profile/save-traveller.ts';
import type { UserType } from '#shared/users/types.ts';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { callHttp, eventOf } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeGroup } from '#test/permissions/group-steps.ts';
import { orderFlight } from '#test/suppliers/buy-flight.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { fillWallet, openGateway } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const FILLED = 100_000_00;
/** Of staff with the right to pay from a customer's wallet, and without it. */
let clerk: TestUser;
let plain: TestUser;

beforeAll(async () => {
  const { head, data } = testSites[site];
  const gds = {
    name: 'sandbox-gds',
    adapter: 'sandbox' as const,
    settings: { kind: 'gds', seed: 'gds', triggers: true },
  };
  await commit(world.job(site), createSiteWrites(world.job(site), head, data, [gds]));
  await openGateway(world.job(site));
  const { id } = await makeGroup(world.user(site, 'staff'), 'Desk', { 'wallet.pay': true });
  clerk = await world.addUser(site, 'staff', { firstName: 'Vikram', lastName: 'Rao', permissionGroupId: id });
  plain = await world.addUser(site, 'staff');
});

let customer: TestUser;
const addCustomer = (type: UserType, fields: object = {}) =>
  world.addUser(site, type, { firstName: 'Meera', lastName: 'Kapoor', ...fields });
beforeEach(async () => {
  customer = await addCustomer('travelAgent');
  await fillWallet(world, customer, FILLED);
});

/** An order that staff made for a customer; the passenger's last name is the sandbox's trigger. */
const ordered = (lastName: string, whom = customer, as = clerk) =>
  orderFlight({ site, as, source: 'sandbox-gds', lastName, customerId: whom.item.sequence });
const pay = (as: TestUser, orderId: string) =>
  callHttp({ site, as, call: payFromWallet, body: { orderId, acceptedDuplicates: [] } });
const begin = (as: TestUser, orderId: string) =>
  callHttp({ site, as, call: startPayment, body: { orderId, gateway: 'sandbox', acceptedDuplicates: [] } });
const look = async (as: TestUser, orderId: string) =>
  (await callHttp({ site, as, call: getOrder, body: { orderId } })).result!;

/** Pays on the sandbox gateway's own page. */
async function payOnPage(paymentUrl: string): Promise<void> {
  const event = eventOf({ site, call: getOrder }) as HttpEvent;
  const form = { origin: 'http://sarathi.localhost:4400', 'content-type': 'application/x-www-form-urlencoded' };
  const headers = { ...event.headers, ...form, cookie: '' };
  const path = new URL(paymentUrl).pathname;
  await gatewayPage({ ...event, path, httpMethod: 'POST', headers, body: 'action=succeed' }, {} as LambdaContext);
}
const bookedBy = async ({ actor }: TestUser): Promise<(number | undefined)[]> =>
  [...(await readFlightMonths(actor, actor.userId, '2026-11', '2026-11')).values()].map(({ bookCount }) => bookCount);

/** What stands in the books under staff's own names. */
async function ofStaff(): Promise<string[]> {
  const { wallets, walletEntries } = await readLedger(site);
  const own = [clerk, plain].map(({ actor }) => actor.owner);
  return [...wallets.map(({ owner }) => owner), ...walletEntries.keys()].filter((name) =>
    own.some((owner) => name.startsWith(owner)),
  );
}

describe('what staff book for a customer', () => {
  it.each(['travelAgent', 'retail', 'corporate'] as const)(
    'is paid from the wallet of a %s, and all of it is theirs but the name of who made it',
    async (type) => {
      const whom = await addCustomer(type);
      await fillWallet(world, whom, FILLED);
      const { orderId, bookingId, amount } = await ordered('Menon', whom);
      expect(await look(clerk, orderId)).toMatchObject({
        wallet: { balance: 100_000, isEnough: true, isAllowed: true },
      });
      expect(await pay(clerk, orderId)).toMatchObject({ status: 200 });
      await runBooking(site, orderId);
      const theirs = await look(whom, orderId);
      expect(theirs).toMatchObject({ state: 'COMPLETED', wallet: { balance: 100_000 - amount } });
      // Who did what is staff's to read.
      const { steps } = await look(clerk, orderId);
      expect(steps.find(({ event }) => event === 'pay')).toMatchObject({ by: 'Vikram Rao' });
      expect(steps.find(({ event }) => event === 'complete')).toMatchObject({ by: 'The site' });
      expect(theirs.steps.filter((step) => 'by' in step)).toEqual([]);
      const { walletEntries, ...ledger } = await readLedger(site);
      const entries = walletEntries.get(`${whom.actor.owner}#INR`)!;
      expect(entries.map(({ minor, by }) => [minor, by])).toContainEqual([
        -Math.round(amount * 100),
        `user:${clerk.item.userId}`,
      ]);
      expect([await ofStaff(), faultsOf({ walletEntries, ...ledger })]).toEqual([[], []]);
      const tickets = async (as: TestUser) =>
        (await callHttp({ site, as, call: getTickets, body: {} })).result!.tickets.filter(
          (row) => row.bookingId === bookingId,
        );
      const { adminEmail } = testSites[site].data;
      expect(await tickets(whom)).toMatchObject([{ user: { email: adminEmail, userType: 'staff' } }]);
      expect(await tickets(plain)).toMatchObject([{ user: { email: clerk.item.email, userType: 'staff' } }]);
      const details = async (as: TestUser) =>
        (await callHttp({ site, as, call: getBookingDetails, body: { bookingId } })).result!;
      const { timeline, booking } = await details(whom);
      expect(timeline.at(-1)).toMatchObject({
        event: 'create',
        who: testSites[site].data.siteName,
        forWhom: 'Meera Kapoor',
      });
      expect(booking.user).toEqual({ email: adminEmail, userType: 'staff' });
      const ofAgency = type === 'retail' ? testSites[site].data.companyName : whom.item.companyName;
      expect(booking.issuer.companyName).toBe(ofAgency);
      const seen = await details(plain);
      expect(seen.timeline.at(-1)).toMatchObject({ who: 'Vikram Rao', forWhom: 'Meera Kapoor', role: 'staff' });
      // What both sides cost is staff's to read, as the books have it.
      const toSupplier = ledger.house.filter(
        ({ account, reference }) => account.startsWith('supplierPayable:') && reference === orderId,
      );
      expect(seen.booking.accounting).toEqual({
        middleManWl: { cost: toSupplier[0]!.minor / 100 },
        endCustomer: { cost: amount },
      });
      expect(booking).not.toHaveProperty('accounting');
      expect(seen.booking.user).toEqual({ email: clerk.item.email, userType: 'staff' });
      expect((await mailTicket(world.job(site), bookingId)).ok).toBe(true);
      expect(world.mail.lastTo(whom.item.email).subject).toMatch(/^E-Ticket/);
      expect(() => world.mail.lastTo(clerk.item.email)).toThrow(/no mail was sent/);
      expect([await bookedBy(whom), (await bookedBy(clerk)).filter(Boolean)]).toEqual([[1], []]);
    },
  );

  it('is an order of the customer’s, who may pay it too, and nobody else', async () => {
    const { orderId } = await ordered('Menon');
    expect((await pay(await addCustomer('travelAgent'), orderId)).status).toBe(404);
    expect(await pay(customer, orderId)).toMatchObject({ status: 200 });
    expect(await pay(clerk, orderId)).toMatchObject({ errorCode: 'ALREADY_PAID' });
  });

  it('goes back to the customer’s wallet where the airline refuses it', async () => {
    const { orderId } = await ordered('SOLDOUT');
    expect(await pay(clerk, orderId)).toMatchObject({ status: 200 });
    await runBooking(site, orderId);
    expect(await look(customer, orderId)).toMatchObject({ state: 'REFUNDED', wallet: { balance: 100_000 } });
    expect([await ofStaff(), faultsOf(await readLedger(site))]).toEqual([[], []]);
  });

  it('can be paid at a gateway, which leaves every wallet as it is', async () => {
    const { orderId, bookingId } = await ordered('Iyer', customer, plain);
    const begun = await begin(plain, orderId);
    expect(begun).toMatchObject({ status: 200 });
    await callHttp({ site, as: plain, call: getOrder, body: { orderId } });
    await payOnPage(begun.result!.paymentUrl);
    world.clock.advance(120_000);
    await sweepDue();
    await runBooking(site, orderId);
    expect(await look(customer, orderId)).toMatchObject({ state: 'COMPLETED', wallet: { balance: 100_000 } });
    expect([await ofStaff(), faultsOf(await readLedger(site))]).toEqual([[], []]);
    const { timeline } = (await callHttp({ site, as: clerk, call: getBookingDetails, body: { bookingId } })).result!;
    expect(
      timeline.find(({ event }) => event === 'create'),
      'though the gateway’s word came by itself',
    ).toMatchObject({
      who: `${plain.item.firstName} ${plain.item.lastName}`,
      role: 'staff',
      forWhom: 'Meera Kapoor',
    });
  });

  it('mails nothing to a customer without an address, and the ticket to who travels', async () => {
    const pending = await addCustomer('retail', { email: '', isOpenedForThem: true });
    await fillWallet(world, pending, FILLED);
    const { orderId, bookingId } = await ordered('Pillai', pending);
    await pay(clerk, orderId);
    await runBooking(site, orderId);
    const before = world.mail.sent.length;
    expect((await mailTicket(world.job(site), bookingId)).ok).toBe(true);
    const to = world.mail.sent.slice(before).map((mail) => mail.to);
    expect(to.flat()).toEqual(['asha@example.com']);
  });
});

describe('what paying for a customer asks', () => {
  it('the right to pay from their wallet, and to book for them at a gateway', async () => {
    const { orderId } = await ordered('Nair');
    const seen = await look(plain, orderId);
    expect(seen).toMatchObject({ wallet: { isEnough: true, isAllowed: false }, gateways: [{ name: 'sandbox' }] });
    expect(await pay(plain, orderId)).toMatchObject({
      status: 403,
      errorMessage: 'You are not allowed to pay from a customer’s wallet.',
    });
    const { id } = await makeGroup(world.user(site, 'staff'), 'Own only', { 'flights.bookForCustomer': false });
    const neither = await world.addUser(site, 'staff', { permissionGroupId: id });
    expect(await begin(neither, orderId)).toMatchObject({
      status: 403,
      errorMessage: 'You are not allowed to pay for a customer.',
    });
    expect(await look(neither, orderId)).toMatchObject({ gateways: [], wallet: { isAllowed: false } });
    expect(await look(customer, orderId)).toMatchObject({ state: 'AWAITING_PAYMENT', wallet: { isAllowed: true } });
  });

  it('says nothing of what is in the wallet to staff who may not look into it, and lets them pay from it all the same', async () => {
    const { orderId } = await ordered('Iyer');
    const may = { 'wallet.view': false, 'wallet.pay': true };
    const { id } = await makeGroup(world.user(site, 'staff'), 'Till without sight', may);
    const blind = await world.addUser(site, 'staff', { permissionGroupId: id });
    const unseen = { balance: null, creditLimit: null };
    expect(await look(blind, orderId)).toMatchObject({ wallet: { ...unseen, isEnough: true, isAllowed: true } });
    const { id: none } = await makeGroup(world.user(site, 'staff'), 'Neither', { 'wallet.view': false });
    const neither = await world.addUser(site, 'staff', { permissionGroupId: none });
    expect(await look(neither, orderId)).toMatchObject({
      wallet: { ...unseen, isEnough: false, isAllowed: false },
      gateways: [{ name: 'sandbox' }],
    });
    expect(await look(customer, orderId)).toMatchObject({ wallet: { balance: 100_000, creditLimit: 0 } });
    expect(await pay(blind, orderId)).toMatchObject({ status: 200 });
  });

  it('money in it: staff pay no further than the customer could', async () => {
    const poor = await addCustomer('travelAgent');
    const { orderId } = await ordered('Nair', poor);
    expect(await pay(clerk, orderId)).toMatchObject({ errorCode: 'INSUFFICIENT_BALANCE' });
    expect(await ofStaff()).toEqual([]);
  });
});

describe("a customer's travellers", () => {
  const asha = { firstName: 'Asha', lastName: 'Menon', paxType: 1 as const, passportNo: 'Z1234567' };
  const list = (as: TestUser, body: object = {}) => callHttp({ site, as, call: getTravellers, body });

  it('are read and added to by staff who book for them, which their history says', async () => {
    const customerId = customer.item.sequence;
    const save = (as: TestUser, body: object) =>
      callHttp({ site, as, call: saveTraveller, body: { ...asha, ...body } });
    const own = (await save(customer, {})).result!;
    expect((await list(plain, { customerId })).result!.travellers).toEqual([own]);
    const added = (await save(plain, { firstName: 'Ravi', customerId })).result!;
    expect((await list(customer)).result!.travellers).toEqual([own, added]);
    expect((await list(plain)).result!.travellers).toEqual([]);
    const open = (as: TestUser, body: object) =>
      callHttp({ site, as, call: openTravellers, body: { ids: [own.id], ...body } });
    expect(await open(plain, { customerId }), 'who did not type them').toMatchObject({ errorCode: 'FORBIDDEN' });
    const reader = await addClerk(world, { 'tickets.documents': true });
    expect((await open(reader, { customerId })).result!.travellers).toMatchObject([asha]);
    expect(await open(plain, {})).toMatchObject({ status: 404, result: null });
    const { events } = (await callHttp({ site, as: plain, call: getUserById, body: { id: customer.item.userId } }))
      .result!;
    expect(events.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Saved travellers opened', 'Traveller saved', 'Documents of a saved traveller opened']),
    );
  });

  it('are nobody else’s', async () => {
    const other = await addCustomer('travelAgent');
    const customerId = customer.item.sequence;
    for (const as of [other, customer, world.user(site, 'retail')]) {
      expect(await list(as, { customerId })).toMatchObject({ status: 403, result: null });
      const answer = await callHttp({ site, as, call: saveTraveller, body: { ...asha, customerId } });
      expect(answer).toMatchObject({ status: 403, result: null });
    }
    expect((await list(customer)).result!.travellers).toEqual([]);
  });
});
