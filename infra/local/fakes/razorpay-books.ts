/** What the fake of Razorpay knows, in Razorpay's own documented shapes. Amounts are minor units, times seconds. */
export interface FakeOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: unknown;
  created_at: number;
}
export interface FakePayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: 'upi';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  error_code: string | null;
  error_description: string | null;
  created_at: number;
}
export interface FakeRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  created_at: number;
}

/** A merchant of the fake's: keys, and where it is told of what happens. */
export interface FakeMerchant {
  /** `acc_…` */
  account: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Empty: it is told nothing. */
  webhookUrl: string;
}

export interface RazorpayBooks {
  orders: Record<string, FakeOrder & { account: string }>;
  payments: Record<
    string,
    FakePayment & {
      /** ms since 1970 from when it is captured; absent: it is, or never will be. */ capturedAt?: number;
    }
  >;
  refunds: Record<string, FakeRefund>;
  /** By idempotency key: the refund it made, and of what. */
  refundKeys: Record<string, { refundId: string; body: string }>;
}

export const emptyRazorpayBooks = (): RazorpayBooks => ({ orders: {}, payments: {}, refunds: {}, refundKeys: {} });
