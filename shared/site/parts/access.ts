import * as z from 'zod/mini';
import { signUps } from '../sign-up.ts';

/** Who gets in, and by what. */
export const accessPart = z.strictObject({
  /** Visitors see nothing but the login on locked pages. */
  lockMode: z.boolean(),
  /** Staff must set up a second factor before anything but their session answers. */
  isSecondFactorRequired: z.boolean(),
  /** Agents who register order nothing until staff have approved them. */
  areAgentsApproved: z._default(z.boolean(), false),
  /** Who opens an account: anybody, anybody whom staff then approve, or staff alone. */
  signUp: z._default(z.enum(signUps), 'open'),
});
