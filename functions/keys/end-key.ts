import type { UserActor } from '#functions/actor.ts';
import { stayOf } from '#functions/actors/partner.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { endKey } from '#shared/keys/end-key.ts';
import { instant } from '#shared/time.ts';
import { keyEndedMail } from './key-mails.ts';
import { placeOf } from './key-place.ts';
import { letterOf } from './letter-of.ts';
import type { KeyItem } from './model.ts';
import { readRuledKey } from './own-key.ts';
import { isActive, showKey } from './show-key.ts';
import { withUse } from './store.ts';
import { endKeyWrites } from './writes.ts';

/** A key that is over already stays as it is. */
export const endKeyHandler = handle(endKey, (actor, { id, reason }) =>
  untilItStands(async () => {
    const isStaff = actor.userType === 'staff';
    if (isStaff && !reason)
      return fail('VALIDATION', { errors: { reason: 'Please enter a reason. The owner gets it by email.' } });
    const found = await readRuledKey(actor, id);
    if (!found.ok) return found;
    const key = found.value;
    const mail = isStaff && isActive(key) ? await mailOf(actor, key, reason) : undefined;
    const endedAt = instant(clock.now());
    if (isActive(key)) {
      const [place, stay] = await Promise.all([placeOf(actor, key), stayOf(actor)]);
      const done = await commit(place.kind === 'tester' ? place : (stay?.here ?? place), [
        ...endKeyWrites(actor, place, key, { endedAt, reason: isStaff ? reason : '', stay }),
        ...(mail?.writes ?? []),
      ]);
      if (!done.ok) return done;
      if (mail) await tryMail(actor, mail.mailId);
    }
    const [shown] = await withUse(actor, [!isActive(key) ? key : { ...key, endedAt, ...(isStaff && { reason }) }]);
    return ok(showKey(shown!));
  }),
);

async function mailOf(actor: UserActor, key: KeyItem, reason: string) {
  const letter = await letterOf(actor, key);
  return letter && mailWrites(actor, 'key', keyEndedMail(letter, reason));
}
