import { afterAll, beforeAll, expect } from 'vitest';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { readGatewaySettings } from '#functions/payments/gateways/settings-store.ts';
import { saveGatewaySecretWrites, saveGatewaysWrites } from '#functions/payments/gateways/settings-writes.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { secretRecord } from '#functions/site/secret-record.ts';
import { commit } from '#functions/table/commit.ts';
import { type FakeGateways, startFakeGateways } from '#infra/local/fakes/fake-gateways.ts';
import type { Told } from '#infra/local/fakes/fake-server.ts';
import type { FakePhonepeMerchant } from '#infra/local/fakes/phonepe-fake.ts';
import type { FakeMerchant } from '#infra/local/fakes/razorpay-books.ts';
import type { GatewaySecretName } from '#shared/payments/gateways/gateway-secrets.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { phonepeWebhook } from '#shared/payments/phonepe-webhook.ts';
import { razorpayWebhook } from '#shared/payments/razorpay-webhook.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';

export const merchant = (): FakeMerchant => ({
  account: 'acc_SarathiTest01',
  keyId: 'rzp_test_Sarathi000001',
  keySecret: 'sarathi-key-secret',
  webhookSecret: 'sarathi-webhook-secret',
  webhookUrl: 'http://sarathi.localhost:4400/api/payment/razorpay/webhook',
});
export const phonepeMerchant = (): FakePhonepeMerchant => ({
  merchantId: 'SARATHI',
  clientId: 'SARATHI_01',
  clientVersion: '1',
  clientSecret: 'sarathi-client-secret',
  webhookUser: 'sarathi_hook',
  webhookPassword: 'hook2611',
  webhookUrl: 'http://sarathi.localhost:4400/api/payment/phonepe/webhook',
});

/** Both fakes on loopback, and what they told. Call it before `useWorld`: where gateways are is read once. */
export function useOutsideGateways() {
  const razorpay = [merchant()];
  const phonepe = [phonepeMerchant()];
  const told: Told[] = [];
  let fakes: FakeGateways;
  beforeAll(async () => {
    fakes = await startFakeGateways({ razorpay, phonepe, tell: (one) => told.push(one) });
    Object.assign(process.env, fakes.environment);
  });
  afterAll(() => fakes.stop());
  return {
    get fakes() {
      return fakes;
    },
    /** The merchants as the fakes know them; their keys may be changed. */
    razorpay,
    phonepe,
    /** Webhooks on their way, which go nowhere by themselves. */
    told,
  };
}

const settings: readonly GatewaySetting[] = [
  {
    name: 'razorpay',
    title: 'Razorpay',
    adapter: 'razorpay',
    account: merchant().account,
    keyId: merchant().keyId,
    isActive: true,
  },
  {
    name: 'phonepe',
    title: 'PhonePe',
    adapter: 'phonepe',
    account: phonepeMerchant().merchantId,
    keyId: phonepeMerchant().clientId,
    clientVersion: phonepeMerchant().clientVersion,
    webhookUser: phonepeMerchant().webhookUser,
    isActive: true,
  },
];
const secrets: Readonly<Record<GatewaySecretName, string>> = {
  razorpayKeySecret: merchant().keySecret,
  razorpayWebhookSecret: merchant().webhookSecret,
  phonepeClientSecret: phonepeMerchant().clientSecret,
  phonepeWebhookPassword: phonepeMerchant().webhookPassword,
};

/** A site that takes payments by both. */
export async function takeOutsideGateways(world: World, site: TestSiteName): Promise<void> {
  const job = world.job(site);
  expect((await commit(job, saveGatewaysWrites(job, await readGatewaySettings(job), settings))).ok).toBe(true);
  for (const name of Object.keys(secrets) as GatewaySecretName[]) {
    const sealed = await encryptPersonal(secretRecord(job, name), secrets[name]);
    const writes = saveGatewaySecretWrites(job, await readGatewaySettings(job), { name, sealed, last4: 'test' });
    expect((await commit(job, writes)).ok).toBe(true);
  }
}

export const start = (as: TestUser, orderId: string, gateway: 'razorpay' | 'phonepe') =>
  callHttp({ site: 'sarathi', call: startPayment, as, body: { orderId, gateway } });
export const callback = (as: TestUser, orderId: string) =>
  callHttp({ site: 'sarathi', call: orderSuccessCallback, as, body: { orderId } });

/** A webhook as it reaches the site: no session, no origin, its bytes to the letter. */
export const hear = ({ url, headers, body }: Told, site: TestSiteName = 'sarathi') =>
  callHttp({
    site,
    call: url.includes('phonepe') ? phonepeWebhook : razorpayWebhook,
    rawBody: body,
    headers: { 'site-id': undefined, origin: undefined, 'content-type': 'application/json', ...headers },
  });
