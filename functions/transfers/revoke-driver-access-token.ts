import { drivers } from '#functions/destination/masters.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { revokeDriverAccessToken } from '#shared/transfers/revoke-driver-access-token.ts';
import { endTokenWrite } from './driver-end-writes.ts';

export const revokeDriverAccessTokenHandler = handle(revokeDriverAccessToken, async (actor, { driverId }) => {
  if (!(await drivers.read(actor, driverId))) return fail('NOT_FOUND');
  const done = await commit(actor, [endTokenWrite(actor, driverId)]);
  return done.ok ? ok({}) : done;
});
