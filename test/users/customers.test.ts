import { beforeAll, describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { putGroup } from '#functions/markups/writes.ts';
import { fieldsOfCompany, createLegalEntityWrites } from '#functions/users/writes.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { DAY } from '#shared/time.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { seedCustomers } from './seed-customers.ts';

const MANY = 10_000;
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const ask = async (body: WireRequestOf<typeof getCustomers>, site: 'sarathi' | 'gulf' = 'sarathi') =>
  (await callHttp({ site, call: getCustomers, body, as: world.user(site, 'staff') })).result!;
const queries = () => world.faults.counts().list.filter(({ name }) => name === 'Query');

beforeAll(async () => {
  await seedCustomers(world.job('sarathi'), MANY, (nth) => ({
    ...(nth % 500 === 10 && { isBlocked: true }),
    ...(nth % 500 === 20 && { isSearchExempt: true }),
    ...(nth % 10 === 0 && { userType: 'travelAgent', companyName: `Agency ${nth}`, legalEntityId: `LE${nth}` }),
  }));
}, 120_000);

describe('the customers of a site', () => {
  it('are numbered pages, newest first, each customer once', async () => {
    const first = await ask({});
    const total = MANY + 4; // The seeded ones of each type were there before.
    expect(first).toMatchObject({
      totalRecords: total,
      totalPages: Math.ceil(total / 25),
      currentPage: 1,
      hasNextPage: true,
      hasPreviousPage: false,
      cursor: null,
      lookedBackTo: null,
    });
    expect(first.records.map(({ customerNumber }) => customerNumber)).toEqual(
      Array.from({ length: 25 }, (_, at) => total - at),
    );
    const last = await ask({ page: first.totalPages });
    expect(last.records.map(({ customerNumber }) => customerNumber)).toEqual([4, 3, 2, 1]);
    expect(last).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(await ask({ page: first.totalPages + 1 })).toMatchObject({ records: [], totalRecords: total });
  });

  it('cost the same wherever the page is: one Query, nothing read that is not shown', async () => {
    await ask({});
    const costs: number[] = [];
    for (const page of [1, 2, 200, 399]) {
      world.faults.reset();
      const { records } = await ask({ page });
      const [query, ...more] = queries();
      expect(more).toEqual([]);
      expect(query).toMatchObject({ returned: 25, scanned: 25 });
      expect(query!.units).toBeLessThanOrEqual(Math.ceil((JSON.stringify(records).length / 1024 / 4) * 0.5));
      expect(world.faults.counts().byName.Scan).toBeUndefined();
      costs.push(world.faults.counts().units);
    }
    expect(new Set(costs).size, costs.join()).toBe(1);
  });

  it('of one type are their own list, by cursor', async () => {
    world.faults.reset();
    const agents = await ask({ userType: 'travelAgent' });
    expect(queries()).toHaveLength(1);
    expect(queries()[0]).toMatchObject({ returned: 25, scanned: 25 });
    expect(agents.records.every(({ userType }) => userType === 'travelAgent')).toBe(true);
    expect(agents).toMatchObject({ hasNextPage: true, lookedBackTo: agents.records.at(-1)!.createdAt });
    const next = await ask({ userType: 'travelAgent', cursor: agents.cursor! });
    expect(next.records[0]!.createdAt < agents.records.at(-1)!.createdAt).toBe(true);
  });

  it('that may search without booking are a filter of its own, which goes with the others', async () => {
    const exempted = await ask({ isExempted: true });
    expect(exempted.records.map(({ flightLookToBook }) => flightLookToBook.is_exempted)).toEqual([true, true]);
    expect(exempted.records.map(({ lastName }) => lastName)).toEqual([
      `Customer ${MANY - 480}`,
      `Customer ${MANY - 980}`,
    ]);
    expect((await ask({ isExempted: true, userType: 'staff' })).records).toEqual([]);
    expect((await ask({ isExempted: true, isBlocked: true })).records).toEqual([]);
    expect((await ask({ isExempted: true, userType: 'travelAgent' })).records).not.toEqual([]);
  });

  it('that are few among many are looked for within bounds, and said how far', async () => {
    world.faults.reset();
    const blocked = await ask({ isBlocked: true });
    expect(queries().length).toBeLessThanOrEqual(10);
    expect(blocked.records.map(({ isBlocked }) => isBlocked)).toEqual([true, true]);
    expect(blocked.cursor).not.toBeNull();
    expect(blocked.lookedBackTo! < blocked.records.at(-1)!.createdAt).toBe(true);
    const seen = [...blocked.records];
    for (let cursor = blocked.cursor; cursor;) {
      const page = await ask({ isBlocked: true, cursor });
      seen.push(...page.records);
      cursor = page.cursor;
    }
    expect(seen).toHaveLength(MANY / 500);
    expect((await ask({ isBlocked: true, userType: 'travelAgent' })).records.length).toBeGreaterThan(0);
  }, 30_000);
});

it('can be one, asked for by its id: not found where it is nobody’s here', async () => {
  const agent = world.user('sarathi', 'travelAgent');
  expect((await ask({ userId: agent.item.userId })).records.map(({ users_id }) => users_id)).toEqual([
    agent.item.userId,
  ]);
  expect((await ask({ userId: agent.item.userId, userType: 'retail' })).records).toEqual([]);
  const foreign = { userId: world.user('gulf', 'retail').item.userId };
  const answer = await callHttp({
    site: 'sarathi',
    call: getCustomers,
    body: foreign,
    as: world.user('sarathi', 'staff'),
  });
  expect(answer).toMatchObject({ status: 404, result: null });
});

it('shows what staff know a customer by, groups by their present names', async () => {
  const job = world.job('gulf');
  const { entity, writes } = createLegalEntityWrites(job, {
    ownerUserId: 'U1',
    companyName: 'Dune Traders',
    gstNumber: '32AAACD1234A1Z5',
    panNumber: 'AAACD1234A',
    groupId: 'GOLD',
  });
  const group = { id: 'GOLD', groupName: 'Gold', isDefault: false, commissionShare: 0 };
  await commit(job, [
    ...writes,
    putGroup(job, group),
    { kind: 'update', key: keys.site(job, 'HEAD'), add: { 'revisions.markups': 1 } },
  ]);
  const phoneNumbers = [{ label: 'Primary' as const, phoneNumber: '501234567', phoneCountryCode: '+971' }];
  const { item } = await world.addUser('gulf', 'travelAgent', {
    firstName: 'Noor',
    lastName: 'Haddad',
    phoneNumbers,
    status: 'unverified',
    isSearchExempt: true,
    ...fieldsOfCompany(entity),
  });
  const { records } = await ask({}, 'gulf');
  expect(records[0]).toEqual({
    users_id: item.userId,
    customerNumber: item.sequence,
    firstName: 'Noor',
    lastName: 'Haddad',
    companyName: 'Dune Traders',
    email: item.email,
    phoneNumbers,
    userType: 'travelAgent',
    status: 'unverified',
    isBlocked: false,
    isAwaitingApproval: false,
    createdAt: item.createdAt,
    groupName: 'Gold',
    userGroupName: '',
    userGroup: { groupId: 'GOLD' },
    legalEntityId: entity.legalEntityId,
    panNumber: 'AAACD1234A',
    gstNumber: '32AAACD1234A1Z5',
    flightLookToBook: { is_exempted: true },
  });
  expect(records[1]).toMatchObject({ groupName: '', userGroup: { groupId: '' }, panNumber: '' });
});

it('are narrowed to a markup group, their own or their company’s, beside whatever else narrows them', async () => {
  const job = world.job('gulf');
  const group = (id: string) => ({ id, groupName: `Group ${id}`, isDefault: false, commissionShare: 0 });
  const { entity, writes } = createLegalEntityWrites(job, {
    ownerUserId: 'U1',
    companyName: 'Creek Holidays',
    groupId: 'CREEK',
  });
  const markupsChanged = {
    kind: 'update' as const,
    key: keys.site(job, 'HEAD'),
    add: { 'revisions.markups': 1 },
  };
  await commit(job, [...writes, putGroup(job, group('CREEK')), putGroup(job, group('EMPTY')), markupsChanged]);
  const agent = await world.addUser('gulf', 'travelAgent', fieldsOfCompany(entity));
  const traveller = await world.addUser('gulf', 'retail', { groupId: 'CREEK' });
  await world.addUser('gulf', 'retail');
  const found = async (body: WireRequestOf<typeof getCustomers>) =>
    (await ask(body, 'gulf')).records.map(({ users_id }) => users_id);
  const [first, second] = [traveller.item.userId, agent.item.userId];
  expect(await found({ groupId: 'CREEK' })).toEqual([first, second]);
  expect(await found({ groupId: 'CREEK', userType: 'travelAgent' })).toEqual([second]);
  expect(await found({ groupId: 'CREEK', isBlocked: true })).toEqual([]);
  expect(await found({ groupId: 'EMPTY' })).toEqual([]);
  // Rows still name a group that was removed: it counts as none.
  await commit(job, [{ kind: 'delete', key: keys.markup(job, 'GRP', 'CREEK') }, markupsChanged]);
  expect(await found({ groupId: 'CREEK' })).toEqual([]);
  expect(await found({ groupId: 'CREEK', userId: first })).toEqual([]);
});

it('counts and pages without a gap what removed accounts leave behind', async () => {
  const register = (email: string) =>
    callHttp({
      site: 'gulf',
      call: signUp,
      body: { gender: 1, firstName: 'Gap', lastName: 'Filler', email, phone: '504445566', phoneCode: '+971' },
    });
  const before = (await ask({}, 'gulf')).totalRecords;
  expect((await register('gap@example.com')).status).toBe(200);
  const gone = (await ask({}, 'gulf')).records[0]!;
  await seedCustomers(world.job('gulf'), 30);
  world.clock.advance(8 * DAY);
  expect((await register('gap-filler@example.com')).status).toBe(200);
  const first = await ask({}, 'gulf');
  const second = await ask({ page: 2 }, 'gulf');
  const numbers = [...first.records, ...second.records].map(({ customerNumber }) => customerNumber);
  expect(first.totalRecords).toBe(before + 31);
  expect(first.records).toHaveLength(25);
  expect(numbers).toHaveLength(before + 31);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(numbers).not.toContain(gone.customerNumber);
  expect(second.totalPages).toBe(2);
});
