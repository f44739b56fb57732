import { beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#functions/users/store.ts';
import type { UserType } from '#shared/users/types.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { setFlightHoldSettingForUser } from '#shared/users/customers/set-flight-hold-setting-for-user.ts';
import { setFlightSearchSettingForUser } from '#shared/users/customers/set-flight-search-setting-for-user.ts';
import { toggleBlock } from '#shared/users/customers/toggle-block.ts';
import { toggleFlightSearchExemption } from '#shared/users/customers/toggle-flight-search-exemption.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let clerk: TestUser;
/** No super admin: what is allowed by default. */
const staff = () => clerk;
beforeAll(async () => {
  clerk = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
});
const superAdmin = () => world.addUser('sarathi', 'staff', { isSuperAdmin: true });
const block = (customerId: number, isBlocked: boolean, as: TestUser | { token: string } = staff()) =>
  callHttp({ site: 'sarathi', call: toggleBlock, body: { customerId, isBlocked }, as });
const row = async (user: TestUser) => (await readUser(world.job('sarathi'), user.item.userId))!;
const events = async (user: TestUser) =>
  (await callHttp({ site: 'sarathi', call: getUserById, body: { id: user.item.userId }, as: staff() })).result!.events;
const travellers = (as: TestUser | { token: string }) =>
  callHttp({ site: 'sarathi', call: getTravellers, body: {}, as });
const hold = (userId: string, as: TestUser) =>
  callHttp({ site: 'sarathi', call: setFlightHoldSettingForUser, body: { userId, isFlightHold: false }, as });

describe('blocking a customer', () => {
  it('ends every session at its next call, twice is once, and letting in again ends nothing', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const other = { token: await signInAgain(customer) };
    const { sequence: customerId } = customer.item;
    expect((await travellers(customer)).status).toBe(200);
    for (let time = 0; time < 2; time++)
      expect(await block(customerId, true)).toMatchObject({ status: 200, result: { isBlocked: true } });
    for (const session of [customer, other]) expect((await travellers(session)).errorCode).toBe('NOT_SIGNED_IN');
    expect(await row(customer)).toMatchObject({ isBlocked: true, sessionEpoch: 2 });
    expect((await block(customerId, false)).result).toMatchObject({ isBlocked: false });
    expect(await row(customer)).toMatchObject({ isBlocked: false, sessionEpoch: 2 });
    expect((await travellers(customer)).errorCode, 'old sessions stay ended').toBe('NOT_SIGNED_IN');
    expect((await events(customer)).map(({ text }) => text)).toEqual(['Unblocked', 'Blocked', 'Account opened']);
  });

  it('holds where two do it at once, and where somebody changes something else meanwhile', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const { sequence: customerId, userId } = customer.item;
    const answers = await Promise.all([block(customerId, true), block(customerId, true), hold(userId, staff())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await row(customer)).toMatchObject({ isBlocked: true, isFlightHoldAllowed: false, sessionEpoch: 2 });
  });

  it('reaches staff by super admins only, and nobody oneself', async () => {
    const [one, two] = [await superAdmin(), await superAdmin()];
    const colleague = await world.addUser('sarathi', 'staff');
    expect((await block(colleague.item.sequence, true, staff())).errorCode).toBe('FORBIDDEN');
    expect((await block(one.item.sequence, true, one)).errorCode).toBe('FORBIDDEN');
    expect((await block(colleague.item.sequence, true, one)).status).toBe(200);
    const both = await Promise.all([block(two.item.sequence, true, one), block(one.item.sequence, true, two)]);
    expect(both.filter(({ status }) => status === 200).length, 'not both are locked out').toBe(1);
  });

  it('is refused to whoever may not, and finds nobody who is not there', async () => {
    const { sequence } = world.user('sarathi', 'retail').item;
    for (const type of ['travelAgent', 'retail', 'corporate'] as UserType[])
      expect((await block(sequence, true, world.user('sarathi', type))).errorCode).toBe('FORBIDDEN');
    const without = await world.addUser('sarathi', 'staff', { isSuperAdmin: false, permissionGroupId: 'GONE' });
    expect((await block(sequence, true, without)).errorCode).toBe('FORBIDDEN');
    expect((await block(999_999, true)).errorCode).toBe('NOT_FOUND');
    for (const customerId of [0, -1, 1.5, 1e12, 'one' as never])
      expect(await block(customerId, true)).toMatchObject({ errorCode: 'VALIDATION', errors: { customerId: /./ } });
  });

  it('reaches the asker’s own site alone, whose numbers are its own', async () => {
    const [ours, theirs] = [world.user('sarathi', 'corporate'), world.user('gulf', 'corporate')];
    expect(ours.item.sequence).toBe(theirs.item.sequence);
    expect((await block(ours.item.sequence, true)).status).toBe(200);
    expect((await readUser(world.job('gulf'), theirs.item.userId))!.isBlocked).toBe(false);
  });
});

describe('switches and the exemption', () => {
  it('are set, and noted from and to once', async () => {
    const customer = await world.addUser('sarathi', 'travelAgent');
    const { sequence: customerId, userId } = customer.item;
    const asked = { site: 'sarathi', as: staff() } as const;
    for (let time = 0; time < 2; time++) {
      const answers = [
        await callHttp({ ...asked, call: toggleFlightSearchExemption, body: { customerId, exempt: true } }),
        await callHttp({ ...asked, call: setFlightHoldSettingForUser, body: { userId, isFlightHold: false } }),
        await callHttp({
          ...asked,
          call: setFlightSearchSettingForUser,
          body: { userId, isFlightSearchAllowed: false },
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect(await row(customer)).toMatchObject({
      isSearchExempt: true,
      isFlightHoldAllowed: false,
      isFlightSearchAllowed: false,
      sessionEpoch: 1,
    });
    expect((await events(customer)).flatMap(({ changes }) => changes)).toEqual([
      { field: 'searching flights', from: 'yes', to: 'no' },
      { field: 'holding flights', from: 'yes', to: 'no' },
      { field: 'search exemption', from: 'no', to: 'yes' },
    ]);
  });

  it('are not for whoever may not, of another site, or of staff but by super admins', async () => {
    const colleague = await world.addUser('sarathi', 'staff');
    expect((await hold(world.user('gulf', 'retail').item.userId, staff())).errorCode).toBe('NOT_FOUND');
    expect((await hold('NOBODY', staff())).errorCode).toBe('NOT_FOUND');
    expect((await hold(colleague.item.userId, staff())).errorCode).toBe('FORBIDDEN');
    expect((await hold(colleague.item.userId, await superAdmin())).status).toBe(200);
    const agent = world.user('sarathi', 'travelAgent');
    expect((await hold(agent.item.userId, agent)).errorCode).toBe('FORBIDDEN');
  });
});
