import { describe, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { listIn, type ListPlaces } from '#functions/table/list-in.ts';
import { getItem, queryAll, type Item } from '#functions/table/read.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import type { UserChanges } from '#functions/users/list-writes.ts';
import { readUser } from '#functions/users/store.ts';
import { unpackUserCard } from '#functions/users/user-card.ts';
import { blockUserWrites, createLegalEntityWrites, createUserWrites } from '#functions/users/writes.ts';
import { openSessionWrites } from '#functions/users/session-writes.ts';
import { HOUR } from '#shared/time.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { rowsOf } from '#test/table/listed.ts';
import { storedRow, storedRows } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const job = () => world.job('sarathi');
const site = () => scopeOfJob(job());
const change = async (userId: string, changes: UserChanges) =>
  commit(job(), changeUserWrites(job(), (await readUser(job(), userId))!, changes));
const phone = (phoneNumber: string) => [{ label: 'Primary' as const, phoneNumber, phoneCountryCode: '+91' }];
const cardsIn = async (place: ListPlaces['site']) =>
  (await queryAll(listIn(site(), { site: place }))).map(({ card }) => unpackUserCard(card!));
const claimed = async (key: Parameters<typeof getItem>[0]) => (await storedRow<{ userId: string }>(key))?.userId;
const foundBy = async (word: string) =>
  (
    await queryAll<{ card: Item }>(rowsOf(keys.words(job(), 'USER', word)), {
      beginsWith: `${word}#`,
      consistent: true,
    })
  ).map(({ card }) => card);

describe('changing a user', () => {
  it('changes its claims, words and every card with it, and says which fields in its history', async () => {
    const { item } = await world.addUser('sarathi', 'retail', {
      firstName: 'Meera',
      lastName: 'Joshi',
      email: 'meera@example.com',
      phoneNumbers: phone('9810077001'),
    });
    const { userId } = item;
    const changes = { lastName: 'Joshi-Kale', email: 'mk@example.com', phoneNumbers: phone('9810077002') };
    expect(await change(userId, changes)).toMatchObject({ ok: true });

    expect(await readUser(job(), userId)).toMatchObject({ ...changes, firstName: 'Meera', revision: 1 });
    for (const place of [
      keys.usersByNumber,
      (actor: Parameters<typeof keys.usersByNumber>[0]) => keys.usersByType(actor, 'retail'),
    ])
      expect((await cardsIn(place)).find((card) => card.userId === userId)).toMatchObject(changes);
    expect(await claimed(keys.uniqueEmail(job(), 'mk@example.com'))).toBe(userId);
    expect(await claimed(keys.uniqueEmail(job(), 'meera@example.com'))).toBeUndefined();
    expect(await claimed(keys.uniquePhone(job(), '+919810077002'))).toBe(userId);
    expect(await claimed(keys.uniquePhone(job(), '+919810077001'))).toBeUndefined();
    for (const word of ['meera', 'joshi-kale', 'joshi', 'kale', 'mk@example.com', '9810077002'])
      expect(await foundBy(word), word).toMatchObject([{ userId, name: 'Meera Joshi-Kale', email: 'mk@example.com' }]);
    for (const word of ['meera@example.com', '9810077001']) expect(await foundBy(word), word).toEqual([]);
    const events = await storedRows(keys.userEvents(job(), userId));
    expect(events.at(-1)).toMatchObject({ what: 'changed', fields: 'lastName,email,phoneNumbers' });
  });

  it('takes no email and no phone of another, and then changes nothing', async () => {
    const one = await world.addUser('sarathi', 'retail', {
      email: 'one@example.com',
      phoneNumbers: phone('9810078001'),
    });
    const two = await world.addUser('sarathi', 'retail', {
      email: 'two@example.com',
      phoneNumbers: phone('9810078002'),
    });
    expect(await change(two.item.userId, { email: 'ONE@example.com' })).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await change(two.item.userId, { phoneNumbers: phone('98100 78001') })).toMatchObject({
      code: 'PHONE_TAKEN',
    });
    expect(await claimed(keys.uniqueEmail(job(), 'two@example.com'))).toBe(two.item.userId);
    expect(await claimed(keys.uniqueEmail(job(), 'one@example.com'))).toBe(one.item.userId);
  });

  it('claims nothing for a number that is not set, nor for no email', async () => {
    const [one, two] = [await world.addUser('sarathi', 'retail'), await world.addUser('sarathi', 'retail')];
    for (const { item } of [one, two]) {
      expect((await change(item.userId, { phoneNumbers: phone('INVALID') })).ok).toBe(true);
      expect((await change(item.userId, { email: '', phoneNumbers: phone(`98100790${item.sequence}`) })).ok).toBe(true);
    }
    expect(await foundBy('invalid')).toEqual([]);
  });

  it('moves it between the lists of companies and of groups', async () => {
    const { item } = await world.addUser('sarathi', 'staff');
    expect((await change(item.userId, { permissionGroupId: 'DESK' })).ok).toBe(true);
    const group = () => cardsIn((actor) => keys.usersOfPermissionGroup(actor, 'DESK'));
    expect((await group()).map(({ userId }) => userId)).toEqual([item.userId]);
    expect((await change(item.userId, { permissionGroupId: undefined })).ok).toBe(true);
    expect(await group()).toEqual([]);
    expect(await readUser(job(), item.userId)).not.toHaveProperty('permissionGroupId');
    const agent = world.user('sarathi', 'travelAgent').item;
    const colleagues = await cardsIn((actor) => keys.usersOfCompany(actor, agent.legalEntityId!));
    expect(colleagues.map(({ userId }) => userId)).toEqual([agent.userId]);
  });

  it('is refused where somebody else changed the user meanwhile, whose change the card would hide', async () => {
    const { item } = await world.addUser('sarathi', 'retail');
    const seen = (await readUser(job(), item.userId))!;
    expect((await commit(job(), blockUserWrites(job(), seen, true))).ok).toBe(true);
    expect(await commit(job(), changeUserWrites(job(), seen, { firstName: 'Late' }))).toMatchObject({
      code: 'CONFLICT',
    });
    const row = await storedRow<{ card: string }>(keys.user(job(), item.userId));
    expect(unpackUserCard(row!.card)).toMatchObject({ isBlocked: true, firstName: item.firstName });
    const nobody = { ...seen, userId: 'NOBODY', phoneNumbers: [], email: '' };
    expect(await commit(job(), changeUserWrites(job(), nobody, { firstName: 'X' }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('what registering writes', () => {
  it('is some twenty units: the row with two or three places in lists, its claims, number and words', async () => {
    const { writes } = createUserWrites(
      job(),
      {
        userType: 'retail',
        firstName: 'Asha',
        lastName: 'Menon',
        email: 'units@example.com',
        phoneNumbers: phone('9810070007'),
      },
      (await storedRow<{ last: number }>(keys.userNumbers(job())))!.last,
    );
    world.faults.reset();
    expect((await commit(job(), writes)).ok).toBe(true);
    expect(writes).toHaveLength(10);
    expect(world.faults.counts().units).toBeLessThanOrEqual(2 * 10 + 3);
  });

  it('lists a company by its name, and by the group that was given to it', async () => {
    const { entity, writes } = createLegalEntityWrites(job(), {
      ownerUserId: 'U1',
      companyName: 'Zebra Tours',
      groupId: 'SILVER',
    });
    expect((await commit(job(), writes)).ok).toBe(true);
    for (const place of [
      keys.companies,
      (actor: Parameters<typeof keys.companies>[0]) => keys.companiesOfGroup(actor, 'SILVER'),
    ]) {
      const rows = await queryAll(listIn(site(), { site: place }));
      expect(rows.map(({ card }) => JSON.parse(card!)).at(-1)).toMatchObject({
        legalEntityId: entity.legalEntityId,
        companyName: 'Zebra Tours',
        groupId: 'SILVER',
      });
    }
  });

  it('lists a user’s sessions by when they were used last', async () => {
    const { item } = await world.addUser('sarathi', 'retail');
    const { token, writes } = openSessionWrites(job(), item);
    await commit(job(), writes);
    const used = async () =>
      (
        await queryAll<{ g3s: string }>(listIn(site(), { site: (actor) => keys.sessionsOfUser(actor, item.userId) }))
      ).map(({ g3s }) => g3s);
    expect(await used()).toEqual(['2026-12-01T08:00:00.000Z']);
    world.clock.advance(2 * HOUR);
    expect((await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: { token } })).status).toBe(200);
    expect(await used()).toEqual(['2026-12-01T10:00:00.000Z']);
  });
});
