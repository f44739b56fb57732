import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { saveProfile } from '#shared/users/profile/save-profile.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import { showUser } from '../show-user.ts';
import { legalEntityOf, readUser } from '../store.ts';

export const saveProfileHandler = handle(saveProfile, (actor, wanted) =>
  untilItStands(async () => {
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
    return done.ok ? ok(showUser({ ...user, ...changes }, await legalEntityOf(actor, user))) : done;
  }),
);
