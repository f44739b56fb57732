import { beforeAll, describe, expect, it } from 'vitest';
import { readMarkups } from '#functions/markups/store.ts';
import { markupEventWrites } from '#functions/markups/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { deleteLeGroup } from '#shared/markups/groups/delete-le-group.ts';
import { getConsumerLeIdGroupMapping } from '#shared/markups/groups/get-consumer-le-id-group-mapping.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { saveLeGroup } from '#shared/markups/groups/save-le-group.ts';
import { setDefaultLeGroup } from '#shared/markups/groups/set-default-le-group.ts';
import { setLeRelationConfig } from '#shared/markups/groups/set-le-relation-config.ts';
import type { SiteHead } from '#shared/site/model.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, groupsNow, makeGroup, told } from './price-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let elsewhere: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
  elsewhere = world.user('gulf', 'staff');
});
const defaults = async () =>
  (await groupsNow(staff)).filter(({ isDefault }) => isDefault).map(({ groupName }) => groupName);
const headNow = async () => (await getItem<SiteHead>(keys.site(world.job('sarathi'), 'HEAD')))!;

describe('customer groups', () => {
  it('begin with one that is the default, and exactly one stays it', async () => {
    const first = await makeGroup(staff, '  New   agents ');
    const fresh = { commissionShare: 0, rules: 0, version: 0 };
    expect(first).toEqual({ id: first.id, groupName: 'New agents', isDefault: true, ...fresh });
    const gold = await makeGroup(staff, 'Gold agents', 82.5);
    expect(gold).toMatchObject({ isDefault: false, commissionShare: 82.5 });
    expect((await groupsNow(staff)).map(({ groupName }) => groupName)).toEqual(['New agents', 'Gold agents']);
    await told(staff, setDefaultLeGroup, { groupId: gold.id });
    expect(await defaults()).toEqual(['Gold agents']);
    await told(staff, setDefaultLeGroup, { groupId: first.id });
    expect(await defaults()).toEqual(['New agents']);
  });

  it('have names that no other of the site has, in any case, and lines of one', async () => {
    const ask = asking(staff);
    const taken = { status: 400, errors: { groupName: 'A customer group with this name already exists.' } };
    expect(await ask(saveLeGroup, { groupName: 'gold AGENTS' })).toMatchObject(taken);
    const silver = await makeGroup(staff, 'Silver agents');
    expect(await ask(saveLeGroup, { id: silver.id, groupName: 'Gold Agents' })).toMatchObject(taken);
    for (const groupName of ['', '   ', 'Two\nlines', 'x'.repeat(61)])
      expect(await ask(saveLeGroup, { groupName }), groupName).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    for (const commissionShare of [-1, 100.5, 12.345])
      expect(await ask(saveLeGroup, { groupName: 'Odd', commissionShare })).toMatchObject({
        errors: { commissionShare: expect.any(String) },
      });
    expect((await told(elsewhere, saveLeGroup, { groupName: 'Gold agents' })).group.isDefault).toBe(true);
    const renamed = await told(staff, saveLeGroup, { id: silver.id, groupName: 'Silver', commissionShare: 40 });
    expect(renamed.group).toMatchObject({ groupName: 'Silver', commissionShare: 40 });
    // The old name is free again.
    expect((await makeGroup(staff, 'Silver agents')).groupName).toBe('Silver agents');
  });

  it('are held to the version that an editor read, where it names one', async () => {
    const ask = asking(staff);
    const { id, version } = await makeGroup(staff, 'Twice edited');
    const save = (groupName: string, more: object = {}) => ask(saveLeGroup, { id, groupName, ...more });
    expect(await save('First editor', { version })).toMatchObject({ result: { group: { version: 1 } } });
    expect(await save('Second editor', { version })).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    expect((await groupsNow(staff)).find((group) => group.id === id)).toMatchObject({ groupName: 'First editor' });
    expect(await save('Second editor', { version: 1 })).toMatchObject({ status: 200 });
    expect(await save('Last one', {})).toMatchObject({ result: { group: { groupName: 'Last one', version: 3 } } });
    expect(await save('Last one', { version: 3 })).toMatchObject({ result: { group: { version: 3 } } });
  });

  it('free the names they gave up, where two rename one at once and where it is deleted meanwhile', async () => {
    const ask = asking(staff);
    const { id } = await makeGroup(staff, 'Monsoon agents');
    const wanted = ['Monsoon one', 'Monsoon two'];
    await Promise.all(wanted.map((groupName) => ask(saveLeGroup, { id, groupName })));
    const standing = (await groupsNow(staff)).find((group) => group.id === id)!.groupName;
    const free = ['Monsoon agents', ...wanted].filter((groupName) => groupName !== standing);
    expect(free).toHaveLength(2);
    for (const groupName of free) expect((await ask(saveLeGroup, { groupName })).status, groupName).toBe(200);
    const other = await makeGroup(staff, 'Winter agents');
    await Promise.all([
      ask(deleteLeGroup, { groupId: other.id, isConfirmed: true }),
      ask(saveLeGroup, { id: other.id, groupName: 'Winter desks' }),
    ]);
    expect((await groupsNow(staff)).some((group) => group.id === other.id)).toBe(false);
    for (const groupName of ['Winter agents', 'Winter desks'])
      expect((await ask(saveLeGroup, { groupName })).status, groupName).toBe(200);
  });

  it('hold at the next request, and say who changed what from what to what', async () => {
    const before = (await headNow()).revisions.markups ?? 0;
    const bronze = await makeGroup(staff, 'Bronze');
    await told(staff, saveLeGroup, { id: bronze.id, groupName: 'Bronze agents', commissionShare: 12 });
    const head = await headNow();
    expect(head.revisions.markups).toBe(before + 2);
    const { groups } = await readMarkups({ ...world.visitor('sarathi'), head });
    expect(groups.find(({ id }) => id === bronze.id)).toMatchObject({
      groupName: 'Bronze agents',
      commissionShare: 1200,
    });
    const { events } = await told(staff, getLeGroupsForWl, {});
    const name = `${staff.item.firstName} ${staff.item.lastName}`.trim();
    expect(events[0]).toEqual({
      at: '2026-11-22T06:00:00.000Z',
      text: 'Group changed',
      from: 'Bronze, 0 % of the commission',
      to: 'Bronze agents, 12 % of the commission',
      by: name,
    });
    expect(events[1]).toMatchObject({ text: 'Group made', from: '', to: 'Bronze, 0 % of the commission' });
  });

  it('have one default through 50 changes at once, one of which deletes what others choose', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, (_, at) => makeGroup(staff, `Rush ${at}`)));
    const answers = await Promise.all([
      ...Array.from({ length: 49 }, (_, at) =>
        asking(staff)(setDefaultLeGroup, { groupId: made[at % made.length]!.id }),
      ),
      asking(staff)(deleteLeGroup, { groupId: made[0]!.id, isConfirmed: true }),
    ]);
    const allowed = [200, 404, 409, 503];
    expect(answers.filter(({ status }) => !allowed.includes(status))).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const names = await defaults();
    expect(names).toHaveLength(1);
    expect((await groupsNow(staff)).some(({ groupName }) => groupName === names[0])).toBe(true);
  });
});

