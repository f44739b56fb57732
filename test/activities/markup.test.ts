import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { addActivityMarkUp } from '#shared/activities/markup/add-activity-mark-up.ts';
import { deleteActivityMarkup } from '#shared/activities/markup/delete-activity-markup.ts';
import { explainActivityPrice } from '#shared/activities/markup/explain-activity-price.ts';
import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { randomId } from '#shared/ids.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, makeGroup, told } from '#test/markups/price-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const DUBAI = 'ae-03-dubai';
let [staff, agent, other]: TestUser[] = [];
let [activityId, tourOptionId] = ['', ''];

const add = async (as: TestUser, rule: Partial<WireRequestOf<typeof addActivityMarkUp>>) =>
  (await told(as, addActivityMarkUp, { kind: 'percentOfBase', ...(!rule.kind && { percent: 10 }), ...rule })).rule;
const rulesOf = async (as: TestUser) => (await told(as, getActivityMarkUp, {})).rules;
const explain = (as: TestUser, more: Partial<WireRequestOf<typeof explainActivityPrice>> = {}) =>
  told(as, explainActivityPrice, { tourOptionId, date: '2027-01-12', adults: 2, ...more });

beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  agent = world.user('sarathi', 'travelAgent');
  other = await world.addUser('sarathi', 'travelAgent');
  const { market } = await told(staff, createNewMarket, { name: 'Home' });
  activityId = (await told(staff, saveActivity, { name: 'Desert safari', cityId: DUBAI })).activity.id;
  const made = await told(staff, saveTourOptions, { activityId, tourOptions: [{ name: 'Evening', hasTicket: true }] });
  tourOptionId = made.tourOptions[0]!.id;
  await told(staff, saveActivityTicketRates, {
    ...{ tourOptionId, marketId: market.id, isPerPax: true, description: '', adultAmount: 200, childAmount: 100 },
    ...{ validFromDate: '2026-11-01', validTillDate: '2027-12-31' },
  });
});

