import { beforeAll, expect, test } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { config } from '#functions/runtime/config.ts';
import { commit } from '#functions/table/commit.ts';
import { openSecret } from '#functions/site/secret-store.ts';
import { settingEvents } from '#functions/site/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { getActiveGateway } from '#shared/payments/gateways/get-active-gateway.ts';
import { getGatewaySettings } from '#shared/payments/gateways/get-gateway-settings.ts';
import { saveGatewaySecret } from '#shared/payments/gateways/save-gateway-secret.ts';
import { saveGatewaySettings } from '#shared/payments/gateways/save-gateway-settings.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { DAY } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { sellOrder } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const admin = () => world.user('sarathi', 'staff');
beforeAll(async () => {
  const gateways = [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: 'sarathi' }];
  await commit(job(), paymentSettingsWrites(job(), { gateways, bankDetails: [] }));
});

type Form = WireRequestOf<typeof saveGatewaySettings>['gateways'][number];
const sandbox: Form = {
  ...{ adapter: 'sandbox', title: 'Card', isActive: true, account: 'sarathi' },
  ...{ keyId: '', clientVersion: '', webhookUser: '' },
};
const razorpay: Form = {
  ...{ adapter: 'razorpay', title: 'Cards and UPI', isActive: false, account: 'acc_Sarathi1' },
  ...{ keyId: 'rzp_live_Sarathi1', clientVersion: '', webhookUser: '' },
};
const read = async () => (await callHttp({ site: 'sarathi', call: getGatewaySettings, as: admin() })).result!;
const save = async (gateways: Form[], version?: number) =>
  callHttp({
    site: 'sarathi',
    call: saveGatewaySettings,
    as: admin(),
    body: { version: version ?? (await read()).version, gateways },
  });
const seal = async (name: 'razorpayKeySecret' | 'razorpayWebhookSecret', secret: string, version?: number) =>
  callHttp({
    site: 'sarathi',
    call: saveGatewaySecret,
    as: admin(),
    body: { version: version ?? (await read()).version, name, secret },
  });
const chosen = async () =>
  (await callHttp({ site: 'sarathi', call: getActiveGateway, as: world.user('sarathi', 'retail') })).result!.map(
    ({ name, title }) => ({ name, title }),
  );

test('a site as it was made shows its gateways, and where webhooks are to go', async () => {
  expect(await read()).toMatchObject({ version: 0, isTest: true, gateways: [sandbox], secrets: [] });
  expect(await save([sandbox, razorpay])).toMatchObject({ status: 200, result: { version: 1 } });
  const { gateways } = await read();
  expect(gateways[1]).toMatchObject({
    ...razorpay,
    webhookUrl: 'http://sarathi.localhost:4400/api/payment/razorpay/webhook',
    lacks: ['the key secret', 'the webhook secret'],
  });
  expect(await chosen()).toEqual([{ name: 'sandbox', title: 'Card' }]);
});

test('without its keys it cannot be switched on; with them customers see it, in the order that was saved', async () => {
  expect(await save([{ ...razorpay, isActive: true }, sandbox])).toMatchObject({
    status: 400,
    errors: { 'gateways.0.isActive': expect.stringContaining('the key secret, the webhook secret') },
  });
  expect(await seal('razorpayKeySecret', 'a-key-secret-of-razorpay')).toMatchObject({ status: 200 });
  expect(await seal('razorpayWebhookSecret', 'a-webhook-secret')).toMatchObject({ status: 200 });
  expect(await save([{ ...razorpay, isActive: true }, sandbox])).toMatchObject({ status: 200 });
  expect(await chosen()).toEqual([
    { name: 'razorpay', title: 'Cards and UPI' },
    { name: 'sandbox', title: 'Card' },
  ]);
});

test('a key is kept sealed and shown to nobody; the one before stays for what it has signed', async () => {
  expect(await seal('razorpayWebhookSecret', 'the-next-webhook-secret')).toMatchObject({
    result: { secrets: [{ name: 'razorpayKeySecret' }, { name: 'razorpayWebhookSecret', last4: 'cret' }] },
  });
  expect(await openSecret(job(), 'razorpayWebhookSecret')).toEqual(['the-next-webhook-secret', 'a-webhook-secret']);
  const everything = JSON.stringify([
    await readRows('sarathi'),
    await read(),
    await settingEvents(scopeOfJob(job()), 50),
  ]);
  for (const secret of ['a-key-secret-of-razorpay', 'a-webhook-secret', 'the-next-webhook-secret'])
    expect(everything).not.toContain(secret);
  expect((await settingEvents(scopeOfJob(job()), 50))[0]).toMatchObject({
    setting: 'Payment gateways',
    note: 'Webhook secret of Razorpay set',
  });
  expect(await seal('razorpayKeySecret', 'short')).toMatchObject({
    status: 400,
    errors: { secret: expect.any(String) },
  });
});

