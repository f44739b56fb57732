import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { secretRecord } from '#functions/site/secret-record.ts';
import type { SecretItem } from '#functions/site/model.ts';
import { keys } from '#functions/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { demoMerchants, OUTSIDE_GATEWAYS_SITE } from '#infra/local/fakes/demo-merchants.ts';
import type { GatewaySecretName } from '#shared/payments/gateways/gateway-secrets.ts';
import { instant } from '#shared/time.ts';
import type { FailureCode } from '#shared/errors.ts';

const { razorpay, phonepe } = demoMerchants(0);
const [{ account, keyId, keySecret, webhookSecret }] = razorpay as [(typeof razorpay)[number]];
const [{ merchantId, clientId, clientVersion, clientSecret, webhookUser, webhookPassword }] = phonepe as [
  (typeof phonepe)[number],
];

const takesThem = (site: string): boolean => site === OUTSIDE_GATEWAYS_SITE;

/** Razorpay and PhonePe of the one demo site that has them, as their stand-ins know it. */
export const outsideGateways = (site: string): GatewaySetting[] =>
  takesThem(site)
    ? [
        { name: 'razorpay', title: 'Razorpay', adapter: 'razorpay', account, keyId, isActive: true },
        {
          ...{ name: 'phonepe', title: 'PhonePe', adapter: 'phonepe', account: merchantId, keyId: clientId },
          ...{ clientVersion, webhookUser, isActive: true },
        },
      ]
    : [];

const secrets: Readonly<Record<GatewaySecretName, string>> = {
  razorpayKeySecret: keySecret,
  razorpayWebhookSecret: webhookSecret,
  phonepeClientSecret: clientSecret,
  phonepeWebhookPassword: webhookPassword,
};

/** The keys that go with them, sealed. */
export async function outsideGatewaySecrets(actor: Actor): Promise<Write<FailureCode>[]> {
  if (!takesThem(actor.site)) return [];
  return Promise.all(
    (Object.keys(secrets) as GatewaySecretName[]).map(async (name): Promise<Write<FailureCode>> => {
      const sealed = await encryptPersonal(secretRecord(actor, name), secrets[name]);
      const item: SecretItem = {
        sealed,
        last4: secrets[name].slice(-4),
        setAt: instant(clock.now()),
        setBy: 'job:seed',
      };
      return { kind: 'put', key: keys.siteSecret(actor, name), item: { ...item } };
    }),
  );
}
