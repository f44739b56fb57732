import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { dayIn } from '#shared/time.ts';
import { getReferrals, REFERRALS_PAGE } from '#shared/users/registration/get-referrals.ts';
import { readReferrals } from './referral-store.ts';

export const getReferralsHandler = handle(getReferrals, async (actor, { cursor: from }, { origin }) => {
  const { referralCode } = actor;
  const asked = { cursor: from, limit: REFERRALS_PAGE };
  const { joined, cursor } = await readReferrals(scopeOf(actor, getReferrals), asked);
  // A locked site shows strangers no registration but the travellers' own.
  const page = actor.head.lockMode ? 'signup' : 'createNewUser';
  return ok({
    referralCode,
    link: `${origin}/app/${page}?${new URLSearchParams({ referralCode })}`,
    records: joined.map(({ firstName, createdAt }) => ({
      firstName,
      month: dayIn(actor.head.zone, Date.parse(createdAt)).slice(0, 7),
    })),
    cursor: cursor ?? null,
  });
});
