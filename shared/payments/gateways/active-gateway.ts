import * as z from 'zod/mini';

/** A gateway the customer may choose. */
export const activeGateway = z.object({
  /** The name that startPayment takes. */
  name: z.string(),
  /** The name that customers are shown. */
  title: z.string(),
});
