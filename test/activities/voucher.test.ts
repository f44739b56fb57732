import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getVoucher } from '#shared/activities/get-voucher.ts';
import { redeemVoucher } from '#shared/activities/redeem-voucher.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { checkOut } from '#shared/activities/cart/check-out.ts';
import { fetchedWords } from '#shared/activities/voucher/voucher-shown.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { type RatesDesk, ratesDesk } from '#test/destination/rates-desk.ts';
import { readPaper } from '#test/documents/read-paper.ts';
import { scanTable } from '#test/harness/scan-table.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { cartOf, checkOutOf, fillCart, paidCart, soldOption } from './cart-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const site = 'sarathi' as const;
let staff: TestUser;
let agent: TestUser;
let desk: RatesDesk;
let option: string;

beforeAll(async () => {
  staff = world.user(site, 'staff');
  desk = await ratesDesk(staff);
  option = await soldOption(desk, { isInstant: true, inclusions: ['Tea'], description: 'Bring a hat.' });
});
beforeEach(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 10_000_000);
});

/** The voucher of a new cart of two days, and its items. */
async function voucherOf(): Promise<{ code: string; cartId: string; items: string[] }> {
  await fillCart(agent, option, { date: '2026-11-24' });
  const { cart } = await fillCart(agent, option);
  const { cartId } = await paidCart(agent, cart);
  const { voucherCode: code, items } = await cartOf(agent, cartId);
  return { code, cartId, items: items.map(({ id }) => id) };
}

