import { formatMoney } from '#shared/money.ts';
import { fakePage } from './fake-page.ts';
import { type FakeAnswer, type FakeRequest, html, json, type Told } from './fake-server.ts';
import type { FakeMerchant, FakePayment, FakeRefund, RazorpayBooks } from './razorpay-books.ts';
import { type RazorpayAction, razorpayActions, razorpayMoney, seconds } from './razorpay-money.ts';
import { CHECKOUT_SCRIPT, CLOSED_SCRIPT, paidScript } from './razorpay-scripts.ts';

/** Least amounts of Razorpay's, and currencies that the fake takes. */
const LEAST = 100;
const CURRENCIES = ['INR', 'USD', 'AED', 'LKR'];
export interface RazorpayFake {
  answer(request: FakeRequest): FakeAnswer;
  /** What a customer does with an order; the payments made by it. */
  pay(orderId: string, action: RazorpayAction): FakePayment[];
  /** What staff of the merchant do at the gateway's own dashboard. */
  refundAtDashboard(paymentId: string, amount: number): FakeRefund;
  /** The signature over an order and a payment that the checkout hands over. */
  signatureOf(orderId: string, paymentId: string): string;
  /** A notice to a merchant, signed. */
  notice(account: string, event: string, payload: unknown): Told;
}

const refusal = (description: string, field?: string, status = 400): FakeAnswer =>
  json(status, {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: status === 401 ? 'NA' : 'business',
      step: status === 401 ? 'NA' : 'payment_initiation',
      reason: status === 401 ? 'NA' : 'input_validation_failed',
      metadata: {},
      ...(field && { field }),
    },
  });

/**
 * A stand-in for Razorpay, made from its documented shapes: orders, payments, refunds, the checkout and webhooks, with the
 * refusals they may give. `tell` sends a webhook on its way, `changed` keeps the books.
 */
export function razorpayFake(
  books: RazorpayBooks,
  merchants: readonly FakeMerchant[],
  { tell, changed }: { tell(told: Told): void; changed(): void },
): RazorpayFake {
  const money = razorpayMoney(books, merchants, { tell, changed });
  const { newId, shownPayment, catchUp, pay, refund, signatureOf } = money;

  const askedRefund = (payment: FakePayment, request: FakeRequest): FakeAnswer => {
    const key = request.header('x-refund-idempotency');
    if (key && !/^[\w-]{10,}$/.test(key)) return refusal('The idempotency key is not valid.');
    const known = key ? books.refundKeys[key] : undefined;
    if (known)
      return known.body === request.body
        ? json(200, books.refunds[known.refundId])
        : refusal('Different request body sent for the same idempotency key.');
    const { amount = payment.amount, receipt = null } = JSON.parse(request.body || '{}') as {
      amount?: number;
      receipt?: string | null;
    };
    if (payment.status === 'refunded') return refusal('The payment has been fully refunded already');
    if (payment.status !== 'captured') return refusal('The payment status should be captured for action to be taken');
    if (!Number.isInteger(amount) || amount < LEAST) return refusal('The amount must be atleast INR 1.00', 'amount');
    if (amount > payment.amount - payment.amount_refunded)
      return refusal('The total refund amount is greater than the refund payment amount', 'amount');
    const one = refund(payment, amount, receipt);
    if (key) books.refundKeys[key] = { refundId: one.id, body: request.body };
    changed();
    return json(200, one);
  };

  const createOrder = (account: string, request: FakeRequest): FakeAnswer => {
    const {
      amount,
      currency,
      receipt = null,
      notes = [],
    } = JSON.parse(request.body) as {
      amount?: number;
      currency?: string;
      receipt?: string | null;
      notes?: unknown;
    };
    if (!Number.isInteger(amount)) return refusal('The amount must be an integer.', 'amount');
    if (amount! < LEAST) return refusal('Order amount less than minimum amount allowed', 'amount');
    if (!currency) return refusal('The currency field is required.', 'currency');
    if (!CURRENCIES.includes(currency)) return refusal('Currency is not supported', 'currency');
    if (receipt && receipt.length > 40) return refusal('The receipt may not be greater than 40 characters.', 'receipt');
    const order = {
      id: newId('order'),
      entity: 'order' as const,
      amount: amount!,
      amount_paid: 0,
      amount_due: amount!,
      currency,
      receipt,
      status: 'created' as const,
      attempts: 0,
      notes,
      created_at: seconds(),
    };
    books.orders[order.id] = { ...order, account };
    changed();
    return json(200, order);
  };

  const api = (request: FakeRequest): FakeAnswer => {
    const [keyId, keySecret] = Buffer.from(request.header('authorization').replace(/^Basic /, ''), 'base64')
      .toString()
      .split(':');
    const merchant = merchants.find((one) => one.keyId === keyId && one.keySecret === keySecret);
    if (!merchant) return refusal('Authentication failed', undefined, 401);
    catchUp();
    const [, , kind, id, what] = request.url.pathname.split('/');
    if (request.method === 'POST' && kind === 'orders' && !id) return createOrder(merchant.account, request);
    const order = kind === 'orders' ? books.orders[id!] : undefined;
    const payment = kind === 'payments' ? books.payments[id!] : undefined;
    const owner = order ?? books.orders[payment?.order_id ?? ''];
    if (owner?.account !== merchant.account) return refusal('The id provided does not exist');
    const list = (items: unknown[]) => json(200, { entity: 'collection', count: items.length, items });
    if (order && what === 'payments')
      return list(
        Object.values(books.payments)
          .filter((one) => one.order_id === id)
          .map(shownPayment),
      );
    if (order) {
      const { account: _account, ...entity } = order;
      return json(200, entity);
    }
    if (what === 'refund' && request.method === 'POST') return askedRefund(payment!, request);
    if (what === 'refunds')
      return list(
        Object.values(books.refunds)
          .filter((one) => one.payment_id === id)
          .toReversed(),
      );
    return json(200, shownPayment(payment!));
  };

  const checkout = (request: FakeRequest): FakeAnswer => {
    const sent = new URLSearchParams(request.body);
    const orderId = (request.method === 'POST' ? sent : request.url.searchParams).get('order_id') ?? '';
    const order = books.orders[orderId];
    if (!order) return html('<!doctype html><title>Razorpay</title><p>There is no such order.</p>', 404);
    const action = sent.get('action') as RazorpayAction | null;
    const page = (says = '', script = '') =>
      html(
        fakePage({
          name: 'Razorpay, a stand-in',
          amount: formatMoney(order.amount, order.currency),
          says,
          fields: { order_id: orderId },
          actions: razorpayActions,
          script,
        }),
      );
    if (request.method !== 'POST' || !action || !(action in razorpayActions)) return page();
    if (action === 'close') return page('', CLOSED_SCRIPT);
    const [paid] = pay(orderId, action);
    if (!paid) return page('This order is paid.');
    if (paid.status === 'failed') return page('Your payment was declined by the bank. Try again, or close this.');
    return page('', paidScript({ orderId, paymentId: paid.id, signature: signatureOf(orderId, paid.id) }));
  };

  return {
    pay,
    signatureOf,
    notice: money.notice,
    refundAtDashboard: (paymentId, amount) => refund(books.payments[paymentId]!, amount, null),
    answer: (request) => {
      if (request.url.pathname === '/v1/checkout.js')
        return { status: 200, headers: { 'content-type': 'text/javascript' }, body: CHECKOUT_SCRIPT };
      if (request.url.pathname === '/checkout') return checkout(request);
      try {
        return api(request);
      } catch {
        return refusal('The request body is not valid.');
      }
    },
  };
}
