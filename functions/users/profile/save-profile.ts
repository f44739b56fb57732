import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { saveProfile } from '#shared/users/profile/save-profile.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import { showUser } from '../show-user.ts';
import { legalEntityOf, readUser } from '../store.ts';

/** Whatever else of the user is changed meanwhile. */
const TRIES = 4;

export const saveProfileHandler = handle(saveProfile, async (actor, wanted) => {
  for (let tries = 1; ; tries++) {
    const user = await readUser(actor, actor.userId);
    if (!user) return fail('NOT_SIGNED_IN');
    const { gender = user.gender, firstName, lastName } = wanted;
    const changes = {
      ...(gender !== user.gender && { gender }),
      ...(firstName !== user.firstName && { firstName }),
      ...(lastName !== user.lastName && { lastName }),
    };
    const isSame = Object.keys(changes).length === 0;
    const done = isSame ? ok(undefined) : await commit(actor, changeUserWrites(actor, user, changes));
    if (done.ok) return ok(showUser({ ...user, ...changes }, await legalEntityOf(actor, user)));
    if (done.code !== 'CONFLICT' || tries === TRIES) return done;
  }
});
