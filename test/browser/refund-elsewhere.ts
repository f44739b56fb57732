import { expect } from 'vitest';
import { demoMerchants } from '#infra/local/fakes/demo-merchants.ts';

/** Somebody of the merchant's gives a payment back by the gateway's own means; nobody here asked for it. */
export async function refundElsewhere(gateway: string, paymentId: string, paise: number): Promise<void> {
  const [merchant] = demoMerchants(0).razorpay;
  const answer = await fetch(`${gateway}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${merchant!.keyId}:${merchant!.keySecret}`).toString('base64')}` },
    body: JSON.stringify({ amount: paise }),
  });
  expect(answer.status).toBe(200);
}