test('a convenience fee is kept to the currency’s places, shown to customers, and told in the history', async () => {
  const withFee = (fee: Form['fee']) => save([razorpay, { ...sandbox, fee }]);
  expect(await withFee({ kind: 'percent', percent: 1.75 })).toMatchObject({
    result: { currency: 'INR', gateways: [{}, { fee: { kind: 'percent', percent: 1.75 } }] },
  });
  const as = world.user('sarathi', 'retail');
  const shown = async () => (await callHttp({ site: 'sarathi', call: getActiveGateway, as })).result!.at(-1);
  expect(await shown()).toMatchObject({ name: 'sandbox', currency: 'INR', feePercent: 1.75, feeAmount: 0 });
  expect((await settingEvents(scopeOfJob(job()), 50))[0]!.note).toBe('Cards and UPI (off), Card (fee 1.75 %)');
  await withFee({ kind: 'amount', amount: 25.5 });
  expect(await shown()).toMatchObject({ feePercent: 0, feeAmount: 25.5 });
  expect((await settingEvents(scopeOfJob(job()), 50))[0]!.note).toBe('Cards and UPI (off), Card (fee ₹\u00a025.50)');
  for (const [fee, field] of [
    [{ kind: 'percent', percent: 0 }, 'percent'],
    [{ kind: 'percent', percent: 20.01 }, 'percent'],
    [{ kind: 'percent', amount: 3 }, 'percent'],
    [{ kind: 'amount' }, 'amount'],
    [{ kind: 'amount', amount: -1 }, 'amount'],
    [{ kind: 'amount', amount: 100_001 }, 'amount'],
  ] as const)
    expect((await withFee(fee)).errors, JSON.stringify(fee)).toHaveProperty([`gateways.1.fee.${field}`]);
  expect((await withFee({ kind: 'amount', amount: 0.005 })).status).toBe(400);
  expect(await withFee(undefined)).toMatchObject({ status: 200 });
  expect((await read()).gateways[1]).not.toHaveProperty('fee');
});

test('switched off, customers choose it no more, and what they name all the same is not there', async () => {
  expect(await save([razorpay, sandbox])).toMatchObject({ status: 200 });
  expect(await chosen()).toEqual([{ name: 'sandbox', title: 'Card' }]);
  const user = await world.addUser('sarathi', 'retail');
  const { orderId } = await sellOrder(user);
  const body = { orderId, gateway: 'razorpay' };
  expect(await callHttp({ site: 'sarathi', call: startPayment, as: user, body })).toMatchObject({ status: 404 });
});

test('none stands twice, and an older version changes nothing', async () => {
  expect(await save([razorpay, sandbox, razorpay])).toMatchObject({
    errors: { 'gateways.2.adapter': 'Each gateway can be added only once.' },
  });
  const { version } = await read();
  const answers = await Promise.all([
    save([razorpay, { ...sandbox, title: 'One' }], version),
    save([razorpay, { ...sandbox, title: 'Other' }], version),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.result).toMatchObject({ version: version + 1 });
  expect(await seal('razorpayKeySecret', 'another-key-secret', version)).toMatchObject({ errorCode: 'CONFLICT' });
});

test('where the deployment does not say test, nothing that takes no real money is saved or used', async () => {
  await save([razorpay, sandbox]);
  const live = config();
  live.GATEWAYS = 'live';
  try {
    expect(await chosen()).toEqual([]);
    const user = await world.addUser('sarathi', 'retail');
    const { orderId } = await sellOrder(user);
    const body = { orderId, gateway: 'sandbox' };
    expect(await callHttp({ site: 'sarathi', call: startPayment, as: user, body })).toMatchObject({ status: 404 });
    expect(await save([razorpay, sandbox])).toMatchObject({
      errors: { 'gateways.1.adapter': expect.stringContaining('only be used on a test deployment') },
    });
    expect(
      await save([
        { ...razorpay, keyId: 'rzp_test_Sarathi1' },
        { ...sandbox, isActive: false },
      ]),
    ).toMatchObject({
      errors: { 'gateways.0.keyId': expect.stringContaining('only be used on a test deployment') },
    });
    expect(await save([razorpay, { ...sandbox, isActive: false }])).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ isTest: false });
  } finally {
    live.GATEWAYS = 'test';
  }
});

test('only staff who may change gateways see or change them', async () => {
  const staff = await world.addUser('sarathi', 'staff');
  for (const as of [staff, world.user('sarathi', 'travelAgent')])
    expect(await callHttp({ site: 'sarathi', call: getGatewaySettings, as })).toMatchObject({ status: 403 });
});

test('a gateway is taken away with its keys once it is switched off and nothing there is open', async () => {
  const off = { ...sandbox, isActive: false };
  await save([razorpay, sandbox]);
  expect(await save([razorpay])).toMatchObject({
    status: 400,
    errors: { gateways: expect.stringContaining('Switch Card off and save first') },
  });
  const user = await world.addUser('sarathi', 'retail');
  const { orderId } = await sellOrder(user);
  await callHttp({ site: 'sarathi', call: startPayment, as: user, body: { orderId, gateway: 'sandbox' } });
  await save([razorpay, off]);
  expect(await save([razorpay])).toMatchObject({
    errors: { gateways: expect.stringContaining('payments started there are still pending') },
  });
  // The other one has nothing open: it goes, and its keys with it.
  await seal('razorpayKeySecret', 'a-key-secret-of-razorpay');
  expect((await read()).secrets.map(({ name }) => name)).toContain('razorpayKeySecret');
  expect(await save([off])).toMatchObject({ status: 200 });
  const now = await read();
  expect(now.gateways.map(({ adapter }) => adapter)).toEqual(['sandbox']);
  expect(now.secrets.filter(({ name }) => name.startsWith('razorpay'))).toEqual([]);
  expect((await settingEvents(scopeOfJob(job()), 50))[0]).toMatchObject({
    note: expect.stringContaining('Cards and UPI removed'),
  });

  // Nobody pays, and in the end nobody waits for it any more.
  world.clock.advance(5 * DAY);
  await runSchedule('expire-orders');
  expect(await save([])).toMatchObject({ status: 200, result: { gateways: [] } });
  expect(await save([sandbox])).toMatchObject({ status: 200 });
});
