import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadDrives } from '#functions/activities/due/lead-drives.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { readTransfersOfKart } from '#functions/transfers/store.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { checkOut } from '#shared/activities/cart/check-out.ts';
import { getVoucher } from '#shared/activities/get-voucher.ts';
import { redeemVoucher } from '#shared/activities/redeem-voucher.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { driverClashes } from '#shared/transfers/driver-clashes.ts';
import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { updateTransferStatusByStaff } from '#shared/transfers/update-transfer-status-by-staff.ts';
import { updateTransferTime } from '#shared/transfers/update-transfer-time.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { storeArea } from '#test/destination/catalogue-steps.ts';
import { type RatesDesk, ratesDesk } from '#test/destination/rates-desk.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { storeDriver } from '#test/transfers/store-driver.ts';
import { cartOf, checkOutOf, fillCart } from './cart-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let staff: TestUser;
let agent: TestUser;
let desk: RatesDesk;
let option: string;
let places: { awir: string };
let ways: { pickup: string; both: string };

beforeAll(async () => {
  staff = world.user(site, 'staff');
  desk = await ratesDesk(staff);
  const [awir, deira] = [await storeArea(world, 'Al Awir driven'), await storeArea(world, 'Deira driven')];
  places = { awir };
  option = await desk.option(
    { hasTimeSlots: true, timeSlots: ['15:00'], durationMinutes: 360, cancelHours: 0 },
    { name: 'Desert drive', area: { id: awir, name: 'Al Awir driven' } },
  );
  await desk.addTicket(option, { marketId: desk.defaultMarketId });
  const drive = async (transferType: 'Pickup' | 'Pickup & Drop', sharingBasis: 'SIC' | 'DROP_SIC_PICKUP_PVT') => {
    const bounds = sharingBasis === 'SIC' ? {} : { minPax: 1, maxPax: 6 };
    const way = { transferType, sharingBasis, description: 'Coach', amount: 25, currency: 'INR', ...bounds } as const;
    return (await told(staff, createTransfers, { ...way, from: deira, to: awir, marketId: desk.defaultMarketId }))
      .transfer.id;
  };
  ways = { pickup: await drive('Pickup', 'SIC'), both: await drive('Pickup & Drop', 'DROP_SIC_PICKUP_PVT') };
});
beforeEach(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 10_000_000);
});
const drives = async (cartId: string) =>
  (await readTransfersOfKart(job(), cartId)).toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** A paid cart of two visits, one fetched alone and one brought back too. */
async function driven(): Promise<string> {
  await fillCart(agent, option, { date: '2026-11-24', timeSlot: '15:00', pickUpAreaTransfer: ways.pickup });
  const { cart } = await fillCart(agent, option, { timeSlot: '15:00', returnAreaTransfer: ways.both });
  const asked = checkOutOf(cart, { pickUpPlace: 'Creek View Hotel', driverNote: 'Room 12' });
  const { orderId, cartId } = await told(agent, checkOut, asked);
  await told(agent, payFromWallet, { orderId, acceptedDuplicates: [] });
  await runBooking(site, orderId);
  return cartId;
}
const confirm = async (cartId: string) => {
  const { items } = await cartOf(agent, cartId);
  const confirmations = items.map(({ id: itemId }) => ({ itemId, number: 'DCT' }));
  await told(staff, updateCartStatus, { cartId, status: 'CONFIRMED', confirmations });
  await sweepDue();
};

