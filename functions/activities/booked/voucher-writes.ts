import { createHash } from 'node:crypto';
import type { Actor } from '#functions/actor.ts';
import type { Booked, CartHead } from '#functions/activities/cart/model.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { decryptPersonal, encryptPersonal } from '#functions/runtime/data-keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { randomId } from '#shared/ids.ts';

const voucherAad = (actor: Actor, cartId: string): string => `activityVoucher/${actor.site}/${cartId}`;

/** What the table knows of a voucher's code. */
export const voucherHash = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Code of a cart's voucher; empty as long as it has none. */
export const voucherCode = async (actor: Actor, { id, booked }: Pick<CartHead, 'id' | 'booked'>): Promise<string> =>
  booked?.voucher ? ((await decryptPersonal(voucherAad(actor, id), booked.voucher)) as string) : '';

/** What a cart's confirmation brings: its voucher, whose code nobody can guess. */
export async function newVoucher(
  actor: Actor,
  id: string,
): Promise<{ voucher: NonNullable<Booked['voucher']>; code: string; writes: Write<never>[] }> {
  const code = randomId(100);
  return {
    code,
    voucher: await encryptPersonal(voucherAad(actor, id), code),
    writes: [create(activityKeys.voucher(actor, voucherHash(code)), { cartId: id })],
  };
}
