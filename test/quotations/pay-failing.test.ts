import { beforeAll, expect, test } from 'vitest';
import { readOrder } from '#functions/payments/store.ts';
import { earnKart } from '#functions/quotations/due/earn-kart.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import { readHead, readKartPayments } from '#functions/quotations/store.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getQuotationPayment } from '#shared/quotations/link/get-quotation-payment.ts';
import { startQuotationPayment } from '#shared/quotations/link/start-quotation-payment.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, openGateway } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { payAtSandbox, sentKart } from './kart-desk.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let desk: TestUser;
let customer: TestUser;
beforeAll(async () => {
  desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
  customer = await world.addUser(site, 'travelAgent');
  await fillWallet(world, customer, 1_000_000_000);
  await openGateway(job());
});
const balance = async () => (await readWallet(job(), customer.actor.owner, 'INR')).balance;
const clearingOf = async (orderId: string) =>
  (await readLedger(site)).house.reduce(
    (sum, { account, minor, reference }) => sum + (account === 'clearing' && reference === orderId ? minor : 0),
    0,
  );

type Step = 'order' | 'wallet' | 'begin' | 'hear' | 'complete' | 'earn';
const dayAfter = '2026-12-17T01:00:00+05:30';

/** The due work of one quotation alone: all that were paid before are due on that day. */
const earning = (id: string): DueTask => ({
  ...{ key: kartKeys.kartTask(job(), id, 'EARN'), due: '', subject: { site, reference: id, name: 'kart' } },
});

/** Runs one step with a fault at its n-th operation (0: none), then repeats it, as who asked or the sweeper does; tells how many it took. */
async function lead(step: Step, n: number, when: 'before' | 'after'): Promise<number> {
  const said = [step, n, when];
  const { id, token } = await sentKart(desk, customer);
  const before = await balance();
  const order = () => callHttp({ site, call: makeKartOrder, body: { id, pays: 'rest' }, as: desk });
  const begin = () =>
    callHttp({
      site,
      call: startQuotationPayment,
      body: { token, number: 1, pays: 'rest', gateway: 'sandbox', fee: 0 },
    });
  const isAtGateway = step === 'begin' || step === 'hear';
  let orderId = '';
  if (step === 'hear') orderId = (await begin()).result!.orderId;
  if (step === 'hear') await payAtSandbox(job(), orderId);
  if (step === 'wallet' || step === 'complete' || step === 'earn') orderId = (await order()).result!.orderId;
  const wallet = () => callHttp({ site, call: payFromWallet, body: { orderId, acceptedDuplicates: [] }, as: customer });
  const hear = () => callHttp({ site, call: getQuotationPayment, body: { token, orderId } });
  if (step === 'complete' || step === 'earn') await wallet();
  if (step === 'earn') {
    await runBooking(site, orderId);
    world.clock.set(dayAfter);
  }
  const steps: Record<Step, () => Promise<unknown>> = {
    ...{ order, wallet, begin, hear },
    complete: () => runBooking(site, orderId),
    earn: () => earnKart(job(), earning(id)),
  };
  world.faults.reset();
  if (n) world.faults.failNth(n, when);
  await steps[step]().catch(() => undefined);
  const { operations } = world.faults.counts();
  world.faults.reset();

  // Half of it stands nowhere: what was paid is on the quotation, or its order is still open there.
  const halfway = (await readHead(job(), id))!;
  expect([...said, halfway.paidOnline + (halfway.orders ?? []).reduce((sum, { minor }) => sum + minor, 0)]).toEqual([
    ...said,
    step === 'order' || step === 'begin' ? (halfway.orders ? 100_000 : 0) : 100_000,
  ]);
  if (step === 'order' || step === 'begin') {
    // Made, its order is the only one there can be: it is gone on with.
    orderId = halfway.orders?.[0]?.orderId ?? ((await steps[step]()) as { result: { orderId: string } }).result.orderId;
    if (step === 'begin') {
      expect((await begin()).result).toMatchObject({ orderId });
      await payAtSandbox(job(), orderId);
      await hear();
    } else await wallet();
  }
  if (step === 'wallet' || step === 'hear') await steps[step]();
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(MINUTE);
    if (step === 'earn') await steps.earn();
    else for (const name of ['expire-orders', 'lead-bookings-on'] as const) await runSchedule(name);
  }
  const [kart, found, payments] = await Promise.all([
    readHead(job(), id),
    readOrder(job(), orderId),
    readKartPayments(job(), id),
  ]);
  expect([...said, kart!.state, kart!.paidOnline, kart!.orders, found.ok && found.value.state]).toEqual([
    ...said,
    ...['ACCEPTED', 100_000, undefined, 'COMPLETED'],
  ]);
  expect([...said, payments.map(({ minor }) => minor)]).toEqual([...said, [100_000]]);
  expect([...said, (await balance()) - before, await clearingOf(orderId)]).toEqual([
    ...said,
    isAtGateway ? 0 : -100_000,
    // A wallet's side of clearing is in its own entry.
    step === 'earn' ? 0 : 100_000,
  ]);
  world.clock.restore();
  return operations;
}

test.each(['order', 'wallet', 'begin', 'hear', 'complete', 'earn'] as const)(
  '%s: whatever fails, all of it stands or none, and what was paid counts once',
  async (step) => {
    const operations = await lead(step, 0, 'before');
    expect(operations).toBeGreaterThan(2);
    for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await lead(step, n, when);
    expect(faultsOf(await readLedger(site))).toEqual([]);
  },
  240_000,
);
