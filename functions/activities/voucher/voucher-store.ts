import type { Actor } from '#functions/actor.ts';
import { voucherHash } from '#functions/activities/booked/voucher-writes.ts';
import type { BookedHead, Cart } from '#functions/activities/cart/model.ts';
import { readCart } from '#functions/activities/cart/store.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import type { Instant } from '#shared/time.ts';

/** A cart with what of it was redeemed, by item. */
export interface VoucherRead {
  cart: Cart & { head: BookedHead };
  redeemed: ReadonlyMap<string, { at: Instant; by: string }>;
}

/** The cart of a voucher that the actor may know of; undefined where there is none of this code. Two Queries. */
export async function readVoucher(actor: Actor, code: string): Promise<VoucherRead | undefined> {
  const rows = await queryAll(activityKeys.wholeVoucher(actor, voucherHash(code)), { consistent: true });
  const cartId = rows.find(({ sk }) => sk === 'A')?.cartId;
  const cart = cartId === undefined ? undefined : await readCart(actor, cartId);
  if (!cart?.head.booked) return undefined;
  return {
    cart: { ...cart, head: { ...cart.head, booked: cart.head.booked } },
    redeemed: new Map(
      rows.flatMap(({ sk, at, by }) => (at !== undefined && by !== undefined ? [[sk, { at, by }] as const] : [])),
    ),
  };
}