describe('markups on activities', () => {
  it('are none of an agent’s without a company, whose word would stand in the site’s history', async () => {
    const { item } = await world.addUser('sarathi', 'travelAgent');
    const alone = await world.addUser('sarathi', 'travelAgent', { legalEntityId: item.legalEntityId! });
    await commit(world.job('sarathi'), [
      {
        kind: 'update',
        key: keys.user(world.job('sarathi'), alone.actor.userId),
        remove: ['legalEntityId'],
      },
    ]);
    expect(await asking(alone)(addActivityMarkUp, { kind: 'percentOfBase', percent: 5 })).toMatchObject({
      status: 403,
      errorMessage: expect.stringMatching(/^Your account belongs to no company yet\./),
    });
  });

  it('are made, changed, switched off and deleted, by whoever set them alone', async () => {
    const all = await add(staff!, {});
    const city = await add(staff!, { kind: 'perPassenger', amount: 15, cityId: DUBAI, validFrom: '2027-01-01' });
    expect(await rulesOf(staff!)).toMatchObject([
      {
        id: city.id,
        words: 'Markup of ₹\u00a015.00 per guest: Every customer, Dubai, from 1 Jan 2027',
        state: 'planned',
      },
      { id: all.id, words: 'Markup of 10 %: Every customer, every city', percent: 10, amount: null, state: 'active' },
    ]);
    expect(await rulesOf(agent!)).toEqual([]);
    expect(await asking(agent)(deleteActivityMarkup, { id: all.id })).toMatchObject({ status: 404 });
    const off = await add(staff!, {
      id: city.id,
      version: 1,
      kind: 'perPassenger',
      amount: 15,
      cityId: DUBAI,
      isOn: false,
    });
    expect(off).toMatchObject({ version: 2, state: 'off', createdAt: city.createdAt });
    expect(await asking(staff)(deleteActivityMarkup, { id: city.id })).toMatchObject({ status: 200, result: {} });
    expect(await asking(staff)(deleteActivityMarkup, { id: city.id })).toMatchObject({ status: 404 });
    const { events } = await told(staff!, getDefaultAirlineMarkup, {});
    expect(events.slice(0, 2)).toMatchObject([{ text: 'Rule deleted' }, { text: 'Rule changed' }]);
    await told(staff!, deleteActivityMarkup, { id: all.id });
    expect(await rulesOf(staff!)).toEqual([]);
  });

  it('say which rule hides another', async () => {
    const old = await add(staff!, { percent: 5 });
    world.clock.advance(1_000);
    const newer = await add(staff!, { percent: 6 });
    expect(await rulesOf(staff!)).toMatchObject([
      { id: newer.id, state: 'active', hiddenById: '' },
      { id: old.id, state: 'hidden', hiddenById: newer.id, note: `Overridden by ${newer.words}` },
    ]);
    for (const { id } of [old, newer]) await told(staff!, deleteActivityMarkup, { id });
  });

  it('refuse 10,000 %, what the site does not have, and what an agency does not set', async () => {
    const wrong = async (as: TestUser, rule: Partial<WireRequestOf<typeof addActivityMarkUp>>, field: string) => {
      const answer = await asking(as)(addActivityMarkUp, { kind: 'percentOfBase', percent: 10, ...rule });
      expect(answer, field).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } });
    };
    await wrong(staff!, { percent: 10_000 }, 'percent');
    await wrong(staff!, { percent: undefined }, 'percent');
    await wrong(staff!, { amount: 5 }, 'amount');
    await wrong(staff!, { kind: 'perBooking', percent: undefined }, 'amount');
    await wrong(staff!, { kind: 'perBooking', percent: undefined, amount: -1 }, 'amount');
    await wrong(staff!, { validFrom: '2027-02-01', validTo: '2027-01-01' }, 'validTo');
    await wrong(staff!, { activityId: randomId(100) }, 'activityId');
    await wrong(staff!, { cityId: 'in-kl-kochi' }, 'cityId');
    const theirs = await makeGroup(world.user('gulf', 'staff'), 'Gold of others');
    await wrong(staff!, { groupId: theirs.id }, 'groupId');
    await wrong(agent!, { groupId: 'RETAIL' }, 'groupId');
    expect(await rulesOf(staff!)).toEqual([]);
  });

  it('are what a price is made of, line by line, with why each other rule does not apply', async () => {
    const group = await makeGroup(staff!, 'Gold');
    const all = await add(staff!, {});
    const gold = await add(staff!, { groupId: group.id, percent: 5 });
    const activity = await add(staff!, { kind: 'perPassenger', amount: 7, activityId });
    const retail = await explain(staff!);
    expect(retail).toMatchObject({ total: 400_00 + 14_00 + 2_52, own: 0, reason: '' });
    expect(retail.rules).toMatchObject([
      { id: activity.id, outcome: 'won', because: '' },
      { id: all.id, outcome: 'lost', because: 'a rule for the activity goes before it' },
      { id: gold.id, outcome: 'notFor', because: 'is for other customers' },
    ]);
    await told(staff!, deleteActivityMarkup, { id: activity.id });
    expect((await explain(staff!, { groupId: group.id })).total).toBe(400_00 + 20_00 + 3_60);
    const elsewhere = asking(world.user('gulf', 'staff'))(explainActivityPrice, { tourOptionId, date: '2027-01-12' });
    expect(await elsewhere).toMatchObject({ status: 404 });
    expect(await explain(staff!, { date: '2030-01-01' })).toMatchObject({
      ...{ total: null, lines: [], reason: 'No price for this day' },
    });
    for (const { id } of [all, gold]) await told(staff!, deleteActivityMarkup, { id });
  });

  it('of an agency are beside what it pays, never in it, and nobody else’s', async () => {
    const own = await add(agent!, { percent: 12.5 });
    expect(own.words).toBe('Markup of 12.5 %: every city');
    expect(await explain(agent!)).toMatchObject({ total: 400_00, own: 50_00, rules: [{ id: own.id, outcome: 'won' }] });
    expect(await explain(other!)).toMatchObject({ total: 400_00, own: 0, rules: [] });
    expect(await rulesOf(other!)).toEqual([]);
    expect(await asking(other)(addActivityMarkUp, { id: own.id, kind: 'percentOfBase', percent: 1 })).toMatchObject({
      status: 404,
    });
    await add(agent!, { id: own.id, version: 1, percent: 12.5, isOn: false });
    expect(await explain(agent!)).toMatchObject({ total: 400_00, own: 0, rules: [{ because: 'is switched off' }] });
  });
});
