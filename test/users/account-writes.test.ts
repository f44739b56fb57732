import { expect, test } from 'vitest';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { claimWrite, claimsOf, heldBy, removeLapsedWrites } from '#functions/users/lapsed-account-writes.ts';
import { changeUserRow, userPlaces } from '#functions/users/list-writes.ts';
import type { UserItem } from '#functions/users/model.ts';
import {
  changePasswordWrites,
  linkLife,
  passwordLinkWrites,
  useLinkWrites,
} from '#functions/users/session/password-writes.ts';
import { closeEverySessionWrites, closeSessionWrites, openSessionWrites } from '#functions/users/session-writes.ts';
import { blockUserWrites, createUserWrites, stillThere } from '#functions/users/writes.ts';
import { keys } from '#functions/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY, HOUR } from '#shared/time.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { FailureCode } from '#shared/errors.ts';

const AT = '2026-11-21T06:00:00.000Z';
movableClock(AT);
const now = Date.parse(AT);
const job = testJob('sarathi', 'test');
const phone = (phoneNumber: string, label: 'Primary' | 'Alternate' = 'Primary') =>
  ({ label, phoneCountryCode: '+91', phoneNumber }) as UserItem['phoneNumbers'][number];
const fields = {
  ...{ userType: 'retail' as const, firstName: 'Asha', lastName: 'Rao', email: 'Asha@Example.com' },
  phoneNumbers: [phone('98 1-0', 'Alternate'), phone('98-1 2')],
};
const { user: made, writes: creation } = createUserWrites(job, fields, 4);
const user: UserItem = { ...made, userId: 'U1', sessionEpoch: 3, referralCode: 'REF' };
const reasonOf = (write: Write<FailureCode> | undefined, old?: Partial<UserItem>) =>
  typeof write?.otherwise === 'function' ? write.otherwise(old) : write?.otherwise;

test('a session is told once, kept as its hash, and ends two weeks after its use', () => {
  const { token, writes } = openSessionWrites(job, user);
  const [userId, secret] = token.split('.');
  expect([userId, Buffer.from(secret!, 'base64url').length]).toEqual(['U1', 32]);
  const expiresAt = now + 14 * DAY;
  expect(writes).toMatchObject([
    {
      key: keys.session(job, hashSecret(secret!)),
      item: { userId: 'U1', epoch: 3, expiresAt, createdAt: AT, ttl: expiresAt / 1000, g3s: AT },
      when: [{ absent: true }],
    },
  ]);
  expect(JSON.stringify(writes)).not.toContain(secret);
  expect(closeSessionWrites(job, 'h')).toEqual([{ kind: 'delete', key: keys.session(job, 'h') }]);
  expect(closeEverySessionWrites(job, 'U1')).toEqual([
    {
      ...{ kind: 'update', key: keys.user(job, 'U1'), add: { sessionEpoch: 1 } },
      ...{ when: [{ exists: true }], otherwise: 'NOT_FOUND' },
    },
  ]);
});

test('a link is told once, is of the epoch it was made in, and is over in time', () => {
  expect(linkLife).toEqual({ setPassword: 7 * DAY, forgotPassword: HOUR });
  const { link, writes } = passwordLinkWrites(job, 'https://x', user, HOUR);
  const secret = link.replace('https://x/app/generate_password?token=', '');
  expect(writes).toMatchObject([
    {
      key: keys.once(job, hashSecret(secret)),
      item: { userId: 'U1', purpose: 'password', epoch: 3, expiresAt: now + HOUR, ttl: (now + HOUR) / 1000 },
    },
  ]);
  expect(JSON.stringify(writes)).not.toContain(secret);
});

test.each([
  ['by a link', () => useLinkWrites(job, 'S', user, 'hash').slice(1), 'LINK_EXPIRED'],
  ['by its user', () => changePasswordWrites(job, user, 'hash'), 'CONFLICT'],
])('a password set %s ends every session, and is refused after another or to a blocked user', (_, make, over) => {
  const [change, told] = make();
  expect(change).toMatchObject({
    key: keys.user(job, 'U1'),
    set: { passwordHash: 'hash', status: 'verified', sessionEpoch: 4 },
  });
  expect(change!.when).toEqual([
    { exists: true },
    { field: 'revision', missing: true },
    { field: 'sessionEpoch', is: 3 },
    { field: 'isBlocked', is: false },
  ]);
  expect(
    [undefined, { ...user, sessionEpoch: 4 }, { ...user, isBlocked: true }, user].map((old) => reasonOf(change, old)),
  ).toEqual([over, over, over, 'BUSY']);
  expect(told).toMatchObject({ kind: 'put', item: { by: 'job:test', at: AT } });
  expect(useLinkWrites(job, 'S', user, 'hash')[0]).toEqual({
    ...{ kind: 'delete', key: keys.once(job, hashSecret('S')), when: [{ exists: true }], otherwise: 'LINK_EXPIRED' },
  });
});

