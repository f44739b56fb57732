import { beforeAll, describe, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { readConsumerTerms } from '#functions/markups/groups/consumer-store.ts';
import {
  addConsumerWrites,
  changeConsumerWrites,
  consumerSwitchWrites,
} from '#functions/markups/groups/consumer-writes.ts';
import { customerOf } from '#functions/markups/groups/customer-of.ts';
import { readBook } from '#functions/markups/store.ts';
import { commit } from '#functions/table/commit.ts';
import { deleteLeGroup } from '#shared/markups/groups/delete-le-group.ts';
import { getConsumerLeIdGroupMapping } from '#shared/markups/groups/get-consumer-le-id-group-mapping.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { setLeRelationConfig } from '#shared/markups/groups/set-le-relation-config.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, makeGroup, told } from './price-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const LEId = 'SITE#gulf';
const gulf = { consumer: 'gulf', userId: 'PARTNER0GULF' };
let staff: TestUser;

beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  await makeGroup(staff, 'Everybody', 10);
  expect((await commit(world.job('sarathi'), addConsumerWrites(world.job('sarathi'), gulf, undefined))).ok).toBe(true);
});

/** A sale of the consumer's, priced by the site that supplies it. */
const priced = async (consumer = 'gulf') =>
  customerOf(world.visitor('sarathi'), (await readBook(scopeOfJob(world.job('sarathi')))).book, {
    userType: 'travelAgent',
    groupId: '',
    owner: `SITE#${consumer}`,
  });
const terms = () => readConsumerTerms(world.job('sarathi'), 'gulf');

describe('a site that sells what this one supplies', () => {
  it('is one once, in the default group, with TDS, searching and not holding', async () => {
    const again = await commit(world.job('sarathi'), addConsumerWrites(world.job('sarathi'), gulf, undefined));
    expect(again).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(await terms()).toMatchObject({
      groupId: '',
      isTdsDeductable: true,
      isFlightSearchAllowed: true,
      isFlightHoldAllowed: false,
    });
    expect(await priced()).toMatchObject({ commissionShare: 1000, isTdsDeductable: true });
  });

  it('is put into a group, whose price it pays from then on', async () => {
    const { id } = await makeGroup(staff, 'Resellers', 60);
    expect(await told(staff, mapLeIdWithLeGroupId, { groupId: id, LEId })).toEqual({ groupName: 'Resellers' });
    expect(await priced()).toMatchObject({ groupId: id, commissionShare: 6000 });
    const shown = await told(staff, getConsumerLeIdGroupMapping, { consumerLEId: LEId });
    expect(shown).toMatchObject({
      mapping: [{ legalEntityGroupsId: id, LEId }],
      leRelationConfig: { isTdsDeductable: true },
      events: [{ text: 'gulf: group changed', from: '', to: 'Resellers' }],
    });
    expect(await asking(staff)(deleteLeGroup, { groupId: id })).toMatchObject({
      errorCode: 'GROUP_IN_USE',
      errorMessage: expect.stringContaining('1 API consumer is in Resellers'),
    });
    await told(staff, mapLeIdWithLeGroupId, { groupId: '', LEId });
    expect((await asking(staff)(deleteLeGroup, { groupId: id })).status).toBe(200);
    expect(await priced()).toMatchObject({ commissionShare: 1000 });
  });

  it('has a tax setting of its own', async () => {
    await told(staff, setLeRelationConfig, { userLEID: LEId, isTdsDeductable: false });
    expect(await priced()).toMatchObject({ isTdsDeductable: false });
    const { leRelationConfig, events } = await told(staff, getConsumerLeIdGroupMapping, { consumerLEId: LEId });
    expect(leRelationConfig).toEqual({ isTdsDeductable: false });
    expect(events[0]).toMatchObject({
      text: 'gulf: tax settings changed',
      from: 'Deduct TDS',
      to: 'Do not Deduct TDS',
    });
  });

  it('has its switches, each change of which says who made it', async () => {
    const before = (await terms())!;
    expect((await commit(staff.actor, consumerSwitchWrites(staff.actor, before, 'isFlightHoldAllowed', true))).ok).toBe(
      true,
    );
    expect(await terms()).toMatchObject({ isFlightHoldAllowed: true, isFlightSearchAllowed: true });
    const stale = await commit(staff.actor, [changeConsumerWrites(staff.actor, before, { isTdsDeductable: true })]);
    expect(stale).toMatchObject({ ok: false, code: 'CONFLICT' });
    const { events } = await told(staff, getConsumerLeIdGroupMapping, { consumerLEId: LEId });
    expect(events[0]).toMatchObject({
      text: 'gulf: permissions changed',
      from: 'Flight hold off',
      to: 'Flight hold on',
      by: `${staff.item.firstName} ${staff.item.lastName}`.trim(),
    });
  });

  it('is nobody’s who does not supply it, and nobody where it is no consumer', async () => {
    const others = world.user('gulf', 'staff');
    const ask = asking(others);
    expect(await ask(getConsumerLeIdGroupMapping, { consumerLEId: LEId })).toMatchObject({ status: 404 });
    expect(await ask(setLeRelationConfig, { userLEID: LEId, isTdsDeductable: true })).toMatchObject({ status: 404 });
    expect(await asking(staff)(mapLeIdWithLeGroupId, { groupId: '', LEId: 'SITE#quiet' })).toMatchObject({
      status: 404,
    });
    expect(await priced('quiet')).toMatchObject({ commissionShare: 1000, isTdsDeductable: true });
  });
});
