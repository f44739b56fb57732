import { beforeAll, describe, expect, it } from 'vitest';
import { newGroupWrites } from '#functions/permissions/groups/writes.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import { readUser } from '#functions/users/store.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { seedCustomers } from './seed-customers.ts';

/** A card is about half a kilobyte, a Query a megabyte: all of them are several. */
const MANY = 10_000;
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const send = (body: WireRequestOf<typeof getCustomersByRbacGroup>, site: 'sarathi' | 'gulf' = 'sarathi') =>
  callHttp({ site, call: getCustomersByRbacGroup, body, as: world.user(site, 'staff') });
const ask = async (...asked: Parameters<typeof send>) => (await send(...asked)).result!;
const queries = () => world.faults.counts().list.filter(({ name }) => name === 'Query');
const namesOf = ({ records }: Awaited<ReturnType<typeof ask>>) => records.map(({ lastName }) => lastName);

beforeAll(async () => {
  const groupOf = (nth: number) => (nth < MANY ? 'HALL' : nth < MANY + 60 ? 'DESK' : 'NIGHT');
  await seedCustomers(world.job('sarathi'), MANY + 61, (nth) => ({
    userType: 'staff',
    permissionGroupId: groupOf(nth),
  }));
  const job = world.job('sarathi');
  const sizes = { HALL: MANY, DESK: 60, NIGHT: 1 };
  const rows = Object.entries(sizes).flatMap(([groupId, members]) =>
    newGroupWrites(job, { groupId, groupName: `The ${groupId}`, changes: {}, members }),
  );
  expect((await commit(job, [...rows, bumpRevision(job, 'permissions')])).ok).toBe(true);
}, 60_000);

describe('the members of a permission group', () => {
  it('are numbered pages, newest first, each member once', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await ask({ rbacUserGroupId: 'DESK', page }));
    const newestFirst = Array.from({ length: 60 }, (_, at) => `Customer ${MANY + 59 - at}`);
    expect(pages.flatMap(namesOf)).toEqual(newestFirst);
    expect(pages).toMatchObject(
      [1, 2, 3].map((currentPage) => ({
        totalRecords: 60,
        totalPages: 3,
        currentPage,
        hasNextPage: currentPage < 3,
        hasPreviousPage: currentPage > 1,
      })),
    );
    expect(await ask({ rbacUserGroupId: 'DESK', page: 4 })).toEqual({
      records: [],
      totalRecords: 60,
      totalPages: 3,
      currentPage: 4,
      hasNextPage: false,
      hasPreviousPage: true,
      cursor: null,
    });
  });

  it('go on where the page before ended, newest first, each member once', async () => {
    const names = [];
    let cursor: string | null | undefined;
    for (let page = 1; cursor !== null; page++) {
      const found = await ask({ rbacUserGroupId: 'DESK', page, ...(cursor && { cursor }) });
      expect(found.currentPage).toBe(page);
      names.push(...namesOf(found));
      cursor = found.cursor;
    }
    expect(names).toEqual(Array.from({ length: 60 }, (_, at) => `Customer ${MANY + 59 - at}`));
  });

  it('are shown as the list of customers shows them', async () => {
    const { records } = await ask({ rbacUserGroupId: 'NIGHT' });
    expect(records).toHaveLength(1);
    const all = await callHttp({
      site: 'sarathi',
      call: getCustomers,
      body: { userType: 'staff' },
      as: world.user('sarathi', 'staff'),
    });
    const same = all.result!.records.find(({ users_id }) => users_id === records[0]!.users_id);
    expect(records).toEqual([same]);
    expect(same).toMatchObject({ userGroupName: 'The NIGHT' });
  });

  it('cost one Query of the page alone, however many they are', async () => {
    const first = await ask({ rbacUserGroupId: 'HALL' });
    expect(first).toMatchObject({ totalRecords: MANY, totalPages: MANY / 25, hasNextPage: true });
    let { cursor } = first;
    for (let page = 2; page <= 4; page++) {
      world.faults.reset();
      const found = await ask({ rbacUserGroupId: 'HALL', page, cursor: cursor! });
      expect(queries()).toHaveLength(1);
      expect(queries()[0]).toMatchObject({ scanned: 25, returned: 25 });
      expect(queries()[0]!.units, 'half a unit for eight cards').toBeLessThanOrEqual(25 / 8 / 2 + 0.5);
      expect(world.faults.counts().byName.Scan).toBeUndefined();
      expect(namesOf(found)[0]).toBe(`Customer ${MANY - 1 - (page - 1) * 25}`);
      ({ cursor } = found);
    }
  });

  it('are found at any page without a cursor too, which reads those before it', async () => {
    world.faults.reset();
    await ask({ rbacUserGroupId: 'DESK', page: 2 });
    expect(queries()).toMatchObject([{ scanned: 50 }]);
    world.faults.reset();
    const last = await ask({ rbacUserGroupId: 'HALL', page: MANY / 25 });
    expect(queries().length).toBeLessThanOrEqual(6);
    expect(namesOf(last)).toEqual(Array.from({ length: 25 }, (_, at) => `Customer ${24 - at}`));
    expect(last).toMatchObject({ hasNextPage: false, cursor: null });
    world.faults.reset();
    await ask({ rbacUserGroupId: 'HALL', page: MANY / 25 + 1 });
    expect(queries(), 'a page beyond the end costs nothing').toEqual([]);
  });

  it('are those of today: who leaves is gone, who joins is there', async () => {
    const { item } = await world.addUser('sarathi', 'staff', { lastName: 'Mover' });
    const move = async (permissionGroupId: string | undefined) => {
      const user = (await readUser(world.job('sarathi'), item.userId))!;
      const written = await commit(
        world.job('sarathi'),
        changeUserWrites(world.job('sarathi'), user, { permissionGroupId }),
      );
      expect(written.ok).toBe(true);
    };
    await move('DAWN');
    expect(namesOf(await ask({ rbacUserGroupId: 'DAWN' }))).toEqual(['Mover']);
    await move(undefined);
    expect(namesOf(await ask({ rbacUserGroupId: 'DAWN' }))).toEqual([]);
  });
});

describe('a group that is not the site’s', () => {
  const none = {
    records: [],
    totalRecords: 0,
    totalPages: 0,
    currentPage: 1,
    hasNextPage: false,
    hasPreviousPage: false,
    cursor: null,
  };

  it.each(['NOBODYS', 'DES', 'DESK#', '#', '𝔊'.repeat(70)])('has no members, %s', async (rbacUserGroupId) => {
    expect(await ask({ rbacUserGroupId })).toEqual(none);
  });

  it('but another’s has none here, and stands on no page behind the first', async () => {
    expect(await ask({ rbacUserGroupId: 'DESK' }, 'gulf')).toEqual(none);
    expect(await ask({ rbacUserGroupId: 'DESK', page: 2 }, 'gulf')).toEqual({ ...none, currentPage: 2 });
  });

  it.each([{ rbacUserGroupId: '' }, { rbacUserGroupId: 'G'.repeat(141) }, { rbacUserGroupId: 'DESK', page: 0 }])(
    'cannot be asked for: %j',
    async (body) => {
      expect(await send(body)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    },
  );
});

it.each(['travelAgent', 'corporate', 'retail'] as const)('is nothing to a %s', async (type) => {
  const answer = await callHttp({
    site: 'sarathi',
    call: getCustomersByRbacGroup,
    body: { rbacUserGroupId: 'DESK' },
    as: world.user('sarathi', type),
  });
  expect(answer).toMatchObject({ status: 403, result: null });
});
