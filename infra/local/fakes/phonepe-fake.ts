import { createHash } from 'node:crypto';
import { clock } from '#functions/clock.ts';
import { formatMoney } from '#shared/money.ts';
import { MINUTE } from '#shared/time.ts';
import { fakePage } from './fake-page.ts';
import { type FakeAnswer, type FakeRequest, html, json, type Told } from './fake-server.ts';

/** A merchant of the fake's: keys, and where it is told of what happens. */
export interface FakePhonepeMerchant {
  merchantId: string;
  clientId: string;
  clientVersion: string;
  clientSecret: string;
  webhookUser: string;
  webhookPassword: string;
  /** Empty: it is told nothing. */
  webhookUrl: string;
}

interface FakeAttempt {
  transactionId: string;
  state: 'COMPLETED' | 'FAILED' | 'PENDING';
  amount: number;
  /** ms since 1970. */
  timestamp: number;
  paymentMode: 'UPI_QR';
}

/** What the fake of PhonePe knows, in its documented shapes. Amounts are paise, times ms since 1970. */
export interface PhonepeBooks {
  orders: Record<
    string,
    {
      merchantId: string;
      orderId: string;
      state: 'PENDING' | 'COMPLETED' | 'FAILED';
      amount: number;
      expireAt: number;
      redirectUrl: string;
      attempts: FakeAttempt[];
      /** From when a payment under way is confirmed. */
      confirmsAt?: number;
    }
  >;
  refunds: Record<
    string,
    { refundId: string; state: 'COMPLETED' | 'PENDING' | 'FAILED'; amount: number; originalMerchantOrderId: string }
  >;
}
export const emptyPhonepeBooks = (): PhonepeBooks => ({ orders: {}, refunds: {} });

/** What a customer may let happen at the fake's page. */
export const phonepeActions = {
  succeed: 'Pay now',
  fail: 'Let the payment fail',
  pending: 'Pay, confirmed in a minute',
  late: 'Pay, confirmed after the order expired',
  abandon: 'Go back without paying',
} as const;
export type PhonepeAction = keyof typeof phonepeActions;

export interface PhonepeFake {
  answer(request: FakeRequest): FakeAnswer;
  /** What a customer does with an order. */
  pay(merchantOrderId: string, action: PhonepeAction): void;
  /** What staff of the merchant do at the gateway's own dashboard, paise; the refund's reference. */
  refundAtDashboard(merchantOrderId: string, amount: number): string;
  /** A notice to a merchant, under its user name and password. */
  notice(merchantId: string, event: string, payload: Record<string, unknown>): Told;
}

const refusal = (status: number, code: string, message: string): FakeAnswer =>
  json(status, { success: false, code, message, data: {} });
const TOKEN_LIFE = 20 * MINUTE;
const LEAST = 100;
const NAME = /^[\w-]{1,63}$/;

/**
 * A stand-in for PhonePe's checkout, made from its documented shapes: tokens, orders, their status, refunds, the pay page
 * and webhooks, with the refusals they may give. `tell` sends a webhook on its way, `changed` keeps the books.
 */
