import { beforeAll, describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import { readUser } from '#functions/users/store.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const phone = (phoneNumber: string) => [{ label: 'Primary' as const, phoneNumber, phoneCountryCode: '+91' }];
const search = async (searchQuery: string) => {
  const as = world.user('sarathi', 'staff');
  const answer = await callHttp({ site: 'sarathi', call: searchWlUser, body: { searchQuery }, as });
  expect(answer.status).toBe(200);
  return answer.result!;
};
const found = async (query: string) => (await search(query)).records.map(({ users_id }) => users_id);

describe('typing', () => {
  let jose: TestUser;
  let agency: TestUser;

  beforeAll(async () => {
    jose = await world.addUser('sarathi', 'retail', {
      firstName: 'José',
      lastName: 'D’Costa-Pinto',
      email: 'Jose.Pinto@example.com',
      phoneNumbers: phone('9820011223'),
    });
    agency = await world.addUser('sarathi', 'travelAgent', {
      firstName: 'Meher',
      lastName: 'Irani',
      companyName: '24x7 Pinto Travels',
      email: 'desk@pintotravels.example',
      phoneNumbers: phone('9820099887'),
    });
    await world.addUser('gulf', 'retail', { firstName: 'Pinto', lastName: 'Elsewhere', email: 'pinto@example.com' });
  });

  it.each([
    'jose',
    'JOSÉ',
    'd’costa',
    "d'cos",
    'pinto jos',
    'jose.pinto@ex',
    'Jose.Pinto@example.com',
    'pinto@example',
  ])('finds by the beginning of any word, in any case: %s', async (query) => {
    expect(await found(query)).toEqual(query === 'pinto@example' ? [] : [jose.item.userId]);
  });

  it('finds a company’s people by its name, and nobody of another site', async () => {
    expect((await found('pinto')).toSorted()).toEqual([jose.item.userId, agency.item.userId].toSorted());
    expect(await found('pinto tra')).toEqual([agency.item.userId]);
    expect(await found('24x')).toEqual([agency.item.userId]);
    expect(await found('elsewhere')).toEqual([]);
    expect(await found('pinto@example.com')).toEqual([]);
  });

  it.each(['9820011223', '+919820011223', '+91 98200-11223', '98200 11223', '919820011223', '098200 11223'])(
    'finds a phone number as people write it: %s',
    async (query) => {
      expect(await found(query)).toEqual([jose.item.userId]);
    },
  );

  it('finds a customer number, before everything that begins so', async () => {
    const { sequence, userId } = jose.item;
    await world.addUser('sarathi', 'retail', { companyName: `${sequence}${sequence} Stars` });
    expect((await found(String(sequence)))[0]).toBe(userId);
    expect(await found('99999999')).toEqual([]);
  });

  it('finds nothing for nothing, and no whole list for a letter', async () => {
    for (const query of ['', '   ', 'p', '0', '+', '--', '😀', '%']) expect(await found(query), query).toEqual([]);
  });

  it('shows the user as it is now, and not what it was called', async () => {
    const job = world.job('sarathi');
    const { item } = await world.addUser('sarathi', 'retail', { firstName: 'Formername' });
    const row = (await readUser(job, item.userId))!;
    expect((await commit(job, changeUserWrites(job, row, { firstName: 'Latername', isBlocked: true }))).ok).toBe(true);
    expect(await found('formername')).toEqual([]);
    expect((await search('latername')).records).toMatchObject([{ firstName: 'Latername', isBlocked: true }]);
  });
});

it('shows at most 25, says that there are more, and costs one Query and one batch', async () => {
  for (let nth = 0; nth < 27; nth++)
    await world.addUser('sarathi', 'retail', { firstName: 'Kumar', lastName: `K${nth}` });
  await search('kumar');
  world.faults.reset();
  const { records, hasMore } = await search('kumar');
  expect(new Set(records.map(({ users_id }) => users_id)).size).toBe(25);
  expect(hasMore).toBe(true);
  expect(world.faults.counts().byName.Query).toBe(1);
  expect((await search('kumar k1')).hasMore).toBe(false);
  expect((await search('kumar k1')).records).toHaveLength(11);
});
