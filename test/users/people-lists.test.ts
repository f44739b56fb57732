import { beforeAll, describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import { spendingOfToday } from '#functions/users/company/daily-limit-store.ts';
import { changedAddress } from '#functions/users/session/former-email.ts';
import { openSessionWrites } from '#functions/users/session-writes.ts';
import { readUser } from '#functions/users/store.ts';
import { newJob } from '#functions/jobs/writes.ts';
import { create } from '#functions/table/write.ts';
import type { Call, RequestOf } from '#shared/contract.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import { getAirlineSpecificMarkupForWl } from '#shared/markups/rules/get-airline-specific-markup-for-wl.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { getFixedDepartureMarkup } from '#shared/markups/rules/get-fixed-departure-markup.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { getTaxRates } from '#shared/markups/taxes/get-tax-rates.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { saveLeGroup } from '#shared/markups/groups/save-le-group.ts';
import { saveTaxRate } from '#shared/markups/taxes/save-tax-rate.ts';
import { addUserToRbacUserGroup } from '#shared/permissions/groups/add-user-to-rbac-user-group.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { saveUserGroup } from '#shared/permissions/groups/save-user-group.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { getReferrals } from '#shared/users/registration/get-referrals.ts';
import { getSessions } from '#shared/users/session/get-sessions.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { saveTraveller } from '#shared/users/profile/save-traveller.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const site = 'sarathi' as const;
let staff: TestUser;
let owner: TestUser;
const told = async <C extends Call>(as: TestUser, call: C, body: RequestOf<C>) => {
  const answer = await callHttp({ site, call, body: body as never, as });
  expect([call.name, answer.status, answer.errors ?? {}]).toEqual([call.name, 200, {}]);
  return answer.result!;
};
const change = async ({ item }: TestUser, changes: Parameters<typeof changeUserWrites>[2]) => {
  const job = world.job(site);
  const done = await commit(job, changeUserWrites(job, (await readUser(job, item.userId))!, changes));
  expect(done.ok).toBe(true);
};

beforeAll(async () => {
  staff = world.user(site, 'staff');
  const added = await world.addUser(site, 'travelAgent', { companyName: 'Kaveri Tours', lastName: 'Gowda' });
  const { token, writes } = openSessionWrites(world.job(site), added.item, 'Firefox on Linux');
  await commit(world.job(site), writes);
  owner = { ...added, token };
  const { legalEntityId, companyName, userId } = added.item;
  await world.addUser(site, 'travelAgent', { legalEntityId, companyName, lastName: 'Gowda' });
  await world.addUser(site, 'retail', { referrerId: userId, firstName: 'Tara' });
  await told(owner, saveTraveller, { firstName: 'Tara', lastName: 'Gowda', paxType: 1 } as never);
  const job = newJob(userId, 'export', { list: 'ownStatement', filter: {} });
  await commit(owner.actor, [create(keys.job(owner.actor, userId, job.jobId), { ...job, state: 'FAILED' })]);
  const { group } = await told(staff, saveLeGroup, { groupName: 'Coastal agents' });
  await told(staff, mapLeIdWithLeGroupId, { groupId: group.id, LEId: legalEntityId! });
  await told(staff, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: 10, groupId: '' } as never);
  await told(staff, saveTaxRate, { kind: 'gst', percent: 12, from: '2026-12-02' } as never);
  await told(staff, saveUserGroup, { groupName: 'Desk' });
});

const ONE = ['BatchGetItem', 'Query'];
/** The rows themselves, beside what an index says. */
const AND_ROWS = [...ONE, 'BatchGetItem'];
const asked = (call: Call, as: 'staff' | 'owner', costs = ONE, body: object = {}) => ({ call, as, costs, body });

