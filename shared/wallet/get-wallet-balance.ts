import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { walletBalance } from './model.ts';

export const getWalletBalance = defineCall({
  name: 'wallet/get-wallet-balance',
  method: 'POST',
  path: '/api/wl/user/getWlUserWalletBalance',
  summary: "The wallet of the signed-in user's account; staff name a customer by userId.",
  actor: 'user',
  access: { scope: 'own', byKey: 'read' },
  request: z.strictObject({
    /** The customer whose wallet staff ask about; absent: the wallet of who asks. */
    userId: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  }),
  response: walletBalance,
  failures: [],
});
