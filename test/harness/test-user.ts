import { createHash } from 'node:crypto';
import { argon2id } from 'hash-wasm';
import type { UserActor } from '#functions/actors/actor.ts';
import { hashSecret } from '#functions/actors/identify.ts';
import { makeJob } from '#functions/actors/job.ts';
import { makeUser } from '#functions/actors/user.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import type { UserItem } from '#functions/users/model.ts';
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

export type TestUserFields = Partial<UserItem> & { password?: string };

let made = 0;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const idOf = (text: string) => hash(text).slice(0, 26).toUpperCase();

/** argon2id as the service stores it (19 MiB, t=2), with a salt derived from the password: no randomness without a seed. */
const hashPassword = (password: string) =>
  argon2id({ password, salt: hash(password).slice(0, 16), parallelism: 1, iterations: 2, memorySize: 19_456, hashLength: 32, outputType: 'encoded' });

/** A user of the site with a live session. Agents and corporates get a legal entity of their own unless one is named. */
export async function addTestUser(site: TestSiteName, userType: UserType, { password, ...fields }: TestUserFields = {}): Promise<TestUser> {
  const number = (made += 1);
  const userId = fields.userId ?? idOf(`${site} ${userType} ${number}`);
  const trade = userType === 'travelAgent' || userType === 'corporate';
  const item: UserItem = {
    userId,
    sequence: number,
    userType,
    firstName: userType,
    lastName: site,
    email: `${userType.toLowerCase()}${number}@${site}.example`,
    phoneNumbers: [{ label: 'Primary', phoneNumber: String(9_810_000_000 + number), phoneCountryCode: '+91' }],
    status: 'verified',
    isBlocked: false,
    isSuperAdmin: false,
    isFlightHoldAllowed: true,
    isFlightSearchAllowed: true,
    sessionEpoch: 1,
    referralCode: `REF${number}`,
    taLogoUrl: '',
    createdAt: instant(clock.now()),
    ...(trade && { legalEntityId: idOf(`entity of ${userId}`), companyName: `${userType} ${number} Ltd` }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
    ...fields,
  };
  const job = await makeJob(site, 'test-user');
  if (!job) throw new Error(`the test site ${site} is not seeded`);
  const seeded = await commit(job, [
    { kind: 'put', key: keys.user(job, userId), item: { ...item, ...entry(keys.usersByType(job, userType), `${item.createdAt}#${userId}`) } },
    { kind: 'put', key: keys.uniqueEmail(job, item.email), item: { userId } },
    { kind: 'put', key: keys.uniquePhone(job, `${item.phoneNumbers[0]!.phoneCountryCode}${item.phoneNumbers[0]!.phoneNumber}`), item: { userId } },
  ]);
  if (!seeded.ok) throw new Error(`the test user was not stored: ${seeded.code}`);
  const token = await signInTestUser(site, item);
  return { site, item, token, actor: makeUser(testSites[site].head, item, hashSecret(token.split('.')[1]!)) };
}

/** One more live session; its token. With `lasting` below zero it is already over. */
export async function signInTestUser(site: TestSiteName, { userId, sessionEpoch }: UserItem, { lasting = 14 * DAY } = {}): Promise<string> {
  const secret = hash(`session ${(made += 1)} of ${userId}`);
  const job = await makeJob(site, 'test-user');
  const expiresAt = clock.now() + lasting;
  const item = { userId, epoch: sessionEpoch, expiresAt, createdAt: instant(clock.now()), ttl: Math.ceil(expiresAt / 1000) };
  await commit(job!, [{ kind: 'put', key: keys.session(job!, hashSecret(secret)), item }]);
  return `${userId}.${secret}`;
}
