import { describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { readUserEvents } from '#functions/users/customer-store.ts';
import { superAdminWrites } from '#functions/users/customers/staff-writes.ts';
import { readUser } from '#functions/users/store.ts';
import { lastSuperAdminStays, whyNotChange } from '#functions/users/customers/super-admin-writes.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import { getPermissionsFromSession } from '#shared/permissions/get-permissions-from-session.ts';
import { setSuperAdmin } from '#shared/users/customers/set-super-admin.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { signInAgain, type TestUser, type TestUserFields } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const job = () => world.job('sarathi');
const superAdmin = () => world.addUser('sarathi', 'staff', { isSuperAdmin: true, passwordHash: 'x' });
const plainStaff = (fields: TestUserFields = {}) =>
  world.addUser('sarathi', 'staff', { isSuperAdmin: false, ...fields });
const set = (as: TestUser | { token: string }, userId: string, isSuperAdmin: boolean) =>
  callHttp({ site: 'sarathi', call: setSuperAdmin, body: { userId, isSuperAdmin }, as });
const isOne = async ({ item }: TestUser) => {
  const { isSuperAdmin, isBlocked } = (await readUser(job(), item.userId))!;
  return isSuperAdmin && !isBlocked;
};
const fresh = async ({ item }: TestUser) => (await readUser(job(), item.userId))!;

describe('a super admin', () => {
  it('makes a member of staff one and strips them again; each ends their sessions and is written down', async () => {
    const [admin, other] = [await superAdmin(), await plainStaff({ passwordHash: 'x' })];
    expect(await set(admin, other.item.userId, true)).toMatchObject({ status: 200, result: { isSuperAdmin: true } });
    const mine = { site: 'sarathi' as const, call: getPermissionsFromSession, body: {} };
    expect(await callHttp({ ...mine, as: other })).toMatchObject({ errorCode: 'NOT_SIGNED_IN' });
    const token = await signInAgain(other);
    expect((await callHttp({ ...mine, as: { token } })).result).toMatchObject({ isUserSuperAdmin: true });
    expect(await set(admin, other.item.userId, false)).toMatchObject({ status: 200, result: { isSuperAdmin: false } });
    expect(await callHttp({ ...mine, as: { token } })).toMatchObject({ errorCode: 'NOT_SIGNED_IN' });
    const events = await readUserEvents(job(), other.item.userId, 9);
    expect(events.map(({ what, by }) => [what, by])).toEqual(
      expect.arrayContaining([
        ['made a super admin', `user:${admin.item.userId}`],
        ['no longer a super admin', `user:${admin.item.userId}`],
      ]),
    );
  });

  it('changes nothing by saying what is so already, and nothing of themselves', async () => {
    const [admin, other] = [await superAdmin(), await superAdmin()];
    const before = await fresh(other);
    expect(await set(admin, other.item.userId, true)).toMatchObject({ status: 200, result: { isSuperAdmin: true } });
    expect(await fresh(other)).toEqual(before);
    for (const wanted of [true, false])
      expect(await set(admin, admin.item.userId, wanted)).toMatchObject({
        status: 403,
        errorMessage: 'You cannot remove these rights from yourself.',
      });
    expect(await isOne(admin)).toBe(true);
  });

  it('is a member of staff: nobody else can be one, and nobody of another site is found', async () => {
    const admin = await superAdmin();
    for (const type of ['retail', 'travelAgent', 'corporate'] as const)
      expect(await set(admin, world.user('sarathi', type).item.userId, true)).toMatchObject({
        errorCode: 'VALIDATION',
        errors: { userId: 'Only staff can be super admins.' },
      });
    for (const userId of [world.user('gulf', 'staff').item.userId, 'NOBODY'])
      expect(await set(admin, userId, true)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    expect(await set(await plainStaff(), admin.item.userId, false)).toMatchObject({
      errorCode: 'FORBIDDEN',
    });
  });

  it('leaves the link alone that a new account waits for', async () => {
    const [admin, invited] = [await superAdmin(), await plainStaff({ status: 'unverified' })];
    await set(admin, invited.item.userId, true);
    expect(await fresh(invited)).toMatchObject({ isSuperAdmin: true, sessionEpoch: 1 });
  });
});

describe('the last super admin', () => {
  it('stays where two strip each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await superAdmin(), await superAdmin()];
      const answers = await Promise.all([set(one, two.item.userId, false), set(two, one.item.userId, false)]);
      expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
      expect([await isOne(one), await isOne(two)].filter(Boolean)).toHaveLength(1);
    }
  });

  it('stays whoever of two wrote first, stripping or blocking, and among three in a ring', async () => {
    const [one, two, three] = [await superAdmin(), await superAdmin(), await superAdmin()];
    const strip = async (by: TestUser, whom: TestUser) => superAdminWrites(by.actor, await fresh(whom), false);
    const block = async (by: TestUser, whom: TestUser) => [
      ...lastSuperAdminStays(by.actor, await fresh(whom)),
      ...blockUserWrites(by.actor, await fresh(whom), true),
    ];
    const ring = [await strip(one, two), await block(two, three), await block(three, one)];
    const outcomes = [];
    for (const writes of ring) outcomes.push(await commit(job(), writes));
    expect(outcomes).toMatchObject([{ ok: true }, { code: 'FORBIDDEN' }, { ok: true }]);
    expect([await isOne(one), await isOne(two), await isOne(three)]).toEqual([false, false, true]);
  });

  it('is nobody’s to block but another super admin’s, and not their own', async () => {
    const [admin, staff] = [await superAdmin(), await plainStaff()];
    const retail = world.user('sarathi', 'retail');
    expect(whyNotChange(admin.actor, admin.item)).toMatchObject({ code: 'FORBIDDEN' });
    expect(whyNotChange(staff.actor, admin.item)).toMatchObject({ code: 'FORBIDDEN' });
    expect(whyNotChange(staff.actor, retail.item)).toBeUndefined();
    expect(lastSuperAdminStays(staff.actor, retail.item)).toEqual([]);
  });
});