it.each([
  asked(getLeGroupsForWl, 'staff'),
  asked(getDefaultAirlineMarkup, 'staff'),
  asked(getAirlineSpecificMarkupForWl, 'staff'),
  asked(getFixedDepartureMarkup, 'staff'),
  asked(getTaxRates, 'staff'),
  asked(getRbacUserGroupList, 'staff'),
  asked(getSessions, 'owner'),
  asked(getReferrals, 'owner'),
  asked(getTravellers, 'owner'),
  asked(getExports, 'owner'),
  asked(getColleagues, 'owner', AND_ROWS),
  asked(searchWlUser, 'staff', AND_ROWS, { searchQuery: 'Gowda' }),
])('$call.name costs what it must, once the process is warm', async ({ call, as, costs, body }) => {
  const by = { staff, owner }[as];
  const first = await told(by, call, body as never);
  expect(Object.values(first).some((rows) => Array.isArray(rows) && rows.length > 0)).toBe(true);
  world.faults.reset();
  expect(await told(by, call, body as never)).toEqual(first);
  const { list } = world.faults.counts();
  expect(list.map(({ name }) => name)).toEqual(costs);
  expect(list.map(({ returned, scanned }) => scanned - returned)).toEqual(costs.map(() => 0));
});

describe('what is kept in memory is seen as of the next request', () => {
  it('a rule, a group and a rate that were saved', async () => {
    await told(staff, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: 11, groupId: '' } as never);
    const { rules, events } = await told(staff, getDefaultAirlineMarkup, {});
    expect(rules.map(({ amount }) => amount).toSorted()).toEqual([10, 11]);
    expect(events[0]).toMatchObject({ text: 'Rule made' });
    await told(staff, saveTaxRate, { kind: 'gst', percent: 13, from: '2026-12-03' } as never);
    const { rates } = await told(staff, getTaxRates, {});
    expect(rates).toContainEqual(expect.objectContaining({ percent: 13, by: 'site' }));
  });

  it('a member who joined a permission group, and another name of theirs', async () => {
    const member = await world.addUser(site, 'staff', { firstName: 'Devi', lastName: 'Rao' });
    const { group } = await told(staff, saveUserGroup, { groupName: 'Evening desk' });
    const shown = async () => {
      const { groups, events } = await told(staff, getRbacUserGroupList, {});
      return [groups.find(({ id }) => id === group.id)?.members, events[0]!.text];
    };
    expect(await shown()).toEqual([0, 'Created Evening desk']);
    await told(staff, addUserToRbacUserGroup, { userId: member.item.userId, userGroupId: group.id });
    expect(await shown()).toEqual([1, 'Devi Rao joined the group Evening desk']);
    await change(member, { lastName: 'Hegde' });
    expect(await shown()).toEqual([1, 'Devi Hegde joined the group Evening desk']);
  });
});

it('who joined is shown as they are called today, and not while their address is unconfirmed', async () => {
  const friend = await world.addUser(site, 'retail');
  const joined = await world.addUser(site, 'retail', { referrerId: friend.item.userId, firstName: 'Mina' });
  const names = async () => (await told(friend, getReferrals, {})).records.map(({ firstName }) => firstName);
  expect(await names()).toEqual(['Mina']);
  await change(joined, { firstName: 'Meena' });
  expect(await names()).toEqual(['Meena']);
  const now = (await readUser(world.job(site), joined.item.userId))!;
  await change(joined, changedAddress(now, 'meena@example.com'));
  expect(await names()).toEqual([]);
  await change(joined, { status: 'verified', formerEmail: undefined });
  expect(await names()).toEqual(['Meena']);
});

it('a colleague’s block, limit and spending are as their rows stand, with their company’s row in one trip', async () => {
  const { legalEntityId, companyName } = owner.item;
  const clerk = await world.addUser(site, 'travelAgent', { legalEntityId, companyName, firstName: 'Ravi' });
  const shown = async () =>
    (await told(owner, getColleagues, {})).records.find(({ userId }) => userId === clerk.item.userId);
  expect(await shown()).toMatchObject({ isBlocked: false, dailyLimit: null, spentToday: 0, isOwner: false });
  await change(clerk, { dailyLimit: 50_000, isBlocked: true, isBlockedByCompany: true });
  const job = world.job(site);
  await commit(job, [{ kind: 'put', key: spendingOfToday(job, clerk.item.userId), item: { spent: 1234 } }]);
  expect(await shown()).toMatchObject({ isBlocked: true, isBlockedByStaff: false, dailyLimit: 500, spentToday: 12.34 });
});