describe('a customer of a group', () => {
  it('is put into it by the company, with its tax settings, and lists and prices follow', async () => {
    const group = await makeGroup(staff, 'Coastal agents');
    const agent = await world.addUser('sarathi', 'travelAgent');
    const LEId = agent.item.legalEntityId!;
    expect(await told(staff, mapLeIdWithLeGroupId, { groupId: group.id, LEId })).toEqual({
      groupName: 'Coastal agents',
    });
    const known = await told(staff, getConsumerLeIdGroupMapping, { consumerLEId: LEId });
    expect(known.mapping).toEqual([{ legalEntityGroupsId: group.id, LEId }]);
    expect(known.leRelationConfig).toEqual({ isTdsDeductable: true });
    expect(known.events[0]).toMatchObject({ to: 'Coastal agents' });
    const { customer } = await told(staff, getUserById, { id: agent.item.userId });
    expect(customer).toMatchObject({ groupName: 'Coastal agents', userGroup: { groupId: group.id } });
    await told(staff, setLeRelationConfig, { isTdsDeductable: false, userLEID: LEId });
    const after = await told(staff, getConsumerLeIdGroupMapping, { consumerLEId: LEId });
    expect(after.leRelationConfig).toEqual({ isTdsDeductable: false });
    expect(after.events[0]).toMatchObject({ from: 'Deduct TDS', to: 'Do not Deduct TDS' });
    expect(await told(staff, mapLeIdWithLeGroupId, { groupId: '', LEId })).toEqual({ groupName: '' });
  });

  it('has a history that hundreds of other changes push out of no editor', async () => {
    const group = await makeGroup(staff, 'Long remembered');
    const agent = await world.addUser('sarathi', 'travelAgent');
    const LEId = agent.item.legalEntityId!;
    await told(staff, mapLeIdWithLeGroupId, { groupId: group.id, LEId });
    const job = world.job('sarathi');
    world.clock.advance(1000);
    const other = { what: 'ownMarkup', id: 'ANOTHER', from: 'off', to: 'on' } as const;
    for (let made = 0; made < 600; made += 100)
      await commit(job, Array.from({ length: 100 }, () => markupEventWrites(job, other)).flat());
    const { events } = await told(staff, getConsumerLeIdGroupMapping, { consumerLEId: LEId });
    expect(events).toMatchObject([{ to: 'Long remembered' }]);
    expect((await told(staff, getLeGroupsForWl, {})).events[0]).toMatchObject({ to: 'Long remembered' });
    world.clock.advance(1000);
    await commit(job, markupEventWrites(job, { ...other, id: LEId }));
    const after = await told(staff, getConsumerLeIdGroupMapping, { consumerLEId: LEId });
    expect(after.events[0]).toMatchObject({ text: expect.stringMatching(/own markup changed$/), to: 'on' });
  });

  it('without a company stands for himself, and has no tax settings', async () => {
    const group = await makeGroup(staff, 'Friends of the house');
    const traveller = await world.addUser('sarathi', 'retail');
    const LEId = traveller.item.userId;
    await told(staff, mapLeIdWithLeGroupId, { groupId: group.id, LEId });
    const known = await told(staff, getConsumerLeIdGroupMapping, { consumerLEId: LEId });
    expect(known).toMatchObject({ mapping: [{ legalEntityGroupsId: group.id }], leRelationConfig: null });
    expect(await asking(staff)(setLeRelationConfig, { isTdsDeductable: false, userLEID: LEId })).toMatchObject({
      status: 404,
    });
  });

  it('is never one of staff, of another site, or of nobody', async () => {
    const group = await makeGroup(staff, 'Nobody here');
    const member = await world.addUser('sarathi', 'staff');
    const agent = await world.addUser('sarathi', 'travelAgent');
    const foreign = await world.addUser('gulf', 'travelAgent');
    for (const LEId of [member.item.userId, agent.item.userId, foreign.item.legalEntityId!, 'NOBODY'])
      expect(await asking(staff)(mapLeIdWithLeGroupId, { groupId: group.id, LEId }), LEId).toMatchObject({
        status: 404,
      });
    const [theirs] = await groupsNow(elsewhere);
    const LEId = agent.item.legalEntityId!;
    expect(await asking(staff)(mapLeIdWithLeGroupId, { groupId: theirs!.id, LEId })).toMatchObject({ status: 404 });
  });

  it('falls to the default when the group is deleted, which is said before', async () => {
    const group = await makeGroup(staff, 'Short lived');
    const agent = await world.addUser('sarathi', 'travelAgent');
    const traveller = await world.addUser('sarathi', 'retail');
    await told(staff, mapLeIdWithLeGroupId, { groupId: group.id, LEId: agent.item.legalEntityId! });
    await told(staff, mapLeIdWithLeGroupId, { groupId: group.id, LEId: traveller.item.userId });
    await told(staff, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: 10, groupId: group.id });
    const [standard] = await defaults();
    const refused = await asking(staff)(deleteLeGroup, { groupId: group.id });
    expect(refused).toMatchObject({ status: 409, errorCode: 'GROUP_IN_USE' });
    expect(refused.message).toBe(
      `1 company and 1 customer without a company are in Short lived and will pay the prices of ${standard}, the default group. 1 rule of the group will no longer apply.`,
    );
    await told(staff, deleteLeGroup, { groupId: group.id, isConfirmed: true });
    const { customer } = await told(staff, getUserById, { id: agent.item.userId });
    expect(customer.groupName).toBe('');
    const known = await told(staff, getConsumerLeIdGroupMapping, { consumerLEId: agent.item.legalEntityId! });
    expect(known.mapping).toEqual([]);
    expect(await asking(staff)(deleteLeGroup, { groupId: group.id })).toMatchObject({ status: 404 });
  });

  it('keeps the default group: it cannot be deleted', async () => {
    const standing = (await groupsNow(staff)).find(({ isDefault }) => isDefault)!;
    const refused = { status: 409, errorCode: 'GROUP_IS_DEFAULT' };
    expect(await asking(staff)(deleteLeGroup, { groupId: standing.id, isConfirmed: true })).toMatchObject(refused);
  });
});
