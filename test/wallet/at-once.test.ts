import { expect, it } from 'vitest';
import { refundOrder } from '#functions/payments/refund-order.ts';
import { readOrder } from '#functions/payments/store.ts';
import { orderEventWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { fillWallet, sellOrder, type Sold, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from './read-ledger.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const SALES = 100;
const COVERED = 37;

const pay = (as: TestUser, { orderId }: Sold) => asking(as)(payFromWallet, { orderId });
const balanceOf = async ({ actor }: TestUser) => (await readWallet(actor, actor.owner, 'INR')).balance;
const transactions = () => world.faults.counts().byName.TransactWriteItems;

/** How many of them were answered how; whoever was paid is `paid`. */
function tally(answers: readonly { errorCode: string | null }[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { errorCode } of answers) counted[errorCode ?? 'paid'] = (counted[errorCode ?? 'paid'] ?? 0) + 1;
  return counted;
}

/** An agency's owner with so much money, and the orders that they and three colleagues have made. */
async function agency({ funds, sales }: { funds: number; sales: number }) {
  const owner = await world.addUser('sarathi', 'travelAgent');
  const { legalEntityId, companyName } = owner.item;
  const people = [owner];
  for (let at = 0; at < 3; at++)
    people.push(await world.addUser('sarathi', 'travelAgent', { legalEntityId, companyName }));
  await fillWallet(world, owner, funds);
  const orders = Array.from({ length: sales }, async (_, at) => {
    const as = people[at % people.length]!;
    return { as, sold: await sellOrder(as) };
  });
  return { owner, orders: await Promise.all(orders) };
}

it('a hundred bookings of one agency at once are paid as far as its wallet covers them, each in one try, and no further', async () => {
  const { owner, orders } = await agency({ funds: COVERED * TOTAL, sales: SALES });
  world.faults.reset();
  const answers = await Promise.all(orders.map(({ as, sold }) => pay(as, sold)));
  expect(tally(answers)).toEqual({ paid: COVERED, INSUFFICIENT_BALANCE: SALES - COVERED });
  expect(transactions()).toBe(COVERED);
  for (const [at, { as, sold }] of orders.entries())
    expect(await readOrder(as.actor, sold.orderId)).toMatchObject({
      value: { state: answers[at]!.errorCode ? 'AWAITING_PAYMENT' : 'PAID' },
    });
  expect(await balanceOf(owner)).toBe(0);
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

it('a top-up and a refund beside a rush are booked, and what they bring pays for those who ask again', async () => {
  const { owner, orders } = await agency({ funds: 11 * TOTAL, sales: 31 });
  const [back, ...wanted] = orders as [(typeof orders)[number], ...typeof orders];
  expect((await pay(back.as, back.sold)).status).toBe(200);
  const job = world.job('sarathi');
  const paid = await readOrder(job, back.sold.orderId);
  if (!paid.ok) throw new Error(paid.code);
  expect((await commit(job, orderEventWrites(job, paid.value, 'startRefund', { note: 'SOLD_OUT' }))).ok).toBe(true);

  const topUp = () =>
    asking(world.user('sarathi', 'staff'))(addWalletEntry, {
      ...{ userId: owner.item.userId, type: 'credit', currency: 'INR', amount: (5 * TOTAL) / 100 },
      ...{ remark: 'NEFT received', externalId: 'UTR OF A RUSH' },
    });
  const [first, second] = [wanted.slice(0, 15), wanted.slice(15)];
  const rush = (some: typeof orders) => some.map(async ({ as, sold }) => ({ as, sold, ...(await pay(as, sold)) }));
  const [answers, filled, refunded] = await Promise.all([
    Promise.all([...rush(first), ...rush(second)]),
    topUp(),
    refundOrder(job, back.sold.orderId),
  ]);
  expect([filled.status, refunded.ok]).toEqual([200, true]);
  const { paid: sold = 0, INSUFFICIENT_BALANCE: short = 0, ...others } = tally(answers);
  expect(others).toEqual({});
  expect(await balanceOf(owner)).toBe((16 - sold) * TOTAL);

  const again = await Promise.all(rush(answers.filter(({ errorCode }) => errorCode)));
  expect(tally(again)).toEqual({
    ...(sold < 16 && { paid: 16 - sold }),
    INSUFFICIENT_BALANCE: short - (16 - sold),
  });
  expect(await balanceOf(owner)).toBe(0);
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

it('one order that is paid in ten tabs at once is paid once, although that empties the wallet', async () => {
  const { owner, orders } = await agency({ funds: TOTAL, sales: 1 });
  const [{ as, sold }] = orders as [(typeof orders)[number]];
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(as, sold)));
  expect(tally(answers)).toEqual({ paid: 1, ALREADY_PAID: 9 });
  expect(await balanceOf(owner)).toBe(0);
});
