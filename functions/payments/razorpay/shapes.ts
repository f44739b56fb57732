import * as z from 'zod/mini';

/** What Razorpay answers and tells, as far as it is read (razorpay.com/docs/api, version 1). Amounts are minor units. */
export const razorpayOrder = z.object({ id: z.string().check(z.regex(/^order_\w{1,40}$/)) });

export const razorpayPayment = z.object({
  id: z.string().check(z.regex(/^pay_\w{1,40}$/)),
  amount: z.int().check(z.minimum(0)),
  currency: z.string(),
  /** `created` and `authorized` may still be captured or let go of. */
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.nullish(z.string()),
  amount_refunded: z.nullish(z.int().check(z.minimum(0))),
});
export type RazorpayPayment = z.output<typeof razorpayPayment>;

export const razorpayPayments = z.object({ items: z.array(razorpayPayment) });

export const razorpayRefund = z.object({
  id: z.string().check(z.regex(/^rfnd_\w{1,40}$/)),
  payment_id: z.string(),
  amount: z.int().check(z.minimum(0)),
  status: z.enum(['pending', 'processed', 'failed']),
  /** Ours, where we asked for it. */
  receipt: z.nullish(z.string()),
});
export type RazorpayRefund = z.output<typeof razorpayRefund>;
export const razorpayRefunds = z.object({ items: z.array(razorpayRefund) });

const entity = <S extends z.ZodMiniType>(schema: S) => z.optional(z.object({ entity: schema }));

/** A webhook. What it holds differs by event; what is not about money is not read. */
export const razorpayEvent = z.object({
  account_id: z.string(),
  event: z.string(),
  /** Seconds since 1970. */
  created_at: z.int(),
  payload: z.object({
    payment: entity(z.object({ id: z.string(), order_id: z.nullish(z.string()) })),
    order: entity(z.object({ id: z.string() })),
    refund: entity(razorpayRefund),
  }),
});
