import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Context as LambdaContext } from 'aws-lambda';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { gatewayPage } from '#functions/payments/gateway-page.ts';
import { isSigned, signOrder } from '#functions/payments/sandbox-gateway/signing.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { log } from '#functions/runtime/log.ts';
import { openSecret } from '#functions/site/secret-store.ts';
import { commit } from '#functions/table/commit.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { getSettings } from '#shared/site/settings/get-settings.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { callHttp, eventOf } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sellOrder } from '#test/payments/sell-order.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { partOf, settingsFor, undo } from './settings-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const SECRET = 'k9-very-secret-signing-key-7431';
const NEXT = 'another-signing-key-of-the-site-8822';
const admin = () => world.user('sarathi', 'staff');
const job = () => world.job('sarathi');

beforeAll(async () => {
  const gateways = [{ name: 'sandbox', title: 'Card or UPI', adapter: 'sandbox', account: 'sarathi' }];
  await commit(job(), paymentSettingsWrites(job(), { gateways, bankDetails: [] }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const setKey = async (secret: string) =>
  asking(admin())(saveSettings, {
    part: 'secrets',
    version: partOf(await settingsFor(admin()), 'secrets').version,
    value: { name: 'sandboxGatewayKey', secret },
  });

/** A payment begun at the gateway: its order there, and what its page answers. */
async function begin() {
  const user = await world.addUser('sarathi', 'retail');
  const { orderId } = await sellOrder(user);
  const body = { orderId, gateway: 'sandbox' };
  await callHttp({ site: 'sarathi', call: startPayment, as: user, body });
  return (await readSandboxOrder(`${orderId}-1`))!;
}
const look = async (gatewayOrderId: string) => {
  const event = eventOf({ site: 'sarathi', call: getOrder }) as HttpEvent;
  const path = `/gateway/sandbox/${gatewayOrderId}`;
  return (await gatewayPage({ ...event, path, httpMethod: 'GET', body: null }, {} as LambdaContext)).statusCode;
};

it('a site without a key signs by the usual one; with one by its own, and payments under way go on', async () => {
  expect(await openSecret(job(), 'sandboxGatewayKey')).toEqual([]);
  const usual = await begin();
  expect(usual.signature).toMatch(/^[\da-f]{64}$/);
  expect(await look(usual.gatewayOrderId)).toBe(200);

  expect((await setKey(SECRET)).status).toBe(200);
  expect(await openSecret(job(), 'sandboxGatewayKey')).toEqual([SECRET]);
  const own = await begin();
  expect(own.signature).toBe(await signOrder(job(), own));
  for (const order of [usual, own]) expect(await look(order.gatewayOrderId)).toBe(200);

  expect((await setKey(NEXT)).status).toBe(200);
  expect(await openSecret(job(), 'sandboxGatewayKey')).toEqual([NEXT, SECRET]);
  expect(await isSigned(job(), own)).toBe(true);
  expect(await isSigned(job(), usual)).toBe(false);
  expect(await look(usual.gatewayOrderId)).toBe(404);
  expect(await isSigned(job(), { ...own, minor: own.minor - 1 })).toBe(false);
  expect(await isSigned(job(), { ...own, signature: '' })).toBe(false);
});

it('is found in no row, no answer and no line of the log, but for its last four signs', async () => {
  const lines: string[] = [];
  for (const level of ['debug', 'info', 'warn', 'error', 'critical'] as const)
    vi.spyOn(log, level).mockImplementation((...said: unknown[]) => void lines.push(JSON.stringify(said)));
  const secret = 'never-shown-anywhere-again-5512';
  const answers = [
    await setKey(secret),
    await setKey(`${secret} and more`),
    await asking(admin())(saveSettings, { part: 'secrets', version: 0, value: { name: 'sandboxGatewayKey', secret } }),
    await asking(admin())(getSettings, {}),
    await undo(admin(), 'secrets'),
  ];
  expect(lines.filter((line) => line.includes('site/settings/save-settings'))).toHaveLength(3);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 409, 200, 409]);
  expect(answers[4]!.errorCode).toBe('NOTHING_TO_UNDO');
  const rows = await readRows('sarathi');
  for (const place of [JSON.stringify(rows), JSON.stringify(answers), lines.join('\n')])
    expect(place).not.toContain('never-shown-anywhere');
  const shown = await settingsFor(admin());
  expect(shown.secrets).toMatchObject([
    { name: 'sandboxGatewayKey', last4: '5512', setAt: '2026-11-21T04:00:00.000Z' },
  ]);
  expect(shown.events[0]).toMatchObject({
    text: 'Secrets changed',
    changes: [{ field: 'Signing key of the sandbox gateway', to: 'another secret' }],
  });
  expect(JSON.stringify(shown.events)).not.toContain('5512');
  expect(await openSecret(world.job('gulf'), 'sandboxGatewayKey')).toEqual([]);
});
