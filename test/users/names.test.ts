import { expect, it } from 'vitest';
import { makeJob } from '#functions/actors/job.ts';
import { commit } from '#functions/table/commit.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import { changeCompanyWrites } from '#functions/users/company/company-writes.ts';
import { namesOf, whoDid } from '#functions/users/names.ts';
import { readLegalEntity, readUser } from '#functions/users/store.ts';
import { updateDetails } from '#shared/users/customers/update-details.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
/** Whoever asks next, with the head as it stands. */
const next = async (site: TestSiteName = 'sarathi') => (await makeJob(site, 'names'))!;
/** Operations that something costs. */
async function costs<T>(ask: () => Promise<T>): Promise<[number, T]> {
  world.faults.reset();
  const answer = await ask();
  return [world.faults.counts().operations, answer];
}

it('a second ask costs nothing, and one more name is one trip', async () => {
  const actor = await next();
  const [agent, other] = [world.user('sarathi', 'travelAgent').item, world.user('sarathi', 'corporate').item];
  const first = await costs(() => namesOf(actor, [agent.userId, agent.userId, ''], [agent.legalEntityId!]));
  expect(first[0]).toBe(1);
  expect(first[1].users.get(agent.userId)).toEqual({
    userId: agent.userId,
    userType: 'travelAgent',
    name: `${agent.firstName} ${agent.lastName}`.trim(),
    firstName: agent.firstName,
    email: agent.email,
    companyName: agent.companyName,
    owner: `LE#${agent.legalEntityId}`,
    isMachine: false,
  });
  expect(first[1].companies.get(agent.legalEntityId!)).toMatchObject({ companyName: agent.companyName });
  expect(await costs(() => namesOf(actor, [agent.userId], [agent.legalEntityId!]))).toEqual([0, first[1]]);
  const [operations, { users }] = await costs(async () => namesOf(await next(), [agent.userId, other.userId]));
  // The actor's head, and the one who is not known yet.
  expect([operations, [...users.keys()]]).toEqual([2, [agent.userId, other.userId]]);
});

it('another name, or company, is seen by the next request, and nothing else makes it forget', async () => {
  const { item } = await world.addUser('sarathi', 'travelAgent', { firstName: 'Asha', lastName: 'Menon' });
  const actor = await next();
  const nameNow = async (by = actor) => (await namesOf(by, [item.userId])).users.get(item.userId)?.name;
  expect(await nameNow()).toBe('Asha Menon');
  const change = async (changes: object) =>
    commit(actor, changeUserWrites(actor, (await readUser(actor, item.userId))!, changes));
  expect((await change({ dailyLimit: 100 })).ok).toBe(true);
  const later = await next();
  expect(await costs(() => nameNow(later))).toEqual([0, 'Asha Menon']);
  expect((await change({ lastName: 'Nair' })).ok).toBe(true);
  expect(await nameNow(await next())).toBe('Asha Nair');
  // Whoever asked before is told what is true now, too, and disturbs nobody.
  expect(await nameNow(actor)).toBe('Asha Nair');
  expect(await nameNow(await next())).toBe('Asha Nair');
});

it('another name of a company is seen with it', async () => {
  const { item } = await world.addUser('sarathi', 'travelAgent', { companyName: 'Old Harbour' });
  const id = item.legalEntityId!;
  const nameNow = async () => (await namesOf(await next(), [], [id])).companies.get(id)?.companyName;
  expect(await nameNow()).toBe('Old Harbour');
  const body = {
    ...{ customerId: item.sequence, firstName: item.firstName, lastName: item.lastName, email: item.email },
    ...{ companyName: 'New Harbour', gstNumber: '' },
  };
  const staff = world.user('sarathi', 'staff');
  expect(await callHttp({ site: 'sarathi', call: updateDetails, body: body as never, as: staff })).toMatchObject({
    status: 200,
  });
  expect(await nameNow()).toBe('New Harbour');
  const company = (await readLegalEntity(await next(), id))!;
  const actor = await next();
  expect((await commit(actor, changeCompanyWrites(actor, company, { ...company, groupId: 'GOLD' }))).ok).toBe(true);
  expect((await costs(nameNow))[0]).toBe(1);
});

it('no site knows another’s, and whoever is not there is not in the answer', async () => {
  const { userId } = world.user('sarathi', 'retail').item;
  expect((await namesOf(await next(), [userId])).users.size).toBe(1);
  expect((await namesOf(await next('gulf'), [userId, 'NOBODY'], ['NOBODY'])).users.size).toBe(0);
  const actor = await next();
  expect((await costs(() => namesOf(actor, [userId, 'NOBODY'], ['NOBODY'])))[0]).toBe(1);
  // That nobody has an id is remembered as well.
  const [operations, names] = await costs(() => namesOf(actor, [userId, 'NOBODY'], ['NOBODY']));
  expect(operations).toBe(0);
  expect([[...names.users.keys()], names.companies.size]).toEqual([[userId], 0]);
  const told = [`user:${userId}`, 'user:NOBODY', 'job:nightly'].map((by) => whoDid(by, names));
  expect(told).toEqual([names.users.get(userId)!.name, 'Deleted account', 'The site']);
});

it('more than a trip holds is asked in as many trips', async () => {
  const { userId } = world.user('sarathi', 'staff').item;
  const ids = [userId, ...Array.from({ length: 150 }, (_, at) => `NOBODY${at}`)];
  const actor = await next();
  const [operations, { users }] = await costs(() => namesOf(actor, ids));
  expect([operations, [...users.keys()]]).toEqual([2, [userId]]);
});
