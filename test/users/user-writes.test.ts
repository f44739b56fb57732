import { expect, test } from 'vitest';
import type { UserActor } from '#functions/actor.ts';
import { keys } from '#functions/keys.ts';
import type { Key } from '#functions/table/key.ts';
import type { Write } from '#functions/table/write.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import { claimsOf, claimWrite, removeLapsedWrites } from '#functions/users/lapsed-account-writes.ts';
import { changeUserRow, companyPlaces, type UserChanges, userPlaces } from '#functions/users/list-writes.ts';
import type { UserItem } from '#functions/users/model.ts';
import { deleteTravellerWrites } from '#functions/users/profile/traveller-writes.ts';
import { packedCompanyCard } from '#functions/users/user-card.ts';
import { wordsOf } from '#functions/users/user-words.ts';
import { createLegalEntityWrites, createUserWrites, fieldsOfCompany, userEventWrite } from '#functions/users/writes.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { FailureCode } from '#shared/errors.ts';

const AT = '2026-11-21T06:00:00.000Z';
movableClock(AT);
const job = testJob('sarathi', 'test');
const phone = (phoneNumber: string) => [{ label: 'Primary' as const, phoneCountryCode: '+91', phoneNumber }];
const fields = { userType: 'retail' as const, firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
const { user: made } = createUserWrites(job, { ...fields, phoneNumbers: phone('9810') }, 4);
const user: UserItem = { ...made, userId: 'U1', referralCode: '' };
const change = (changes: UserChanges, what?: string) => changeUserWrites(job, user, changes, what);
const word = (text: string) => keys.word(job, 'USER', text, 'U1');
const isAt = (key: Key) => (write: Write<FailureCode>) => write.key.pk === key.pk && write.key.sk === key.sk;
const of = (writes: readonly Write<FailureCode>[], key: Key) => writes.find(isAt(key));
const told = (writes: readonly Write<FailureCode>[]) => writes.filter(({ key }) => key.sk.startsWith('EV#'));

test('a user who changes email and phone claims the new ones and gives up its own', () => {
  const writes = change({ email: 'Rao@example.com', phoneNumbers: phone('9811') });
  expect(writes.slice(0, 2)).toEqual([
    expect.objectContaining({
      ...{ kind: 'put', key: keys.uniqueEmail(job, 'rao@example.com'), item: { userId: 'U1' } },
      ...{ when: [{ absent: true }], otherwise: 'EMAIL_TAKEN' },
    }),
    expect.objectContaining({ key: keys.uniquePhone(job, '+919811'), otherwise: 'PHONE_TAKEN' }),
  ]);
  for (const key of [keys.uniqueEmail(job, 'asha@example.com'), keys.uniquePhone(job, '+919810')])
    expect(of(writes, key)).toEqual({
      ...{ kind: 'delete', key, when: [{ anyOf: [{ absent: true }, { field: 'userId', is: 'U1' }] }] },
    });
  expect(of(writes, keys.user(job, 'U1'))).toMatchObject({ set: { email: 'Rao@example.com' } });
});

test('words that find it no more go; those that still do are written anew where what they show changed', () => {
  const renamed = change({ lastName: 'Nair' });
  expect(of(renamed, word('rao'))).toEqual({ kind: 'delete', key: word('rao') });
  for (const text of ['asha', 'nair', 'asha@example.com', '9810'])
    expect(of(renamed, word(text)), text).toMatchObject({ kind: 'put', item: { card: { name: 'Asha Nair' } } });
  const blocked = change({ isBlocked: true });
  expect(blocked).toHaveLength(2);
  const moved = change({ phoneNumbers: phone('9811') });
  expect(moved.filter(({ key }) => key.pk.includes('#TOK#')).map(({ kind, key }) => [kind, key.sk])).toEqual([
    ['delete', '9810#U1'],
    ['put', '9811#U1'],
  ]);
});

test('a user’s places and card show what it is changed to', () => {
  const next: UserItem = { ...user, lastName: 'Nair', userType: 'corporate', legalEntityId: 'C1' };
  const { lastName, userType, legalEntityId } = next;
  expect(changeUserRow(job, user, { lastName, userType, legalEntityId })).toMatchObject({
    set: { lastName, userType, legalEntityId, ...userPlaces(job, next).set },
    remove: ['g4p', 'g4s'],
  });
});

test('a lapsed account loses what the new one claims once, what else it claimed, and the words that found it', () => {
  const reused = claimsOf(job, user);
  const lapsed = { user, claims: [...reused.map(({ key }) => key), keys.uniqueReferral(job, 'REF')] };
  const gone = removeLapsedWrites(job, lapsed, reused).filter(({ kind }) => kind === 'delete');
  expect(gone.map(({ key }) => key)).toEqual([
    keys.user(job, 'U1'),
    keys.uniqueReferral(job, 'REF'),
    ...wordsOf(user).map(word),
  ]);
  const free = claimWrite(reused[0]!.key, 'U2', 'EMAIL_TAKEN', []);
  expect(free).toMatchObject({ kind: 'put', key: reused[0]!.key, item: { userId: 'U2' }, when: [{ absent: true }] });
});

test('a new account claims a code of its own, and gives up the number of the lapsed one it removes', () => {
  const lapsed = { user, claims: claimsOf(job, user).map(({ key }) => key) };
  const added = createUserWrites(job, { ...fields, phoneNumbers: phone('9810') }, 9, [lapsed]);
  const counter = of(added.writes, keys.userNumbers(job));
  expect(counter?.kind === 'update' && counter.add?.removed).toEqual(new Set([user.sequence]));
  expect(of(added.writes, keys.uniqueReferral(job, added.user.referralCode))).toMatchObject({
    ...{ kind: 'put', item: { userId: added.user.userId }, when: [{ absent: true }], otherwise: 'BUSY' },
  });
  for (const write of removeLapsedWrites(job, lapsed, claimsOf(job, added.user)))
    expect(added.writes).toContainEqual(write);
  expect(of(createUserWrites(job, { ...fields, phoneNumbers: [] }, 9).writes, keys.user(job, 'U1'))).toBeUndefined();
});

test('its history names the fields that changed, and says from and to of those that are no secret', () => {
  const [event] = told(change({ lastName: 'Nair', email: 'x@y.example' }));
  expect((event as { item: object }).item).toEqual({
    ...{ what: 'changed', by: 'job:test', at: AT, fields: 'lastName,email' },
    changes: [
      { field: 'lastName', from: expect.any(String), to: 'Nair' },
      { field: 'email', from: expect.any(String), to: 'x@y.example' },
    ],
  });
  const secret = told(change({ passwordHash: 'a hash', sessionEpoch: 7, panNumber: 'ABCPE1234F' }));
  expect(JSON.stringify(secret)).not.toMatch(/a hash|ABCPE1234F/);
  expect(told(change({ lastName: 'Nair' }, 'merged'))).toMatchObject([{ item: { what: 'merged' } }]);
  expect(userEventWrite(job, 'U1', 'created')).toMatchObject({
    kind: 'put',
    item: { what: 'created', by: 'job:test', at: AT },
  });
});

const { entity, writes: founded } = createLegalEntityWrites(job, {
  ownerUserId: 'U1',
  companyName: 'Dune Traders',
  groupId: 'GOLD',
});

test('a company is made in its site’s country, listed by name, and with its markup group', () => {
  expect(entity).toEqual({
    ...{ companyName: 'Dune Traders', ownerUserId: 'U1', groupId: 'GOLD', country: 'IN', createdAt: AT },
    ...{ address1: '', address2: '', city: '', state: '', pincode: '', gstNumber: '', panNumber: '' },
    legalEntityId: expect.stringMatching(/^[0-9A-Z]{20,}$/),
  });
  const { legalEntityId } = entity;
  const byName = `dune traders#${legalEntityId}`;
  const places = { g1p: 'S#sarathi#LE', g1s: byName, g2p: 'S#sarathi#LEG#GOLD', g2s: byName };
  expect(founded).toEqual([
    expect.objectContaining({
      ...{ kind: 'put', key: keys.legalEntity(job, legalEntityId), when: [{ absent: true }] },
      item: { ...entity, ...places, card: packedCompanyCard(entity) },
    }),
  ]);
  expect(companyPlaces(job, entity).remove).toEqual([]);
  const groupless = companyPlaces(job, { ...entity, groupId: '' });
  expect(groupless.remove).toEqual(['g2p', 'g2s']);
  expect(groupless.set).not.toHaveProperty('g2p');
  const long = companyPlaces(job, { ...entity, companyName: 'X'.repeat(300) });
  expect(long.set.g1s).toBe(`${'x'.repeat(200)}#${legalEntityId}`);
});

test('a user’s row keeps what cards and words need of its company', () =>
  expect(fieldsOfCompany({ ...entity, panNumber: 'P', gstNumber: 'G' })).toEqual({
    ...{ legalEntityId: entity.legalEntityId, companyName: 'Dune Traders' },
    ...{ panNumber: 'P', gstNumber: 'G', companyGroupId: 'GOLD' },
  }));

test('a traveller is deleted where it is there, with the key of its documents', () =>
  expect(
    deleteTravellerWrites({ ...job, userId: 'U1' } as unknown as UserActor, 'T1', { isKept: true, count: 3 }),
  ).toEqual([
    {
      ...{ kind: 'delete', key: keys.traveller(job, 'U1', 'T1') },
      ...{ when: [{ exists: true }], otherwise: 'NOT_FOUND' },
    },
    {
      ...{ kind: 'update', key: keys.travellerCount(job, 'U1'), add: { count: -1 } },
      ...{ when: [{ exists: true }], otherwise: 'VALIDATION' },
    },
  ]));
