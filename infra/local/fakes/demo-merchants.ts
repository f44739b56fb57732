import { phonepeWebhook } from '#shared/payments/phonepe-webhook.ts';
import { razorpayWebhook } from '#shared/payments/razorpay-webhook.ts';
import type { FakePhonepeMerchant } from './phonepe-fake.ts';
import type { FakeMerchant } from './razorpay-books.ts';

/** The demo site that takes payments by the stand-ins of both outside gateways. */
export const OUTSIDE_GATEWAYS_SITE = 'lantern';

/** Its accounts there. They open nothing: no such merchant exists. `port`: where the demo sites are served. */
export const demoMerchants = (port: number): { razorpay: FakeMerchant[]; phonepe: FakePhonepeMerchant[] } => {
  const site = `http://${OUTSIDE_GATEWAYS_SITE}.localhost:${port}`;
  return {
    razorpay: [
      {
        account: 'acc_LanternDemo01',
        keyId: 'rzp_test_LanternDemo01',
        keySecret: 'lantern-demo-key-secret',
        webhookSecret: 'lantern-demo-webhook-secret',
        webhookUrl: `${site}${razorpayWebhook.path}`,
      },
    ],
    phonepe: [
      {
        merchantId: 'LANTERNDEMO',
        clientId: 'LANTERNDEMO_2611',
        clientVersion: '1',
        clientSecret: 'lantern-demo-client-secret',
        webhookUser: 'lantern_demo',
        webhookPassword: 'lantern2611',
        webhookUrl: `${site}${phonepeWebhook.path}`,
      },
    ],
  };
};
