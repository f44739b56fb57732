import { beforeAll, describe, expect, it } from 'vitest';
import { changeConsumerSupplierMappingStatusFromConsumerSide as switchLink } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { readWallet } from '#functions/wallet/store.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fillWallet, TOTAL } from '#test/payments/sell-order.ts';
import { allWell } from '#test/workers/supplier-double.ts';
import { NET, type SoldTwice, saleRig } from './sale-rig.ts';
import { bothBooks, CONSUMER, fillPartner, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world, undefined, { funds: 0 });
beforeAll(rig.setUp);

const balanceOf = async ({ actor }: TestUser) => (await readWallet(actor, actor.owner, 'INR')).balance;
const pay = (sold: SoldTwice, as: TestUser) => asking(as)(payFromWallet, { orderId: sold.orderId });
const named = { consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights` };
const suspend = (newStatus: 'Suspended' | 'Approved') =>
  told(rig.sites().supplier, changeConsumerStatus, { ...named, newStatus });
const gone = { status: 400, errorCode: 'FARE_EXPIRED' };
async function booksAddUp(paid?: number): Promise<void> {
  const books = await bothBooks();
  expect(books).toMatchObject({ faults: [], clearing: [0, 0], payable: books.paid });
  if (paid !== undefined) expect(books.paid).toBe(paid);
}

describe('a hundred sales at once on one wallet of a consumer', () => {
  const SALES = 100;
  const BUYERS = 20;
  const COVERED = 37;

  it('pass as far as it covers them and no further, and of the rest nobody is charged at either site', async () => {
    await fillPartner(world, COVERED * NET);
    const buyers: TestUser[] = [];
    for (let at = 0; at < BUYERS; at++) {
      buyers.push(await world.addUser(CONSUMER, 'travelAgent'));
      await fillWallet(world, buyers[at]!, SALES * TOTAL);
    }
    const sales: { sold: SoldTwice; as: TestUser; said: string }[] = [];
    for (let at = 0; at < SALES; at++) {
      const as = buyers[at % BUYERS]!;
      sales.push({ sold: await rig.sell({ isLcc: true, as }), as, said: '' });
    }
    world.faults.reset();
    await Promise.all(
      sales.map(async (sale) => {
        sale.said = (await pay(sale.sold, sale.as)).errorCode ?? 'paid';
      }),
    );
    // None was tried in vain: they come to the wallet one after the other.
    expect(world.faults.counts().byName.TransactWriteItems).toBe(COVERED);
    const count = (answer: string) => sales.filter(({ said }) => said === answer).length;
    expect(Object.fromEntries(sales.map(({ said }) => [said, count(said)]))).toEqual({
      ...{ paid: COVERED, FARE_EXPIRED: SALES - COVERED },
    });
    for (const { sold, said } of sales)
      expect(await rig.statesOf(sold)).toEqual(Array(2).fill(said === 'paid' ? 'PAID' : 'AWAITING_PAYMENT'));
    for (const buyer of buyers) {
      const paid = sales.filter(({ as, said }) => as === buyer && said === 'paid').length;
      expect(await balanceOf(buyer)).toBe((SALES - paid) * TOTAL);
    }
    expect((await rig.balances())[1]).toBe(0);
    for (const { sold, said } of sales) if (said === 'paid') await rig.work(sold);
    await booksAddUp(COVERED * NET);
  }, 120_000);
});

describe('between its steps a sale', () => {
  it('finds the wallet emptied by a second one: its customer keeps everything, and its staff hear why', async () => {
    await fillPartner(world, NET);
    const [first, second] = [await rig.sell({ isLcc: true }), await rig.sell({ isLcc: true })];
    const before = await rig.balances();
    expect(await pay(first, rig.sites().agent)).toMatchObject({ status: 200 });
    expect(await pay(second, rig.sites().agent)).toMatchObject({
      ...gone,
      message: 'This fare is no longer available. Please choose another flight.',
    });
    expect(await rig.balances()).toEqual([before[0] - TOTAL, 0]);
    expect(await rig.statesOf(second)).toEqual(['AWAITING_PAYMENT', 'AWAITING_PAYMENT']);
    await rig.work(first);
    await fillPartner(world, 20 * NET);
    expect(await pay(second, rig.sites().agent)).toMatchObject({ status: 200 });
    await rig.work(second);
    await booksAddUp();
  });

  it('is switched off by the consumer before payment: nothing is charged at either site', async () => {
    const sold = await rig.sell({ isLcc: true });
    const before = await rig.balances();
    const supplied = { supplierSiteId: SUPPLIER, supplierCategory: 'Flights' } as const;
    await told(rig.sites().consumer, switchLink, { ...supplied, isActive: false });
    expect(await pay(sold, rig.sites().agent)).toMatchObject(gone);
    expect(await rig.balances()).toEqual(before);
    await told(rig.sites().consumer, switchLink, { ...supplied, isActive: true });
    expect(await pay(sold, rig.sites().agent)).toMatchObject({ status: 200 });
    await rig.work(sold);
    expect(await rig.statesOf(sold)).toEqual(['COMPLETED', 'COMPLETED']);
  });

  it.each(['booked', 'ticketed'] as const)(
    'is suspended before it is %s: it goes to its end all the same',
    async (step) => {
      const sold = await rig.sell({ isLcc: false });
      expect(await pay(sold, rig.sites().agent)).toMatchObject({ status: 200 });
      if (step === 'ticketed') {
        // The supplier was asked for the tickets, and never answered.
        rig.double.plan = { ...allWell, ticket: 'lost' };
        await rig.work(sold);
        expect((await rig.double.keptOf(sold.theirs.bookingId))?.booking.state).toBe('HELD');
        rig.double.plan = allWell;
      }
      await suspend('Suspended');
      if (step === 'booked') await rig.work(sold);
      for (let passes = 0; passes < 2; passes++) await rig.pass();
      expect(await rig.statesOf(sold)).toEqual(['COMPLETED', 'COMPLETED']);
      await suspend('Approved');
      world.clock.restore();
      await booksAddUp();
    },
    // The passes end what the hundred left unpaid, too.
    120_000,
  );
});