export function phonepeFake(
  books: PhonepeBooks,
  merchants: readonly FakePhonepeMerchant[],
  { tell, changed, base }: { tell(told: Told): void; changed(): void; base(): string },
): PhonepeFake {
  const tokenOf = ({ clientId, clientSecret }: FakePhonepeMerchant) =>
    createHash('sha256').update(`${clientId}:${clientSecret}`).digest('hex');
  let made = Object.keys(books.orders).length + Object.keys(books.refunds).length;
  const newId = (prefix: string) => `${prefix}${(made += 1)}${clock.now()}`;

  const notice = (merchantId: string, event: string, payload: Record<string, unknown>): Told => {
    const { webhookUser, webhookPassword, webhookUrl } = merchants.find((one) => one.merchantId === merchantId)!;
    return {
      url: webhookUrl,
      headers: { authorization: createHash('sha256').update(`${webhookUser}:${webhookPassword}`).digest('hex') },
      body: JSON.stringify({ event, payload: { merchantId, ...payload } }),
    };
  };
  const announce = (merchantId: string, event: string, payload: Record<string, unknown>) => {
    if (merchants.find((one) => one.merchantId === merchantId)?.webhookUrl) tell(notice(merchantId, event, payload));
  };
  const shown = (merchantOrderId: string) => {
    const { orderId, state, amount, expireAt, attempts } = books.orders[merchantOrderId]!;
    return { orderId, state, amount, expireAt, paymentDetails: attempts };
  };

  const end = (merchantOrderId: string, state: 'COMPLETED' | 'FAILED'): void => {
    const order = books.orders[merchantOrderId]!;
    order.state = state;
    for (const attempt of order.attempts) if (attempt.state === 'PENDING') attempt.state = state;
    delete order.confirmsAt;
    changed();
    const event = state === 'COMPLETED' ? 'checkout.order.completed' : 'checkout.order.failed';
    announce(order.merchantId, event, { merchantOrderId, ...shown(merchantOrderId) });
  };
  const catchUp = (merchantOrderId: string): void => {
    const order = books.orders[merchantOrderId];
    if (order?.confirmsAt !== undefined && order.confirmsAt <= clock.now()) end(merchantOrderId, 'COMPLETED');
    if (order?.state === 'PENDING' && !order.attempts.length && order.expireAt <= clock.now())
      end(merchantOrderId, 'FAILED');
  };

  const pay = (merchantOrderId: string, action: PhonepeAction): void => {
    const order = books.orders[merchantOrderId];
    if (order?.state !== 'PENDING' || order.attempts.length || action === 'abandon') return;
    order.attempts.push({
      transactionId: newId('OM'),
      state: 'PENDING',
      amount: order.amount,
      timestamp: clock.now(),
      paymentMode: 'UPI_QR',
    });
    if (action === 'pending') order.confirmsAt = clock.now() + MINUTE;
    else if (action === 'late') order.confirmsAt = clock.now() + 16 * MINUTE;
    else end(merchantOrderId, action === 'succeed' ? 'COMPLETED' : 'FAILED');
    changed();
  };

  const token = (request: FakeRequest): FakeAnswer => {
    const sent = new URLSearchParams(request.body);
    const merchant = merchants.find(
      (one) =>
        one.clientId === sent.get('client_id') &&
        one.clientVersion === sent.get('client_version') &&
        one.clientSecret === sent.get('client_secret'),
    );
    if (!merchant) return refusal(401, 'UNAUTHORIZED', 'Client authentication failed');
    const endsAt = Math.floor((clock.now() + TOKEN_LIFE) / 1000);
    return json(200, { access_token: tokenOf(merchant), expires_at: endsAt, token_type: 'O-Bearer' });
  };

  const createOrder = ({ merchantId }: FakePhonepeMerchant, request: FakeRequest): FakeAnswer => {
    const { merchantOrderId, amount, expireAfter, paymentFlow } = JSON.parse(request.body) as {
      merchantOrderId?: string;
      amount?: number;
      expireAfter?: number;
      paymentFlow?: { type?: string; merchantUrls?: { redirectUrl?: string } };
    };
    if (!merchantOrderId || !NAME.test(merchantOrderId)) return refusal(400, 'BAD_REQUEST', 'Invalid merchantOrderId');
    if (!Number.isInteger(amount) || amount! < LEAST) return refusal(400, 'BAD_REQUEST', 'Invalid amount');
    if (paymentFlow?.type !== 'PG_CHECKOUT') return refusal(400, 'BAD_REQUEST', 'Invalid paymentFlow');
    if (!Number.isInteger(expireAfter) || expireAfter! < 300 || expireAfter! > 3600)
      return refusal(400, 'BAD_REQUEST', 'Invalid expireAfter');
    if (books.orders[merchantOrderId]) return refusal(400, 'DUPLICATE_TXN_REQUEST', 'The order exists already');
    const order = {
      merchantId,
      orderId: newId('OMO'),
      state: 'PENDING' as const,
      amount: amount!,
      expireAt: clock.now() + expireAfter! * 1000,
      redirectUrl: paymentFlow.merchantUrls?.redirectUrl ?? '',
      attempts: [],
    };
    books.orders[merchantOrderId] = order;
    changed();
    const { orderId, state, expireAt } = order;
    return json(200, { orderId, state, expireAt, redirectUrl: `${base()}/phonepe/page/${merchantOrderId}` });
  };

  const giveBack = (merchantRefundId: string, originalMerchantOrderId: string, amount: number) => {
    const one = { refundId: newId('OMR'), state: 'COMPLETED' as const, amount, originalMerchantOrderId };
    books.refunds[merchantRefundId] = one;
    changed();
    const { merchantId } = books.orders[originalMerchantOrderId]!;
    announce(merchantId, 'pg.refund.completed', { merchantRefundId, ...one, timestamp: clock.now() });
    return one;
  };

  const refund = ({ merchantId }: FakePhonepeMerchant, request: FakeRequest): FakeAnswer => {
    const { merchantRefundId, originalMerchantOrderId, amount } = JSON.parse(request.body) as {
      merchantRefundId: string;
      originalMerchantOrderId: string;
      amount: number;
    };
    const order = books.orders[originalMerchantOrderId];
    if (order?.merchantId !== merchantId) return refusal(404, 'ORDER_NOT_FOUND', 'No such order');
    if (books.refunds[merchantRefundId]) return refusal(400, 'DUPLICATE_REFUND_REQUEST', 'The refund exists already');
    const given = Object.values(books.refunds)
      .filter((one) => one.originalMerchantOrderId === originalMerchantOrderId && one.state !== 'FAILED')
      .reduce((sum, one) => sum + one.amount, 0);
    if (order.state !== 'COMPLETED') return refusal(400, 'INVALID_TRANSACTION_STATE', 'The order is not paid');
    if (amount + given > order.amount) return refusal(400, 'REFUND_AMOUNT_EXCEEDED', 'More than was paid');
    const { refundId } = giveBack(merchantRefundId, originalMerchantOrderId, amount);
    return json(200, { refundId, amount, state: 'PENDING' });
  };

  const api = (request: FakeRequest): FakeAnswer => {
    const { pathname } = request.url;
    if (pathname === '/phonepe/identity/v1/oauth/token') return token(request);
    const bearer = request.header('authorization').replace(/^O-Bearer /, '');
    const merchant = merchants.find((one) => tokenOf(one) === bearer);
    if (!merchant) return refusal(401, 'UNAUTHORIZED', 'Unauthorized');
    if (pathname === '/phonepe/pg/checkout/v2/pay') return createOrder(merchant, request);
    if (pathname === '/phonepe/pg/payments/v2/refund') return refund(merchant, request);
    const ofRefund = /^\/phonepe\/pg\/payments\/v2\/refund\/([^/]+)\/status$/.exec(pathname)?.[1];
    if (ofRefund) {
      const one = books.refunds[ofRefund];
      return one ? json(200, one) : refusal(404, 'REFUND_NOT_FOUND', 'No such refund');
    }
    const ofOrder = /^\/phonepe\/pg\/checkout\/v2\/order\/([^/]+)\/status$/.exec(pathname)?.[1] ?? '';
    catchUp(ofOrder);
    return books.orders[ofOrder]?.merchantId === merchant.merchantId
      ? json(200, shown(ofOrder))
      : refusal(404, 'ORDER_NOT_FOUND', 'No such order');
  };

  const page = (request: FakeRequest): FakeAnswer => {
    const merchantOrderId = request.url.pathname.split('/').at(-1) ?? '';
    const order = books.orders[merchantOrderId];
    if (!order) return html('<!doctype html><title>PhonePe</title><p>There is no such order.</p>', 404);
    const action = new URLSearchParams(request.body).get('action') as PhonepeAction | null;
    if (request.method === 'POST' && action && action in phonepeActions) {
      pay(merchantOrderId, action);
      return { status: 303, headers: { location: order.redirectUrl }, body: '' };
    }
    const amount = formatMoney(order.amount, 'INR');
    return html(fakePage({ name: 'PhonePe, a stand-in', amount, fields: {}, actions: phonepeActions }));
  };

  return {
    pay,
    notice,
    refundAtDashboard: (merchantOrderId, amount) => {
      const reference = newId('DASH');
      giveBack(reference, merchantOrderId, amount);
      return reference;
    },
    answer: (request) => {
      if (request.url.pathname.startsWith('/phonepe/page/')) return page(request);
      try {
        return api(request);
      } catch {
        return refusal(400, 'BAD_REQUEST', 'The request body is not valid.');
      }
    },
  };
}
