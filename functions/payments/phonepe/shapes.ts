import * as z from 'zod/mini';

/** What PhonePe answers and tells, as far as it is read (developer.phonepe.com, checkout version 2). Amounts are paise. */
export const phonepeToken = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Seconds since 1970. */
  expires_at: z.nullish(z.number()),
});

export const phonepeOrderMade = z.object({ orderId: z.string(), redirectUrl: z.string() });

const detail = z.object({
  amount: z.nullish(z.int()),
  state: z.nullish(z.string()),
  /** ms since 1970. */
  timestamp: z.nullish(z.number()),
});

export const phonepeOrder = z.object({
  state: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
  amount: z.int().check(z.minimum(0)),
  paymentDetails: z.nullish(z.array(detail)),
});

export const phonepeRefund = z.object({
  refundId: z.string(),
  amount: z.nullish(z.int().check(z.minimum(0))),
  /** The order that it is of, where it is asked about. */
  originalMerchantOrderId: z.nullish(z.string()),
  state: z.enum(['PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED']),
});

/** A webhook: of an order, or of a refund. */
export const phonepeEvent = z.object({
  event: z.string(),
  payload: z.object({
    merchantId: z.string(),
    merchantOrderId: z.nullish(z.string()),
    originalMerchantOrderId: z.nullish(z.string()),
    refundId: z.nullish(z.string()),
    merchantRefundId: z.nullish(z.string()),
    amount: z.nullish(z.int()),
    state: z.nullish(z.string()),
    /** ms since 1970. */
    expireAt: z.nullish(z.number()),
    timestamp: z.nullish(z.number()),
    paymentDetails: z.nullish(z.array(detail)),
  }),
});
