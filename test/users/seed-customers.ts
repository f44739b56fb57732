import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { JobActor } from '#functions/actor.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import type { Item } from '#functions/table/read.ts';
import { userPlaces } from '#functions/users/list-writes.ts';
import type { UserItem } from '#functions/users/model.ts';
import { userWordCard } from '#functions/users/user-card.ts';
import { newReferralCode } from '#functions/users/referral-code.ts';
import { readUserNumbers } from '#functions/users/store.ts';
import { instant, MINUTE } from '#shared/time.ts';

const AT_ONCE = 25;
const LANES = 8;

/**
 * Many customers of a site at once, numbered on from those there are: their places in lists, which is all that lists
 * read, without the rest of their rows and claims. `different` says what the nth has otherwise, from 0; `findableBy` the
 * words that typing finds them by, of which they have none otherwise.
 */
export async function seedCustomers(
  job: JobActor,
  count: number,
  different: (nth: number) => Partial<UserItem> = () => ({}),
  findableBy: (user: UserItem) => readonly string[] = () => [],
): Promise<void> {
  const { last } = await readUserNumbers(job);
  const began = Date.parse('2026-01-01T00:00:00Z');
  const rowsOf = (nth: number): Item[] => {
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
    const { pk, sk } = keys.user(job, user.userId);
    const words = findableBy(user).map((word) => ({
      ...keys.word(job, 'USER', word, user.userId),
      card: userWordCard(user),
    }));
    return [{ userId: user.userId, ...userPlaces(job, user).set, pk, sk }, ...words];
  };
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const first = next;
      next = Math.min(count, next + AT_ONCE);
      const rows = Array.from({ length: next - first }, (_, at) => rowsOf(first + at)).flat();
      for (let sent = 0; sent < rows.length; sent += AT_ONCE) {
        const puts = rows.slice(sent, sent + AT_ONCE).map((row) => ({ PutRequest: { Item: row } }));
        await tableClient().send(new BatchWriteCommand({ RequestItems: { [tableName()]: puts } }));
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const done = await commit(job, [
    { kind: 'update', key: keys.userNumbers(job), set: { last: last + count }, when: [{ exists: true }] },
  ]);
  if (!done.ok) throw new Error(`the customers were not counted: ${done.code}`);
}
