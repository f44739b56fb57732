import { beforeAll, describe, expect, it } from 'vitest';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { getOwnMarkup } from '#shared/markups/get-own-markup.ts';
import { saveOwnMarkup } from '#shared/markups/save-own-markup.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { asking, told } from './price-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let agent: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  agent = await world.addUser('sarathi', 'travelAgent');
  colleague = await world.addUser('sarathi', 'travelAgent', { legalEntityId: agent.item.legalEntityId });
  await fillWallet(world, agent, 100_000_000);
});

const searchId = randomId();
const search = (as: TestUser, customerId?: number) =>
  told(as, searchFlights, {
    searchId: customerId || as.item.userType === 'staff' ? randomId() : searchId,
    source: 'sandbox-gds',
    JourneyType: 1,
    segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
    adultCount: 2,
    childCount: 0,
    infantCount: 0,
    ...(customerId && { customerId }),
  });
const passenger = (firstName: string) => ({
  title: 'Ms' as const,
  firstName,
  lastName: 'Menon',
  paxType: 1 as const,
  gender: 2 as const,
  dateOfBirth: '1990-05-01',
  email: 'asha@example.com',
  phoneCode: '+91',
  mobileNo: '9810012345',
});

describe('an agency’s own markup', () => {
  it('is nothing and off until it is set, and is the whole agency’s', async () => {
    expect(await told(agent, getOwnMarkup, {})).toEqual({
      currency: 'INR',
      kind: 'perPassenger',
      amount: 0,
      percent: null,
      isOn: false,
    });
    await told(agent, saveOwnMarkup, { isOn: false, kind: 'perPassenger', amount: 150 });
    expect(await told(colleague, getOwnMarkup, {})).toMatchObject({ amount: 15_000, isOn: false });
  });

  it('stands in results while it is on, with what the agency pays beside it, and one touch takes it out', async () => {
    const { offers: bare } = await search(agent);
    await told(agent, saveOwnMarkup, { isOn: true });
    const { offers } = await search(agent);
    expect(offers.map(({ publishedPrice }) => publishedPrice)).toEqual(
      bare.map(({ publishedPrice }) => publishedPrice + 30_000),
    );
    expect(offers[0]!.pricePerAdult).toBe(bare[0]!.pricePerAdult + 15_000);
    expect(offers[0]!.net).toBe(bare[0]!.net);
    expect(offers[0]!.profit).toBe(bare[0]!.profit + 30_000);
    await told(agent, saveOwnMarkup, { isOn: false });
    expect((await search(agent)).offers).toEqual(bare);
  });

  it('is never in what the agency pays, and stands on the ticket, where it can be changed', async () => {
    await told(agent, saveOwnMarkup, { isOn: true, kind: 'percentOfBase', percent: 3 });
    const { traceId, offers } = await search(agent);
    const choice = { traceId, resultIndex: offers[0]!.resultIndex };
    const { quoteId, fareDetailResult: fare } = await told(agent, fareQuote, choice);
    expect(fare.totalPayable).toBe(offers[0]!.net);
    const base = fare.fareDetails.reduce((sum, { baseFare, passengerCount }) => sum + baseFare * passengerCount, 0);
    const { orderId, bookingId, amount } = await told(agent, setFlightDetails, {
      searchId,
      quoteId,
      currency: 'INR',
      totalPayable: fare.totalPayable / 100,
      passengers: [passenger('Asha'), passenger('Usha')],
    });
    expect(amount).toBe(fare.totalPayable);
    expect((await told(agent, getOrder, { orderId })).amount).toBe(fare.totalPayable);
    await told(agent, payFromWallet, { orderId });
    await runBooking('sarathi', orderId);
    const { booking } = await told(agent, getBookingDetails, { bookingId });
    const { ticket } = { ticket: await told(agent, getTicketDetail, { bookingId, pnr: booking.pnr }) };
    expect(JSON.stringify(ticket)).toContain(`"txnFee":${Math.round(base * 0.03)}`);
  });

  it('is not what staff who book for the agency see', async () => {
    const staff = world.user('sarathi', 'staff');
    await told(agent, saveOwnMarkup, { isOn: false });
    const bare = (await search(staff, agent.item.sequence)).offers.map(({ publishedPrice }) => publishedPrice);
    await told(agent, saveOwnMarkup, { isOn: true });
    const shown = (await search(staff, agent.item.sequence)).offers.map(({ publishedPrice }) => publishedPrice);
    expect(shown).toEqual(bare);
  });

  it('keeps the value that one of the agency sets while another only switches it', async () => {
    const other = await world.addUser('sarathi', 'travelAgent');
    for (let amount = 1; amount <= 5; amount++) {
      await told(other, saveOwnMarkup, { isOn: false, kind: 'perPassenger', amount: 150 });
      await Promise.all([
        told(other, saveOwnMarkup, { isOn: true }),
        told(other, saveOwnMarkup, { isOn: true, kind: 'perBooking', amount }),
        told(other, saveOwnMarkup, { isOn: true }),
      ]);
      expect(await told(other, getOwnMarkup, {})).toMatchObject({
        kind: 'perBooking',
        amount: amount * 100,
        isOn: true,
      });
    }
  });

  it('is an agent’s alone, and an amount that there is', async () => {
    for (const type of ['retail', 'corporate', 'staff'] as const)
      expect(await asking(world.user('sarathi', type))(getOwnMarkup, {}), type).toMatchObject({ status: 403 });
    for (const body of [
      { isOn: true, kind: 'perBooking', amount: -1 },
      { isOn: true, kind: 'perBooking' },
      { isOn: true, kind: 'percentOfBase', percent: 101 },
      { isOn: true, kind: 'percentOfBase', amount: 5 },
      { isOn: true, kind: 'perBooking', amount: 5, currency: 'USD' },
    ] as const)
      expect(await asking(agent)(saveOwnMarkup, body), JSON.stringify(body)).toMatchObject({ status: 400 });
    const other = await world.addUser('sarathi', 'travelAgent');
    expect(await told(other, getOwnMarkup, {})).toMatchObject({ amount: 0, isOn: false });
  });
});