test('a blocked user’s sessions end, an unblocked one’s do not', () => {
  const changed = [true, false].map((isBlocked) => blockUserWrites(job, user, isBlocked));
  expect(changed).toMatchObject([
    [{ set: { isBlocked: true }, add: { sessionEpoch: 1, revision: 1 } }, { item: { what: 'blocked' } }],
    [{ set: { isBlocked: false }, add: { sessionEpoch: 0, revision: 1 } }, { item: { what: 'unblocked' } }],
  ]);
  expect(stillThere(job, 'U1')).toEqual([
    { kind: 'check', key: keys.user(job, 'U1'), when: [{ exists: true }], otherwise: 'NOT_FOUND' },
  ]);
});

test('a user’s row is changed as it was read, with its places, and what is undefined goes', () => {
  const change = changeUserRow(job, { ...user, revision: 5 }, { taLogoUrl: 'x', companyName: undefined });
  expect(change).toMatchObject({ set: { taLogoUrl: 'x' }, add: { revision: 1 } });
  expect((change as { remove?: string[] }).remove).toEqual(['companyName', 'g3p', 'g3s', 'g4p', 'g4s']);
  expect(change.when).toEqual([{ exists: true }, { field: 'revision', is: 5 }]);
  expect([undefined, user].map((old) => reasonOf(change, old))).toEqual(['NOT_FOUND', 'CONFLICT']);
  const inGroup = { ...user, userType: 'staff' as const, permissionGroupId: 'P', legalEntityId: 'C' };
  expect(userPlaces(job, inGroup)).toMatchObject({
    set: { g2s: '000000005', g3s: `${AT}#U1`, g4s: `${AT}#U1` },
    remove: [],
  });
  expect(userPlaces(job, { ...inGroup, userType: 'corporate' }).set).not.toHaveProperty('g4s');
});

test('a new user has the next number, and claims its email, its primary phone and its code', () => {
  expect(made).toMatchObject({ status: 'unverified', isBlocked: false, isSuperAdmin: false, sequence: 5 });
  expect(made).toMatchObject({
    isFlightHoldAllowed: true,
    isFlightSearchAllowed: true,
    sessionEpoch: 1,
    createdAt: AT,
  });
  const claims = claimsOf(job, made);
  expect(claims).toEqual([
    { key: keys.uniqueEmail(job, 'asha@example.com'), taken: 'EMAIL_TAKEN' },
    { key: keys.uniquePhone(job, '+919812'), taken: 'PHONE_TAKEN' },
  ]);
  expect(creation.slice(0, 2)).toEqual(claims.map(({ key, taken }) => claimWrite(key, made.userId, taken, [])));
  expect(creation).toContainEqual({
    ...{ kind: 'update', key: keys.userNumbers(job), set: { last: 5 } },
    ...{ when: [{ field: 'last', is: 4 }], otherwise: 'BUSY' },
  });
  expect(createUserWrites(job, fields, 0).writes).toContainEqual(
    expect.objectContaining({ when: [{ field: 'last', missing: true }] }),
  );
  expect(claimsOf(job, { email: '', phoneNumbers: [phone('INVALID')] })).toEqual([]);
  expect(heldBy(job, user)).toEqual([...claims.map(({ key }) => key), keys.uniqueReferral(job, 'REF')]);
  expect(heldBy(job, { ...user, referralCode: '' })).toHaveLength(2);
});

test('a lapsed account gives way as it was read: unconfirmed, without a wallet, its claims its own', () => {
  const [email, number] = claimsOf(job, user);
  const lapsed = { user, claims: heldBy(job, user) };
  expect(claimWrite(email!.key, 'U2', 'EMAIL_TAKEN', [lapsed])).toEqual({
    ...{ kind: 'put', key: email!.key, item: { userId: 'U2' } },
    ...{ when: [{ field: 'userId', is: 'U1' }], otherwise: 'EMAIL_TAKEN' },
  });
  expect(claimWrite(email!.key, 'U2', 'EMAIL_TAKEN', [{ user, claims: [] }]).when).toEqual([{ absent: true }]);
  const [row, wallet, ...rest] = removeLapsedWrites(job, lapsed, [number!]);
  expect(row).toMatchObject({ kind: 'delete', key: keys.user(job, 'U1'), otherwise: 'PHONE_TAKEN' });
  expect(row!.when).toEqual([
    { field: 'status', is: 'unverified' },
    { field: 'sessionEpoch', is: 3 },
  ]);
  expect(wallet).toMatchObject({ kind: 'check', when: [{ absent: true }], otherwise: 'PHONE_TAKEN' });
  expect(wallet!.key).toEqual(keys.wallet(job, 'U#U1', 'INR'));
  expect(rest.slice(0, 2)).toEqual(
    [email!.key, keys.uniqueReferral(job, 'REF')].map((key) => ({
      ...{ kind: 'delete', key, when: [{ field: 'userId', is: 'U1' }], otherwise: 'BUSY' },
    })),
  );
  expect(removeLapsedWrites(job, lapsed, [])[0]!.otherwise).toBe('EMAIL_TAKEN');
  const { writes } = createUserWrites(job, fields, 4, [lapsed]);
  expect(writes).toContainEqual(expect.objectContaining({ add: { removed: new Set([5]) } }));
});
