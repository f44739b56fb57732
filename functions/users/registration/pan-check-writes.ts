import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { userKeys } from '../keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import { holderOf } from '#shared/users/company/pan.ts';
import { instant } from '#shared/time.ts';
import { panCheckAad } from './pan-check-store.ts';
import type { PanCheckItem } from '../access-model.ts';

/** Records the holder's name of a PAN, sealed, in place of what stood there, with who did it. CONFLICT where that was changed since. */
export async function panCheckWrites(
  actor: Actor,
  hash: string,
  { pan, holderName }: { pan: string; holderName: string },
  before: PanCheckItem | undefined,
): Promise<{ item: PanCheckItem; writes: Write<never>[] }> {
  const now = clock.now();
  const item: PanCheckItem = {
    holderName,
    holderType: holderOf(pan),
    sealed: await encryptPersonal(panCheckAad(actor, hash), pan),
    by: actorName(actor),
    at: instant(now),
    version: (before?.version ?? 0) + 1,
  };
  const event = { from: before?.holderName ?? '', to: holderName, by: item.by, at: item.at };
  return {
    item,
    writes: [
      {
        kind: 'put',
        key: userKeys.panCheck(actor, hash),
        item: { ...item },
        when: [before ? { field: 'version', is: before.version } : { absent: true }],
      },
      create(userKeys.panCheckEvent(actor, hash, sortableId(now)), event),
    ],
  };
}
