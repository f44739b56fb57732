import type { RawRequest } from '#functions/http/request/raw-request.ts';
import type { Prove } from '#functions/payments/gateways/prove.ts';
import { readGatewayOfKind } from '#functions/payments/gateways/store.ts';
import { readPayment } from '#functions/payments/store.ts';
import { isSignedBy } from '#functions/runtime/is-signed-by.ts';
import { openSecret } from '#functions/site/secret-store.ts';

/**
 * What Razorpay's checkout hands over when somebody has paid: an order of Razorpay's and a payment, signed together by
 * the site's key. Held against the orders that were begun for this very order of ours, not against what it says itself.
 */
export const proveRazorpayReturn =
  (orderId: string): Prove =>
  async (site, { body }: RawRequest) => {
    const setting = await readGatewayOfKind(site, 'razorpay');
    const begun = await readPayment(site, orderId);
    if (!setting || !begun) return { refused: 'foreign' };
    const said = new URLSearchParams(body.toString('utf8'));
    const paymentId = said.get('razorpay_payment_id') ?? '';
    if (!/^pay_\w{1,40}$/.test(paymentId)) return { refused: 'malformed' };
    const keys = await openSecret(site, 'razorpayKeySecret');
    const signed = begun.attempts
      .filter(({ gateway }) => gateway === setting.name)
      .find(({ gatewayOrderId }) =>
        isSignedBy(keys, `${gatewayOrderId}|${paymentId}`, said.get('razorpay_signature') ?? ''),
      );
    if (!signed) return { refused: 'forged' };
    const { gatewayOrderId } = signed;
    return {
      gateway: setting.name,
      notice: { eventId: paymentId, orderId, gatewayOrderId, saysPaid: true },
    };
  };
