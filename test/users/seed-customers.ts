import type { JobActor } from '#functions/actors/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { userPlaces } from '#functions/users/list-writes.ts';
import type { UserItem } from '#functions/users/model.ts';
import { newReferralCode } from '#functions/users/referral-code.ts';
import { readUserNumbers } from '#functions/users/store.ts';
import { instant, MINUTE } from '#shared/time.ts';

const CHUNK = 100;

/**
 * Many customers of a site at once, numbered on from those there are: their rows with their places in lists, without
 * the claims and words of each. `different` says what the nth has otherwise, from 0.
 */
export async function seedCustomers(
  job: JobActor,
  count: number,
  different: (nth: number) => Partial<UserItem> = () => ({}),
): Promise<void> {
  const { last } = await readUserNumbers(job);
  const began = Date.parse('2026-01-01T00:00:00Z');
  const writes = Array.from({ length: count }, (_, nth): Write => {
    const user: UserItem = {
      userId: `SEEDED${String(nth).padStart(6, '0')}${job.site.toUpperCase()}`,
      sequence: last + 1 + nth,
      userType: 'retail',
      firstName: 'Seeded',
      lastName: `Customer ${nth}`,
      email: `seeded${nth}@${job.site}.example`,
      phoneNumbers: [{ label: 'Primary', phoneNumber: String(9_000_000_000 + nth), phoneCountryCode: '+91' }],
      status: 'verified',
      isBlocked: false,
      isSuperAdmin: false,
      isFlightHoldAllowed: true,
      isFlightSearchAllowed: true,
      sessionEpoch: 1,
      referralCode: newReferralCode(),
      taLogoUrl: '',
      createdAt: instant(began + nth * MINUTE),
      ...different(nth),
    };
    return { kind: 'put', key: keys.user(job, user.userId), item: { ...user, ...userPlaces(job, user).set } };
  });
  for (let from = 0; from < writes.length; from += CHUNK) await must(job, writes.slice(from, from + CHUNK));
  await must(job, [
    { kind: 'update', key: keys.counter(job, 'USER-NUMBER', 0), set: { last: last + count }, when: [{ exists: true }] },
  ]);
}

async function must(job: JobActor, writes: Write[]): Promise<void> {
  const done = await commit(job, writes);
  if (!done.ok) throw new Error(`the customers were not stored: ${done.code}`);
}
