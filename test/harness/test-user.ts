import { createHash } from 'node:crypto';
import type { UserActor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { makeJob } from '#functions/actors/job.ts';
import { makeUser } from '#functions/actors/user.ts';
import { clock } from '#functions/clock.ts';
import { argon2 } from '#functions/runtime/argon2.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import type { UserItem } from '#functions/users/model.ts';
import { lastUserNumber, readUser } from '#functions/users/store.ts';
import { fieldsOfCompany, createLegalEntityWrites, createUserWrites } from '#functions/users/writes.ts';
import { DAY, instant } from '#shared/time.ts';
import type { UserType } from '#shared/users/types.ts';
import { type TestSiteName, testSites } from './test-sites.ts';

export interface TestUser {
  site: TestSiteName;
  item: UserItem;
  /** A live session's token, `userId.secret`. */
  token: string;
  /** The same user as a handler gets it, for testing rules, stores and writes directly. */
  actor: UserActor;
}

export type TestUserFields = Partial<Omit<UserItem, 'sequence' | 'sessionEpoch' | 'createdAt'>> & { password?: string };

let made = 0;
/** How many users and sessions were made in this file so far: their ids count on from there. */
export const lastMade = (): number => made;
export const goOnFrom = (number: number): void => void (made = number);
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const idOf = (text: string) => hash(text).slice(0, 26).toUpperCase();

/** As the service stores it, with a salt derived from the password: no randomness without a seed. */
const hashPassword = (password: string) => argon2().hash(password, Buffer.from(hash(password).slice(0, 16)));

/**
 * A user of the site with a live session, stored as a sign-up stores one. Agents and corporates get a legal entity of
 * their own unless one is named. `sessionEpoch` is always 1.
 */
export async function addTestUser(
  site: TestSiteName,
  userType: UserType,
  { password, ...fields }: TestUserFields = {},
): Promise<TestUser> {
  const number = (made += 1);
  const userId = fields.userId ?? idOf(`${site} ${userType} ${number}`);
  const job = await makeJob(site, 'test-user');
  if (!job) throw new Error(`the test site ${site} is not seeded`);
  const ownEntity = (userType === 'travelAgent' || userType === 'corporate') && !fields.legalEntityId;
  const entity = ownEntity
    ? createLegalEntityWrites(job, {
        legalEntityId: idOf(`entity of ${userId}`),
        ownerUserId: userId,
        companyName: fields.companyName ?? `${userType} ${number} Ltd`,
      })
    : undefined;
  const { user, writes } = createUserWrites(
    job,
    {
      userType,
      firstName: userType,
      lastName: site,
      email: `${userType.toLowerCase()}${number}@${site}.example`,
      phoneNumbers: [{ label: 'Primary', phoneNumber: String(9_810_000_000 + number), phoneCountryCode: '+91' }],
      status: 'verified',
      ...(entity && fieldsOfCompany(entity.entity)),
      ...(password !== undefined && { passwordHash: await hashPassword(password) }),
      ...fields,
      userId,
    },
    await lastUserNumber(job),
  );
  const seeded = await commit(job, [...writes, ...(entity?.writes ?? [])]);
  if (!seeded.ok) throw new Error(`the test user was not stored: ${seeded.code}`);
  const token = await signInTestUser(site, user);
  return testUserOf(site, user, token);
}

/** A stored user, with the session of a token. */
export const testUserOf = (site: TestSiteName, item: UserItem, token: string): TestUser => ({
  site,
  item,
  token,
  actor: makeUser(testSites[site].head, item, hashSecret(token.split('.')[1]!)),
});

/** One more live session; its token. With `lasting` below zero it is already over. */
export async function signInTestUser(
  site: TestSiteName,
  { userId, sessionEpoch }: UserItem,
  { lasting = 14 * DAY } = {},
): Promise<string> {
  const secret = hash(`session ${(made += 1)} of ${userId}`);
  const job = await makeJob(site, 'test-user');
  const expiresAt = clock.now() + lasting;
  const item = {
    userId,
    epoch: sessionEpoch,
    expiresAt,
    createdAt: instant(clock.now()),
    ttl: Math.ceil(expiresAt / 1000),
  };
  await commit(job!, [{ kind: 'put', key: keys.session(job!, hashSecret(secret)), item }]);
  return `${userId}.${secret}`;
}

/** One more live session, whatever has ended the earlier ones since; its token. */
export async function signInAgain({ site, item }: TestUser): Promise<string> {
  const job = await makeJob(site, 'test-user');
  return signInTestUser(site, (await readUser(job!, item.userId))!);
}
