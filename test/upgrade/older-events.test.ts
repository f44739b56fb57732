import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashSecret } from '#functions/actors/identify.ts';
import { seedActor } from '#functions/actors/seed.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { SCHEMA_VERSION, schemaKey } from '#functions/table/schema-version.ts';
import { makeKey } from '#functions/table/key.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import { openSessionWrites } from '#functions/users/session-writes.ts';
import { readUser } from '#functions/users/store.ts';
import { type LocalTable, localTable } from '#infra/local/local-table.ts';
import { bringUpToDate } from '#infra/upgrade/bring-up-to-date.ts';
import type { Call, RequestOf } from '#shared/contract.ts';
import { getConsumerLeIdGroupMapping } from '#shared/markups/groups/get-consumer-le-id-group-mapping.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { getTaxRates } from '#shared/markups/taxes/get-tax-rates.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { getReferrals } from '#shared/users/registration/get-referrals.ts';
import { getSessions } from '#shared/users/session/get-sessions.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const at = '2026-11-30T08:00:00.000Z';
const job = () => world.job('sarathi');
let table: LocalTable;
beforeAll(() => {
  table = localTable(process.env.DYNAMODB_ENDPOINT!, tableName());
});
afterAll(() => table.close());
beforeEach(async () => {
  // Counters that only updates ever wrote have no version.
  await upgrade();
  await commit(job(), [{ kind: 'delete', key: schemaKey() }]);
});

const put = (item: Item) => tableClient().send(new PutCommand({ TableName: tableName(), Item: { ...item, v: 4 } }));
const upgrade = () => bringUpToDate({ rows: table.rows, by: seedActor(testSites.sarathi.head), say: () => undefined });
const told = async <C extends Call>(as: TestUser, call: C, body: RequestOf<C>) =>
  (await callHttp({ site: 'sarathi', call, body: body as never, as })).result!;

it('events of prices, which stood all together, are told where they belong, once', async () => {
  const staff = world.user('sarathi', 'staff');
  const company = world.user('sarathi', 'travelAgent').item.legalEntityId!;
  const events = ['group', 'default', 'mapping', 'rule', 'tax', 'tds', 'ownMarkup'].map((what, nth) => ({
    ...{ pk: 'S#sarathi#MKPE', sk: `E${nth}`, what, from: '', to: what, by: `user:${staff.item.userId}`, at },
    id: ['mapping', 'tds', 'ownMarkup'].includes(what) ? company : 'ID',
  }));
  for (const event of events) await put(event);
  expect(await upgrade()).toEqual({ rows: events.length, left: 0 });
  for (const { pk, sk } of events) expect(await getItem(makeKey(pk, sk))).toBeUndefined();
  expect(await upgrade()).toEqual({ rows: 0, left: 0 });
  const shown = async () =>
    Promise.all([
      told(staff, getLeGroupsForWl, {}),
      told(staff, getDefaultAirlineMarkup, {}),
      told(staff, getTaxRates, {}),
      told(staff, getConsumerLeIdGroupMapping, { consumerLEId: company }),
    ]);
  expect((await shown()).map((one) => one.events.map(({ to }) => to))).toEqual([
    ['mapping', 'default', 'group'],
    ['rule'],
    ['tax'],
    ['ownMarkup', 'tds', 'mapping'],
  ]);
  const [{ events: ofGroups }] = await shown();
  expect(ofGroups[0]).toMatchObject({ at, by: `${staff.item.firstName} ${staff.item.lastName}`.trim() });
});

it('events of permission groups, sessions and referrals get the cards that their lists read', async () => {
  const staff = world.user('sarathi', 'staff');
  const friend = world.user('sarathi', 'retail');
  const event = { what: 'created', groupId: 'G', groupName: 'Desk', by: 'job:test', at, from: '', to: 'Desk' };
  await put({ ...keys.permissionEvent(job(), 'E1'), ...event });
  const joined = await world.addUser('sarathi', 'retail', { referrerId: friend.item.userId, firstName: 'Tara' });
  const { createdAt, userId } = (await readUser(job(), joined.item.userId))!;
  const referral = keys.referral(job(), friend.item.userId, createdAt, userId);
  const gone = keys.referral(job(), friend.item.userId, createdAt, 'GONE');
  await put({ ...gone, userId: 'GONE' });
  const referralNow = await storedRow<Item>(referral);
  await put({ ...referral, userId });
  const { token, writes } = openSessionWrites(job(), friend.item, 'Firefox on Linux');
  await commit(job(), writes);
  const session = keys.session(job(), hashSecret(token.split('.')[1]!));
  const { card, ...row } = (await storedRow<Item>(session))!;
  await put(row);
  const devices = async (by = token) =>
    (await told({ ...friend, token: by }, getSessions, {})).sessions.map(({ device, isCurrent }) => [
      device,
      isCurrent,
    ]);
  // The session that asks is there in any case.
  expect(await devices()).toEqual([['Firefox on Linux', true]]);
  expect(await devices(friend.token)).toEqual([['', true]]);

  expect(await upgrade()).toMatchObject({ left: 0 });
  expect(await getItem(session)).toEqual({ ...row, card, v: SCHEMA_VERSION });
  expect(await devices()).toEqual([['Firefox on Linux', true]]);
  expect(await devices(friend.token)).toEqual([
    ['', true],
    ['Firefox on Linux', false],
  ]);
  expect(await getItem(referral)).toEqual(referralNow);
  expect(await getItem(gone)).toBeUndefined();
  const { events } = await told(staff, getRbacUserGroupList, {});
  expect(events).toMatchObject([{ at, text: 'Made Desk', by: 'The site', groupId: 'G' }]);
  expect((await told(friend, getReferrals, {})).records).toEqual([{ firstName: 'Tara', month: '2026-12' }]);
  expect(await upgrade()).toEqual({ rows: 0, left: 0 });
});