describe('a voucher', () => {
  it('is shown to whose it is and to staff, with what to know of each visit, and to nobody else', async () => {
    const { code, items } = await voucherOf();
    const { voucher } = await told(agent, getVoucher, { code });
    expect(voucher).toMatchObject({
      ...{ status: 'CONFIRMED', leadGuest: 'Anoop Nambiar', adults: 2, voucherNo: expect.stringMatching(/^AV-.{8}$/) },
      issuer: { email: agent.item.email },
      items: items.map((itemId) => ({ itemId, inclusions: ['Tea'], about: 'Bring a hat.', redeemedAt: '' })),
    });
    expect(await told(staff, getVoucher, { code })).toEqual({ voucher });
    const other = await world.addUser(site, 'travelAgent');
    expect(await asking(other)(getVoucher, { code })).toMatchObject({ status: 404 });
    expect(await asking(agent)(getVoucher, { code: 'NOBODYS' })).toMatchObject({ status: 404 });
    const foreign = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
    for (const [call, body] of [
      [getVoucher, { code }],
      [redeemVoucher, { code, itemId: items[0]! }],
    ] as const)
      expect((await asking(foreign)(call, body as never)).status).not.toBe(200);
    const stored = JSON.stringify(await scanTable(`S#${site}#`));
    expect(stored).not.toContain(code);
  });

  it('of a combo says what is in it and that its guests are fetched, and where', async () => {
    const rate = { marketId: desk.defaultMarketId, transferType: 'return', sharingBasis: 'PVT' } as const;
    const driven = await soldOption(desk, { isInstant: true, inclusions: ['Lunch', 'Tea'] });
    const transfer = await desk.addTransfer(driven, rate);
    const { combo } = await told(staff, createDmcCombo, {
      ...{ name: 'Tea twice', currency: 'INR', amount: 300 },
      tourOptions: [
        { tourOptionId: option },
        { tourOptionId: driven, onwardTransfer: transfer, returnTransfer: transfer },
      ],
    });
    const { cart } = await fillCart(agent, '', { tourOptionId: undefined, comboId: combo.id });
    const { orderId, cartId } = await told(agent, checkOut, checkOutOf(cart, { pickUpPlace: 'Creek View Hotel' }));
    await told(agent, payFromWallet, { orderId, acceptedDuplicates: [] });
    await runBooking(site, orderId);
    const { voucher } = await told(agent, getVoucher, { code: (await cartOf(agent, cartId)).voucherCode });
    expect(voucher).toMatchObject({
      pickUpPlace: 'Creek View Hotel',
      items: [{ title: 'Tea twice', inclusions: ['Tea', 'Lunch'], drives: ['Pickup: Private', 'Drop: Private'] }],
    });
    expect(fetchedWords(voucher.items[0]!, voucher.pickUpPlace)).toBe('Creek View Hotel');
  });

  it('is emailed with its link once all of it is confirmed', async () => {
    const { code } = await voucherOf();
    await runSchedule('send-mails');
    expect(world.mail.lastTo(agent.item.email)?.text).toContain(`/app/activities/voucher/${code}`);
  });

  it('is redeemed item by item, each once, and the cart with the last', async () => {
    const { code, cartId, items } = await voucherOf();
    const [first, second] = items as [string, string];
    expect(await asking(agent)(redeemVoucher, { code, itemId: first })).toMatchObject({ status: 403 });
    const gates = await Promise.all([1, 2, 3].map(() => asking(staff)(redeemVoucher, { code, itemId: first })));
    expect(gates.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(gates.find(({ status }) => status === 409)!.message).toMatch(
      /^This was redeemed on 22 Nov 2026, 11:30, by .+\.$/,
    );
    const { voucher } = await told(agent, getVoucher, { code });
    expect(voucher.items[0]).toMatchObject({ redeemedAt: '2026-11-22T06:00:00.000Z', redeemedBy: 'the desk' });
    expect(voucher).toMatchObject({ status: 'CONFIRMED', items: [{}, { redeemedAt: '' }] });
    expect((await cartOf(staff, cartId)).history.at(-1)).toMatchObject({
      ...{ event: 'redeem', by: 'you', at: '2026-11-22T06:00:00.000Z' },
      note: expect.stringMatching(/, 24 Nov 2026$/),
    });
    expect(await asking(staff)(redeemVoucher, { code, itemId: 'NOBODYS' })).toMatchObject({ status: 404 });
    expect(await told(staff, redeemVoucher, { code, itemId: second })).toMatchObject({
      voucher: { status: 'REDEEMED' },
    });
    expect((await cartOf(agent, cartId)).history.at(-1)).toMatchObject({ event: 'redeem' });
    expect(await asking(agent)(updateCartStatus, { cartId, status: 'CANCELLED' })).toMatchObject({ status: 409 });
  });

  it('of two items at two gates at once, both', async () => {
    const { code, items } = await voucherOf();
    const both = await Promise.all(items.map((itemId) => asking(staff)(redeemVoucher, { code, itemId })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await told(staff, getVoucher, { code })).toMatchObject({ voucher: { status: 'REDEEMED' } });
  });

  it('of a cancelled cart is not taken, and nothing of a redeemed visit is refunded', async () => {
    const { code, cartId, items } = await voucherOf();
    await told(staff, redeemVoucher, { code, itemId: items[0]! });
    const done = await told(agent, updateCartStatus, { cartId, status: 'CANCELLED' });
    expect(done.cart).toMatchObject({ status: 'CANCELLED', refunded: 35_800, voucherCode: '' });
    expect(await told(staff, getVoucher, { code })).toMatchObject({ voucher: { status: 'CANCELLED' } });
    expect(await asking(staff)(redeemVoucher, { code, itemId: items[1]! })).toMatchObject({
      ...{ status: 409, message: 'This booking is cancelled.' },
    });
    expect(await asking(agent)(makeDocument, { kind: 'activityVoucher', id: code })).toMatchObject({ status: 404 });
  });

  it('is a PDF for whose it is', async () => {
    const { code } = await voucherOf();
    const made = await told(agent, makeDocument, { kind: 'activityVoucher', id: code });
    expect(made.fileName).toMatch(/^voucher-AV-.{8}\.pdf$/);
    const text = (await readPaper(Buffer.from(made.content, 'base64'))).join(' ');
    for (const said of ['Activity voucher', 'Anoop Nambiar, 2 adults', 'Bring a hat.', 'Show at the gate'])
      expect(text).toContain(said);
    expect(await asking(undefined, site)(makeDocument, { kind: 'activityVoucher', id: code })).toMatchObject({
      status: 401,
    });
  });
});