describe('the transfers of a cart', () => {
  it('stand on the job sheet once it is confirmed, in its name, and lead to it', async () => {
    const cartId = await driven();
    await sweepDue();
    expect(await drives(cartId)).toEqual([]);
    await confirm(cartId);
    const made = await drives(cartId);
    expect(made.map(({ date, time, end, sharingType }) => [date, time, end, sharingType])).toEqual([
      ['2026-11-24', '15:00', 'P', 'SIC'],
      ['2026-11-25', '21:00', 'D', 'SIC'],
      ['2026-11-25', '15:00', 'P', 'PVT'],
    ]);
    expect(made[0]).toMatchObject({
      ...{ source: 'cart', kartId: cartId, kartName: 'Activities of Anoop Nambiar', title: 'Desert drive: Evening' },
      ...{ pickupLocation: 'Creek View Hotel, Deira driven', dropLocation: 'Al Awir driven, Desert drive', pax: 2 },
      ...{ guest: 'Anoop Nambiar', phone: '+91 98460 27715', internalRemark: 'Room 12', state: 'OPEN' },
    });
    const sheet = await told(staff, getTransferJobSheet, { dateRange: { from: '2026-11-24', to: '2026-11-25' } });
    expect(sheet.transfers.map(({ source, kartId }) => [source, kartId])).toEqual(made.map(() => ['cart', cartId]));
    expect(await asking(staff)(updateTransferTime, { id: made[0]!.id, time: '16:00' })).toMatchObject({
      ...{ status: 409, message: 'The booking says when this transfer is.' },
    });
  });

  it('fetch guests when the option says, as its cart, its checkout and its voucher do', async () => {
    const early = await desk.option(
      { hasTimeSlots: true, timeSlots: ['05:00', '15:00'], pickupPickupTime: '03:30', dropPickupTime: '11:00' },
      { name: 'Balloon', area: { id: places.awir, name: 'Al Awir driven' } },
    );
    await desk.addTicket(early, { marketId: desk.defaultMarketId });
    const { cart: first } = await fillCart(agent, early, { timeSlot: '15:00', returnAreaTransfer: ways.both });
    expect(first.items).toMatchObject([{ pickUpTime: '13:30', returnTime: '21:00' }]);
    const { cart } = await fillCart(agent, early, { timeSlot: '05:00' });
    expect(cart.items).toMatchObject([
      { timeSlot: '05:00', pickUpTime: '', returnTime: '', isDriven: false },
      { timeSlot: '15:00', pickUpTime: '13:30' },
    ]);
    const asked = checkOutOf(cart, { pickUpPlace: 'Creek View Hotel' });
    const { orderId, cartId } = await told(agent, checkOut, asked);
    await told(agent, payFromWallet, { orderId, acceptedDuplicates: [] });
    await runBooking(site, orderId);
    await confirm(cartId);
    expect((await drives(cartId)).map(({ date, time, end }) => [date, time, end])).toEqual([
      ['2026-11-25', '21:00', 'D'],
      ['2026-11-25', '13:30', 'P'],
    ]);
    const { voucherCode: code } = await cartOf(agent, cartId);
    expect((await told(agent, getVoucher, { code })).voucher.items).toMatchObject([
      { pickUpTime: '', returnTime: '' },
      { pickUpTime: '13:30', returnTime: '21:00' },
    ]);
  });

  it('are withdrawn when it is cancelled, and made once however often the work runs', async () => {
    const cartId = await driven();
    await confirm(cartId);
    const before = await drives(cartId);
    await told(staff, updateCartStatus, { cartId, status: 'CANCELLED' });
    await sweepDue();
    expect((await drives(cartId)).map(({ state, version }) => [state, version])).toEqual(
      before.map(({ version }) => ['WITHDRAWN', version + 1]),
    );
    await sweepDue();
    expect((await drives(cartId)).map(({ version }) => version)).toEqual(before.map(({ version }) => version + 1));
  });

  it('of guests who are there already stay when the rest is cancelled, and so do their places', async () => {
    const takenOf = async (date: string) => (await getItem(keys.slot(job(), option, date, '15:00')))?.taken ?? 0;
    const taken = [await takenOf('2026-11-24'), await takenOf('2026-11-25')];
    const cartId = await driven();
    await confirm(cartId);
    const { voucherCode: code, items } = await cartOf(agent, cartId);
    await told(staff, redeemVoucher, { code, itemId: items[1]!.id });
    await told(staff, updateCartStatus, { cartId, status: 'CANCELLED' });
    await sweepDue();
    expect((await drives(cartId)).map(({ date, end, state }) => [date, end, state])).toEqual([
      ['2026-11-24', 'P', 'WITHDRAWN'],
      ['2026-11-25', 'D', 'OPEN'],
      ['2026-11-25', 'P', 'OPEN'],
    ]);
    expect([await takenOf('2026-11-24'), await takenOf('2026-11-25')]).toEqual([taken[0], taken[1]! + 2]);
  });

  it('of an option that is sold by its transfer alone are both its ways', async () => {
    const van = await desk.option({ hasTicket: false, isInstant: true }, { name: 'City by van' });
    await desk.addTransfer(van, { marketId: desk.defaultMarketId });
    const { cart } = await fillCart(agent, van);
    expect(cart).toMatchObject({ total: 24_000, items: [{ isDriven: true }] });
    expect(await asking(agent)(checkOut, checkOutOf(cart))).toMatchObject({
      ...{ status: 400, errors: { pickUpPlace: 'Please enter where to be fetched.' } },
    });
    const asked = checkOutOf(cart, { pickUpPlace: 'Creek View Hotel' });
    const { orderId, cartId } = await told(agent, checkOut, asked);
    await told(agent, payFromWallet, { orderId, acceptedDuplicates: [] });
    await runBooking(site, orderId);
    await sweepDue();
    expect((await cartOf(agent, cartId)).items).toMatchObject([
      { isDriven: true, drives: ['Pickup and drop: Private, Seven-seater'] },
    ]);
    expect((await drives(cartId)).map(({ end, sharingType, state }) => [end, sharingType, state])).toEqual([
      ['D', 'PVT', 'OPEN'],
      ['P', 'PVT', 'OPEN'],
    ]);
  });

  it('that nobody said a time of get it from whoever makes the job sheet, and keep it while the cart names none', async () => {
    const van = await desk.option({ hasTicket: false, isInstant: true }, { name: 'Museum by van' });
    await desk.addTransfer(van, { marketId: desk.defaultMarketId });
    const { cart } = await fillCart(agent, van);
    const { orderId, cartId } = await told(agent, checkOut, checkOutOf(cart, { pickUpPlace: 'Creek View Hotel' }));
    await told(agent, payFromWallet, { orderId, acceptedDuplicates: [] });
    await runBooking(site, orderId);
    await sweepDue();
    const sheet = async () =>
      (
        await told(staff, getTransferJobSheet, { dateRange: { from: '2026-11-25', to: '2026-11-25' } })
      ).transfers.filter(({ kartId }) => kartId === cartId);
    const [there, back] = await sheet();
    expect([there, back]).toMatchObject([
      { id: expect.stringMatching(/P$/), time: '', isTimeOpen: true },
      { id: expect.stringMatching(/D$/), time: '', isTimeOpen: true },
    ]);
    const driverId = await storeDriver(staff);
    for (const { id } of [there!, back!]) await told(staff, updateTransferDriver, { id, driverId });
    expect(driverClashes(await sheet()).size).toBe(0);
    const { transfer } = await told(staff, updateTransferTime, { id: there!.id, time: '09:15' });
    expect(transfer).toMatchObject({ time: '09:15', isTimeOpen: true, was: { time: '' }, driverId });
    expect(transfer.changedAt).not.toBe('');
    const due = {
      key: keys.cartTask(job(), cartId, 'DRIVES'),
      due: '',
      subject: { site, reference: cartId, name: 'cart-drives' },
    };
    await leadDrives(job(), due);
    expect((await sheet()).map(({ time, isTimeOpen }) => [time, isTimeOpen])).toEqual([
      ['', true],
      ['09:15', true],
    ]);
    expect(await asking(staff)(updateTransferTime, { id: there!.id, time: '24:00' })).toMatchObject({ status: 400 });
    expect((await told(staff, updateTransferTime, { id: there!.id, time: '' })).transfer.time).toBe('');
    await told(staff, updateTransferStatusByStaff, { transferid: there!.id, isCompleted: true });
    expect(await asking(staff)(updateTransferTime, { id: there!.id, time: '10:00' })).toMatchObject({
      ...{ status: 409, message: 'This transfer is completed.' },
    });
  });

  it('are all there in the end, whichever operation of the work fails', async () => {
    for (const when of ['before', 'after'] as const)
      for (let n = 1; ; n++) {
        const cartId = await driven();
        const { items } = await cartOf(agent, cartId);
        const confirmations = items.map(({ id: itemId }) => ({ itemId, number: 'DCT' }));
        await told(staff, updateCartStatus, { cartId, status: 'CONFIRMED', confirmations });
        const due = {
          key: keys.cartTask(job(), cartId, 'DRIVES'),
          due: '',
          subject: { site, reference: cartId, name: 'cart-drives' },
        };
        world.faults.reset();
        world.faults.failNth(n, when);
        await leadDrives(job(), due).catch(() => undefined);
        const { operations } = world.faults.counts();
        world.faults.reset();
        await leadDrives(job(), due);
        expect([when, n, (await drives(cartId)).map(({ state, version }) => [state, version])]).toEqual([
          ...[when, n, [1, 2, 3].map(() => ['OPEN', 1])],
        ]);
        expect(await getItem(due.key)).toBeUndefined();
        if (operations < n) break;
      }
  });
});
