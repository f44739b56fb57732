import { createHmac } from 'node:crypto';
import { clock } from '#functions/clock.ts';
import { MINUTE } from '#shared/time.ts';
import type { Told } from './fake-server.ts';
import type { FakeMerchant, FakePayment, FakeRefund, RazorpayBooks } from './razorpay-books.ts';

/** A payment that is confirmed after the time to pay is over. */
const LATE = 16 * MINUTE;

/** What a customer may let happen in the fake's checkout. */
export const razorpayActions = {
  succeed: 'Pay now',
  fail: 'Let the payment fail',
  close: 'Close without paying',
  late: 'Pay, captured after the order expired',
  twice: 'Pay twice',
} as const;
export type RazorpayAction = keyof typeof razorpayActions;

export const seconds = (): number => Math.floor(clock.now() / 1000);

export type RazorpayMoney = ReturnType<typeof razorpayMoney>;

/** What happens to money at the fake of Razorpay: payments, captures, refunds, and who is told of them. */
export function razorpayMoney(
  books: RazorpayBooks,
  merchants: readonly FakeMerchant[],
  { tell, changed }: { tell(told: Told): void; changed(): void },
) {
  let made = Object.keys(books.orders).length + Object.keys(books.payments).length + Object.keys(books.refunds).length;
  const newId = (prefix: string) => `${prefix}_${String((made += 1)).padStart(6, '0')}${seconds().toString(36)}`;
  const merchantOf = (account: string) => merchants.find((one) => one.account === account);

  const notice = (account: string, event: string, payload: unknown): Told => {
    const { webhookSecret, webhookUrl } = merchantOf(account)!;
    const body = JSON.stringify({
      entity: 'event',
      account_id: account,
      event,
      contains: Object.keys(payload as object),
      payload,
      created_at: seconds(),
    });
    const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
    return {
      url: webhookUrl,
      headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': newId('evt').replace('_', '') },
      body,
    };
  };
  const announce = (account: string, event: string, payload: unknown) => {
    if (merchantOf(account)?.webhookUrl) tell(notice(account, event, payload));
  };
  const shownPayment = ({ capturedAt: _at, ...payment }: RazorpayBooks['payments'][string]): FakePayment => payment;

  /** What was only authorised is captured when its time comes. */
  const capture = (payment: RazorpayBooks['payments'][string]): void => {
    const order = books.orders[payment.order_id]!;
    Object.assign(payment, { status: 'captured', captured: true });
    delete payment.capturedAt;
    order.amount_paid += payment.amount;
    Object.assign(order, { status: 'paid', amount_due: Math.max(0, order.amount - order.amount_paid) });
    changed();
    announce(order.account, 'payment.captured', { payment: { entity: shownPayment(payment) } });
    const { account, ...entity } = order;
    announce(account, 'order.paid', { payment: { entity: shownPayment(payment) }, order: { entity } });
  };
  const catchUp = (): void => {
    for (const payment of Object.values(books.payments))
      if (payment.capturedAt !== undefined && payment.capturedAt <= clock.now()) capture(payment);
  };

  const pay = (orderId: string, action: RazorpayAction): FakePayment[] => {
    const order = books.orders[orderId];
    if (!order || order.status === 'paid' || action === 'close') return [];
    const begin = (more: Partial<RazorpayBooks['payments'][string]>): RazorpayBooks['payments'][string] => {
      const payment: RazorpayBooks['payments'][string] = {
        id: newId('pay'),
        entity: 'payment',
        amount: order.amount,
        currency: order.currency,
        status: 'authorized',
        order_id: orderId,
        method: 'upi',
        amount_refunded: 0,
        refund_status: null,
        captured: false,
        description: null,
        error_code: null,
        error_description: null,
        created_at: seconds(),
        ...more,
      };
      books.payments[payment.id] = payment;
      order.attempts += 1;
      if (order.status === 'created') order.status = 'attempted';
      changed();
      return payment;
    };
    if (action === 'fail') {
      const failed = begin({
        status: 'failed',
        error_code: 'BAD_REQUEST_ERROR',
        error_description: 'Your payment was declined by the bank.',
      });
      announce(order.account, 'payment.failed', { payment: { entity: shownPayment(failed) } });
      return [shownPayment(failed)];
    }
    const begun = Array.from({ length: action === 'twice' ? 2 : 1 }, () =>
      begin(action === 'late' ? { capturedAt: clock.now() + LATE } : {}),
    );
    for (const payment of begun) {
      announce(order.account, 'payment.authorized', { payment: { entity: shownPayment(payment) } });
      if (payment.capturedAt === undefined) capture(payment);
    }
    return begun.map(shownPayment);
  };

  const refund = (payment: FakePayment, amount: number, receipt: string | null): FakeRefund => {
    const one: FakeRefund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      receipt,
      status: 'processed',
      speed_processed: 'normal',
      created_at: seconds(),
    };
    books.refunds[one.id] = one;
    const kept = books.payments[payment.id]!;
    kept.amount_refunded += amount;
    const isWhole = kept.amount_refunded >= kept.amount;
    Object.assign(kept, { refund_status: isWhole ? 'full' : 'partial', ...(isWhole && { status: 'refunded' }) });
    changed();
    const { account } = books.orders[payment.order_id]!;
    const payload = { refund: { entity: one }, payment: { entity: shownPayment(kept) } };
    announce(account, 'refund.created', payload);
    announce(account, 'refund.processed', payload);
    return one;
  };

  const signatureOf = (orderId: string, paymentId: string): string =>
    createHmac('sha256', merchantOf(books.orders[orderId]!.account)!.keySecret)
      .update(`${orderId}|${paymentId}`)
      .digest('hex');

  return { newId, notice, shownPayment, catchUp, pay, refund, signatureOf };
}
