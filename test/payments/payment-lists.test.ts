import { beforeAll, expect, it } from 'vitest';
import type { PaymentCard } from '#functions/payments/list-writes.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readBankDetails, readGateways, readOrder, readPayment } from '#functions/payments/store.ts';
import { signOrder } from '#functions/payments/sandbox-gateway/signing.ts';
import { changeSandboxOrderWrites, createSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { paymentSettingsWrites, startPaymentWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { clock } from '#functions/clock.ts';
import { DAY, HOUR, instant } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { listed } from '#test/table/listed.ts';
import { gatewayOrderOf, openGateway, payAtGateway, sellOrder, type Sold, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const job = () => world.job('sarathi');
beforeAll(() => openGateway(job()));

/** Begins a payment that the gateway will say this of. */
async function begin(sold: Sold, outcome: 'FAILED' | undefined): Promise<void> {
  const order = await readOrder(job(), sold.orderId);
  if (!order.ok) throw new Error(order.code);
  const before = await readPayment(job(), sold.orderId);
  const gatewayOrderId = `${sold.orderId}-${(before?.count ?? 0) + 1}`;
  const asked = {
    gatewayOrderId,
    minor: TOTAL,
    currency: 'INR',
    description: '',
    returnUrl: '',
    expiresAt: sold.expiresAt,
    payments: [],
    refunds: [],
    version: 0,
  };
  const begun = { ...asked, signature: await signOrder(job(), asked) };
  await commit(job(), createSandboxOrderWrites(begun));
  if (outcome)
    await commit(
      job(),
      changeSandboxOrderWrites(begun, {
        payments: [{ paymentId: `${gatewayOrderId}.1`, outcome, confirmsAt: clock.now() }],
      }),
    );
  const attempt = {
    gateway: 'sandbox',
    account: 'sarathi',
    gatewayOrderId,
    paymentUrl: '',
    startedAt: instant(clock.now()),
  };
  const done = await commit(job(), startPaymentWrites(job(), order.value, before, attempt));
  if (!done.ok) throw new Error(done.code);
}
const all = () => listed<PaymentCard>(world, keys.payments(job()));
const open = async () => (await listed<PaymentCard>(world, keys.openPayments(job()))).map(({ orderId }) => orderId);
const outcomeOf = async ({ orderId }: Sold) => (await all()).find((card) => card.orderId === orderId)?.outcome;

it('payments begun at gateways: the site’s, the open ones, an owner’s', async () => {
  const [agent, other] = [world.user('sarathi', 'travelAgent'), await world.addUser('sarathi', 'travelAgent')];
  const paid = await sellOrder(agent);
  await payAtGateway(job(), paid);
  world.clock.advance(1000);
  const failing = await sellOrder(other);
  await begin(failing, 'FAILED');
  expect(await open()).toEqual([failing.orderId, paid.orderId]);
  expect(await all()).toMatchObject([
    {
      orderId: failing.orderId,
      owner: other.actor.owner,
      gateway: 'sandbox',
      gatewayOrderId: gatewayOrderOf(failing),
      amount: TOTAL,
      currency: 'INR',
      outcome: 'OPEN',
      attempts: 1,
      startedAt: '2026-11-21T06:00:01.000Z',
    },
    { orderId: paid.orderId },
  ]);
  const own = await listed<PaymentCard>(world, keys.paymentsOfOwner(job(), agent.actor.owner));
  expect(own.map(({ orderId }) => orderId)).toEqual([paid.orderId]);
  expect(await listed(world, keys.payments(world.job('gulf')))).toEqual([]);

  await settleOrder(job(), paid.orderId);
  expect(await settleOrder(job(), failing.orderId)).toBe('FAILED');
  expect(await open()).toEqual([]);
  expect([await outcomeOf(paid), await outcomeOf(failing)]).toEqual(['PAID', 'FAILED']);

  world.clock.advance(1000);
  await begin(failing, undefined);
  expect(await open()).toEqual([failing.orderId]);
  expect((await all())[0]).toMatchObject({ orderId: failing.orderId, outcome: 'OPEN', attempts: 2 });
});

it('one that came too late is sent back, and one that nobody heard of leaves the open ones in the end', async () => {
  const agent = world.user('sarathi', 'travelAgent');
  const [late, silent] = [await sellOrder(agent), await sellOrder(agent)];
  await payAtGateway(job(), late);
  await begin(silent, undefined);
  world.clock.advance(HOUR);
  await runSchedule('expire-orders');
  await settleOrder(job(), late.orderId);
  expect([await outcomeOf(late), await outcomeOf(silent)]).toEqual(['SENT_BACK', 'OPEN']);
  world.clock.advance(4 * DAY);
  await runSchedule('expire-orders');
  expect(await outcomeOf(silent)).toBe('ABANDONED');
  expect(await open()).not.toContain(silent.orderId);
  expect(await outcomeOf(late)).toBe('SENT_BACK');
});

it('gateways and bank details are read apart', async () => {
  const quiet = world.job('quiet');
  const bankDetails = [
    { bankName: 'Quiet Bank', accountName: 'Quiet', accountNumber: '1', ifsc: 'QUIE0000001', branch: 'Mumbai' },
  ];
  const gateways = [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: 'quiet' }];
  await commit(quiet, paymentSettingsWrites(quiet, { gateways, bankDetails }));
  expect(await readGateways(quiet)).toEqual(gateways);
  expect(await readBankDetails(quiet)).toEqual(bankDetails);
});
