import { beforeAll, describe, expect, it } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { getCalendarFare } from '#shared/flights/search/get-calendar-fare.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { isGstin } from '#shared/site/gst-states.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { readPaper } from '../documents/read-paper.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { saveFlights } from '#test/flights/settings/flight-settings-steps.ts';
import { asking, makeGroup, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { asha, orderFlight, searchForOne } from '#test/suppliers/buy-flight.ts';
import { bothBooks, bothOrders, CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
let retail: TestUser;
const saved = new Map<string, number>();

const gstinIn = (state: string) =>
  [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((sign) => `${state}AAKCS4417M1Z${sign}`).find(isGstin)!;

/** What a site says of its company; without a state it has no number either. */
async function register(site: typeof SUPPLIER | typeof CONSUMER, state: string): Promise<void> {
  const admin = await world.addUser(site, 'staff', { isSuperAdmin: true });
  const version = saved.get(site) ?? 0;
  const value = {
    ...{ companyName: `${site} Travels`, legalName: state && `${site} Travels Private Limited`, taxNumberName: '' },
    ...{ gstin: state && gstinIn(state), state, address: `7 Hill Road, ${site}` },
    ...{ adminContact: '+91 484 400 1122', adminEmail: `desk@${site}.example` },
  };
  await told(admin, saveSettings, { part: 'company', version, value });
  saved.set(site, version + 1);
}

const accounts = [
  'revenue:serviceFee',
  'tax:gst',
  'tax:tds',
  'tax:input',
  'tax:tdsCredit',
  'commission',
  `supplierPayable:site:${SUPPLIER}`,
];

/** What each account comes to, the supplier's and the consumer's; minor units. */
async function all(): Promise<Record<string, number[]>> {
  const { ours, theirs } = await bothBooks();
  const sumsOf = (account: string) =>
    [theirs, ours].map(({ house }) =>
      house.filter((one) => one.account === account).reduce((sum, { minor }) => sum + minor, 0),
    );
  return Object.fromEntries(accounts.map((one) => [one, sumsOf(one)]));
}

/** A sale through the link to its ticket, and what each account moved by: the supplier's, the consumer's. */
async function sold(lastName: string, as = retail, more: Partial<Parameters<typeof orderFlight>[0]> = {}) {
  const before = await all();
  const { orderId } = await orderFlight({ site: CONSUMER, as, source: sites.source, lastName, ...more });
  await told(as, payFromWallet, { orderId });
  const { theirOrderId } = await bothOrders(orderId);
  await runBooking(SUPPLIER, theirOrderId);
  const after = await all();
  const moved = Object.fromEntries(
    accounts.map((one) => [one, after[one]!.map((sum: number, at: number) => sum - before[one]![at]!)]),
  );
  return { orderId, moved, ...(await bothOrders(orderId)) };
}

/** The papers that a round of due work writes: the latest of each site. */
async function papers() {
  await sweepDue();
  world.clock.advance(120_000);
  await sweepDue();
  const latest = async (as: TestUser) => {
    const { records } = await told(as, getInvoices, {});
    return told(as, getInvoice, { number: records[0]!.number });
  };
  return { theirs: await latest(sites.supplier), ours: await latest(sites.consumer) };
}

/** The latest credit note of a booking. */
async function creditNote(as: TestUser, bookingId: string) {
  await papers();
  const { records } = await told(as, getInvoices, {});
  const { number } = records.find((one) => one.kind === 'creditNote' && one.bookingId === bookingId)!;
  return told(as, getInvoice, { number });
}

/** How the supplier prices for its consumer: a share of the commission, or a fee per booking. */
async function priceAt(groupName: string, commissionShare: number, fee = 0): Promise<void> {
  const { id: groupId } = await makeGroup(sites.supplier, groupName, commissionShare);
  await told(sites.supplier, mapLeIdWithLeGroupId, { groupId, LEId: `SITE#${CONSUMER}` });
  if (fee) await told(sites.supplier, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: fee, groupId });
}

beforeAll(async () => {
  sites = await linkSites(world, { own: ['sandbox-gds'] });
  await register(SUPPLIER, '32');
  await told(sites.consumer, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: 300, groupId: 'RETAIL' });
  retail = await world.addUser(CONSUMER, 'retail');
  await fillWallet(world, retail, 1_000_000_00);
});

describe('the supplier’s invoice to the site that sells on', () => {
  it('is made out to that site’s company, with its number and place of supply: IGST between two states', async () => {
    await register(CONSUMER, '27');
    await priceAt('Dear', 0, 200);
    const { orders, theirOrderId } = await sold('Menon');
    const { theirs, ours } = await papers();
    expect(theirs).toMatchObject({
      billedTo: 'quiet Travels Private Limited',
      buyer: {
        ...{ name: 'quiet Travels Private Limited', address: '7 Hill Road, quiet' },
        ...{ taxNumber: gstinIn('27'), state: 'Maharashtra (27)' },
      },
      seller: { taxNumber: gstinIn('32'), state: 'Kerala (32)' },
      total: orders[0].amount,
      services: [{ taxable: 200_00, taxes: [{ name: 'IGST', rate: 18, minor: 36_00 }] }],
    });
    expect(theirs.facts).toContainEqual({ label: 'Place of supply', text: 'Maharashtra (27)' });
    const paper = await asking(sites.supplier)(makeDocument, { kind: 'receipt', id: theirOrderId });
    const [receipt] = await readPaper(Buffer.from(paper.result!.content, 'base64'));
    for (const text of ['quiet Travels Private Limited', gstinIn('27')]) expect(receipt).toContain(text);
    // What the consumer bills its customer is its own: its fee with the supplier's in it, and its own tax on all of that.
    expect(ours).toMatchObject({
      seller: { name: 'quiet Travels Private Limited', taxNumber: gstinIn('27') },
      total: orders[1].amount,
      services: [{ taxable: 500_00, taxes: [{ minor: 45_00 }, { minor: 45_00 }] }],
    });
    expect(JSON.stringify(ours)).not.toMatch(/sarathi/i);
  });

  it('has CGST and SGST within a state', async () => {
    await register(CONSUMER, '32');
    await sold('Nair');
    const { theirs } = await papers();
    expect(theirs.buyer).toMatchObject({ taxNumber: gstinIn('32'), state: 'Kerala (32)' });
    expect(theirs.services[0]!.taxes).toEqual([
      { name: 'CGST', rate: 9, minor: 18_00 },
      { name: 'SGST', rate: 9, minor: 18_00 },
    ]);
  });

  it('is made out to the site without a number where it has none, at the seller’s place', async () => {
    await register(CONSUMER, '');
    const { moved } = await sold('Iyer');
    const { theirs } = await papers();
    expect(theirs.buyer).toEqual({
      ...{ name: 'quiet Travels', address: '7 Hill Road, quiet', taxNumber: '', state: 'Kerala (32)' },
    });
    // And its tax is set off against nothing: who has no number bears it.
    expect(moved).toMatchObject({
      'tax:gst': [36_00, 0],
      'tax:input': [0, 0],
      commission: [expect.anything(), -236_00],
    });
  });
});

describe('the books of both sites', () => {
  it('have the supplier’s fee as what its consumer owes, and the tax on it as the consumer’s to set off', async () => {
    await register(CONSUMER, '27');
    await priceAt('Dear again', 0, 200);
    const { moved, orders, bookings } = await sold('Pillai');
    const [theirs, ours] = orders.map(({ amount }) => Number(amount));
    // 500 of its own fee, 90 of tax on it, less the 236 that its supplier charges within that.
    expect(ours! - theirs!).toBe(590_00 - 236_00);
    expect(moved).toEqual({
      'revenue:serviceFee': [200_00, 500_00],
      'tax:gst': [36_00, 90_00],
      'tax:tds': [0, 0],
      'tax:input': [0, -36_00],
      'tax:tdsCredit': [0, 0],
      // What it pays its supplier's own fee of.
      commission: [expect.any(Number), -200_00],
      [`supplierPayable:site:${SUPPLIER}`]: [0, theirs],
    });
    const { booking } = await told(sites.consumer, getBookingDetails, { bookingId: String(bookings[1].bookingId) });
    expect(booking.accounting!.middleManWl).toEqual({ cost: theirs, inputTax: 36_00 });
    expect(await bothBooks()).toMatchObject({ faults: [], clearing: [0, 0] });
  });

  it('have what is passed on as commission, and the TDS on it as the consumer’s credit', async () => {
    await priceAt('Generous', 50);
    const { moved, bookings } = await sold('Rao');
    const { commission, sellerFee } = (bookings[1] as { offer: { commission: number; sellerFee: { tds: number } } })
      .offer;
    expect(commission).toBeGreaterThan(0);
    // Section 194H: 2 percent of commission.
    const tds = Math.round(commission * 0.02);
    expect(sellerFee).toEqual({ fee: 0, gst: 0, tds, isTaxShared: true });
    expect(moved).toMatchObject({
      'revenue:serviceFee': [0, 300_00],
      'tax:gst': [0, 54_00],
      'tax:tds': [tds, 0],
      'tax:input': [0, 0],
      'tax:tdsCredit': [0, 0 - tds],
      commission: [expect.any(Number), commission],
    });
    expect(await bothBooks()).toMatchObject({ faults: [], clearing: [0, 0] });
  });

  it('have neither any more where all of it went back', async () => {
    await priceAt('Dear once more', 0, 200);
    const { bookings } = await sold('Kurup');
    await saveFlights(sites.supplier, { keepsServiceFee: false });
    const before = await all();
    const bookingId = String(bookings[1].bookingId);
    const { requestId } = await told(retail, changeRequest, {
      ...{ BookingId: bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' },
    });
    const there = { requestId: `${String(bookings[0].bookingId)}-1` };
    const charges = { ...there, currency: 'INR', airlineCharge: 0, cancellationFee: 0, remarks: '' };
    const set = await told(sites.supplier, setChangeCharges, charges);
    await told(retail, acceptChangeCharges, { requestId, chargesNo: set.charges!.chargesNo });
    await told(sites.supplier, completeChangeRequest, { ...there, currency: 'INR', creditNote: 'AI-1', reason: '' });
    await sweepDue();
    const after = await all();
    const back = (account: string) => after[account]![1]! - before[account]![1]!;
    expect(accounts.map((one) => [one, back(one)])).toContainEqual(['tax:input', 36_00]);
    expect(back('commission')).toBe(200_00);
    expect(await bothBooks()).toMatchObject({ faults: [], clearing: [0, 0] });
    await saveFlights(sites.supplier, { keepsServiceFee: true });
  });

  it('keep each its own fee where both do, and the customer pays for both once', async () => {
    await priceAt('Dear for the last time', 0, 200);
    const { bookings, orders } = await sold('Nambiar');
    const before = await all();
    const { requestId } = await told(retail, changeRequest, {
      ...{ BookingId: String(bookings[1].bookingId), RequestType: 1, CancellationType: 3, Remarks: 'Ill' },
    });
    const there = { requestId: `${String(bookings[0].bookingId)}-1` };
    await told(sites.supplier, setChangeCharges, {
      ...{ ...there, currency: 'INR', airlineCharge: 1_000, cancellationFee: 0, remarks: '' },
    });
    const { change } = await told(retail, getChangeRequest, { requestId });
    // 500 and the tax on it are kept here, of which the supplier keeps 200 and its tax.
    expect(change.charges!.airlineCharge).toBe(1_000_00);
    expect(change.charges!.comesBack).toBe(Number(orders[1].amount) - 590_00 - 1_000_00);
    await told(retail, acceptChangeCharges, { requestId, chargesNo: 1 });
    await told(sites.supplier, completeChangeRequest, { ...there, currency: 'INR', creditNote: 'AI-1', reason: '' });
    await sweepDue();
    const after = await all();
    const back = (account: string) => [0, 1].map((at) => after[account]![at]! - before[account]![at]!);
    expect(back('revenue:serviceFee')).toEqual([-200_00, -500_00]);
    expect(back('tax:gst')).toEqual([0, 0]);
    // The tax on the fee that the supplier keeps is still the consumer's to set off.
    expect(back('tax:input')).toEqual([0, 0]);
    const note = await creditNote(sites.supplier, String(bookings[0].bookingId));
    expect(note).toMatchObject({ services: [], total: Number(orders[0].amount) - 236_00 - 1_000_00 });
    const books = await bothBooks();
    expect(books).toMatchObject({ faults: [], clearing: [0, 0] });
    expect(books.payable).toBe(books.paid);
  });
});

describe('of two who go back one after the other', () => {
  const two = ['Arun', 'Leela'].map((firstName) => ({ ...asha, firstName, lastName: 'Kartha' }));

  it.each([
    { sold: 'a fee that is kept', keepsServiceFee: true, share: 0, fee: 201.01, input: 36_18, day: '2027-03-01' },
    { sold: 'a fee that goes back', keepsServiceFee: false, share: 0, fee: 201.01, input: 36_18, day: '2027-03-02' },
    { sold: 'commission', keepsServiceFee: true, share: 33, fee: 0, input: 0, day: '2027-03-03' },
  ] as const)(
    'each credit note of the supplier says the tax that the consumer sets off no more: $sold',
    async ({ sold: what, keepsServiceFee, share, fee, input, day }) => {
      await priceAt(`Odd ${what}`, share, fee);
      await saveFlights(sites.supplier, { keepsServiceFee });
      const { bookings, moved } = await sold('Kartha', retail, { travellers: two, day });
      const { passengers, segments } = bookings[1] as unknown as BookingItem;
      const start = await all();
      const [, tds] = moved['tax:tdsCredit'] as [number, number];
      expect(moved['tax:input']).toEqual([0, 0 - input]);
      expect(tds < 0).toBe(input === 0);
      for (const [at, n] of [
        [1, 1],
        [0, 2],
      ] as const) {
        const before = await all();
        const { requestId } = await told(retail, changeRequest, {
          ...{ BookingId: String(bookings[1].bookingId), RequestType: 2, CancellationType: 3, Remarks: 'Ill' },
          TicketId: [passengers[at]!.ticket!.ticketId],
          Sectors: segments.map((one) => ({
            Origin: one.originAirportCode,
            Destination: one.destinationAirportCode,
          })),
        });
        const there = { requestId: `${String(bookings[0].bookingId)}-${n}` };
        await told(sites.supplier, setChangeCharges, {
          ...{ ...there, currency: 'INR', airlineCharge: 100, cancellationFee: 0, remarks: '' },
        });
        await told(retail, acceptChangeCharges, { requestId, chargesNo: 1 });
        const done = { ...there, currency: 'INR', creditNote: 'AI-1', reason: '' };
        await told(sites.supplier, completeChangeRequest, done);
        const note = await creditNote(sites.supplier, String(bookings[0].bookingId));
        const after = await all();
        const back = (account: string) => after[account]![1]! - before[account]![1]!;
        const taxes = note.services.flatMap((one) => one.taxes.map(({ minor }) => minor));
        expect(back('tax:input')).toBe(taxes.reduce((sum, minor) => sum + minor, 0));
        expect(back('tax:tdsCredit')).toBe(note.others.find(({ label }) => label === 'TDS')?.minor ?? 0);
      }
      const end = await all();
      const whole = (account: string) => end[account]![1]! - start[account]![1]!;
      expect([whole('tax:input'), whole('tax:tdsCredit')]).toEqual([keepsServiceFee ? 0 : input, 0 - tds]);
      const books = await bothBooks();
      expect(books).toMatchObject({ faults: [], clearing: [0, 0] });
      expect(books.payable).toBe(books.paid);
    },
  );
});

describe('a calendar', () => {
  const seen = async (day: string) => {
    const { days } = await told(retail, getCalendarFare, { origin: 'DEL', destination: 'BOM', month: day.slice(0, 7) });
    return days.find(({ date }) => date === day);
  };

  it('says of a fare through a link what the search shows', async () => {
    const day = '2027-05-18';
    const { offers } = await told(retail, searchFlights, searchForOne(sites.source, day));
    expect(await seen(day)).toMatchObject({ from: 'seen', price: offers[0]!.publishedPrice });
  });

  it('notes none of several people, whose fee says nothing of one’s', async () => {
    const day = '2027-05-19';
    const search = { ...searchForOne(sites.source, day), adultCount: 2 };
    expect((await told(retail, searchFlights, search)).offers.length).toBeGreaterThan(0);
    expect((await seen(day))?.from).not.toBe('seen');
  });
});
