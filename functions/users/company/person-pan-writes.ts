import type { Actor } from '#functions/actor.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { userKeys } from '../keys.ts';
import type { Write } from '#functions/table/write.ts';
import { panOf } from '#shared/users/company/pan.ts';
import type { UserChanges } from '../list-writes.ts';
import { panAad } from '../store.ts';

/** Characters that may be shown without opening it. */
const SHOWN = 4;

/**
 * Seals a person's PAN under a key of its own, or takes it away (an empty text); with what the user's row keeps of it:
 * its end alone.
 */
export async function personPanWrites(
  actor: Actor,
  userId: string,
  text: string,
): Promise<{ changes: Pick<UserChanges, 'panEnd'>; writes: Write<never>[] }> {
  const key = userKeys.userPan(actor, userId);
  const pan = panOf(text);
  if (!pan) return { changes: { panEnd: undefined }, writes: [{ kind: 'delete', key }] };
  const sealed = await encryptPersonal(panAad(actor, userId), pan);
  return { changes: { panEnd: pan.slice(-SHOWN) }, writes: [{ kind: 'put', key, item: { sealed } }] };
}
