import { beforeAll, describe, expect, it } from 'vitest';
import { putRule } from '#functions/markups/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { deleteAirlineSpecificMarkupForWl } from '#shared/markups/rules/delete-airline-specific-markup-for-wl.ts';
import { deleteDefaultAirlineMarkup } from '#shared/markups/rules/delete-default-airline-markup.ts';
import { deleteFixedDepartureMarkup } from '#shared/markups/rules/delete-fixed-departure-markup.ts';
import { getAirlineSpecificMarkupForWl } from '#shared/markups/rules/get-airline-specific-markup-for-wl.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { getFixedDepartureMarkup } from '#shared/markups/rules/get-fixed-departure-markup.ts';
import { saveAirlineSpecificMarkupForWl } from '#shared/markups/rules/save-airline-specific-markup-for-wl.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { saveFixedDepartureMarkup } from '#shared/markups/rules/save-fixed-departure-markup.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { asking, makeGroup, told } from './price-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let groupId = '';
beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  groupId = (await makeGroup(staff, 'Gold agents')).id;
});

const lists = [
  ['default airline', getDefaultAirlineMarkup, saveDefaultAirlineMarkup, deleteDefaultAirlineMarkup, {}],
  [
    'airline specific',
    getAirlineSpecificMarkupForWl,
    saveAirlineSpecificMarkupForWl,
    deleteAirlineSpecificMarkupForWl,
    { airlineCode: 'AI' },
  ],
  ['fixed departure', getFixedDepartureMarkup, saveFixedDepartureMarkup, deleteFixedDepartureMarkup, {}],
] as const;

describe.each(lists)('%s rules', (_, get, save, remove, conditions) => {
  it('are made, changed by version, listed with who did it, and taken away', async () => {
    const { rule } = await told(staff, save, { kind: 'perPassenger', amount: 300, groupId, ...conditions });
    expect(rule).toMatchObject({
      amount: 30_000,
      percent: null,
      currency: 'INR',
      groupName: 'Gold agents',
      version: 1,
      state: 'active',
      createdAt: '2026-11-22T06:00:00.000Z',
      ...conditions,
    });
    const { markupId } = rule;
    const other = { kind: 'percentOfBase', percent: 2.5, groupId, cabin: 'Business', ...conditions } as const;
    const stale = await asking(staff)(save, { markupId, version: 7, ...other });
    expect(stale).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    const changed = await told(staff, save, { markupId, version: 1, ...other });
    expect(changed.rule).toMatchObject({ amount: null, percent: 2.5, cabin: 'Business', version: 2 });
    const listed = await told(staff, get, {});
    expect(listed.rules.filter((one) => one.markupId === markupId)).toEqual([changed.rule]);
    expect(listed.events[0]).toMatchObject({ text: 'Rule changed', from: rule.words, to: changed.rule.words });
    await told(staff, remove, { markupId });
    expect((await told(staff, get, {})).rules.some((one) => one.markupId === markupId)).toBe(false);
    for (const gone of [
      () => asking(staff)(remove, { markupId }),
      () => asking(staff)(save, { markupId, version: 2, ...other }),
    ])
      expect(await gone()).toMatchObject({ status: 404 });
  });

  it('are nobody’s of another site', async () => {
    const { rule } = await told(staff, save, { kind: 'perBooking', amount: 1, ...conditions });
    const stranger = world.user('gulf', 'staff');
    const { markupId } = rule;
    expect((await told(stranger, get, {})).rules.some((one) => one.markupId === markupId)).toBe(false);
    expect(await asking(stranger)(remove, { markupId })).toMatchObject({ status: 404 });
    const theirs = { markupId, version: 1, kind: 'perBooking', amount: 2, ...conditions } as const;
    expect(await asking(stranger)(save, theirs)).toMatchObject({ status: 404 });
    await told(staff, remove, { markupId });
  });

  it('refuse in a sentence what no rule can be', async () => {
    const wrong = async (fields: object, field: string, text?: RegExp) => {
      const body = { kind: 'perPassenger', amount: 300, ...conditions, ...fields } as const;
      const answer = await asking(staff)(save, body);
      expect(answer, JSON.stringify(fields)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
      expect(answer.errors![field], field).toMatch(text ?? /\w/);
    };
    await wrong({ amount: -1 }, 'amount', /choose Discount/);
    await wrong({ amount: undefined }, 'amount');
    await wrong({ kind: 'percentOfBase', amount: undefined }, 'percent');
    for (const percent of [2.505, 1e-9, 5e-3, 2.000_000_001])
      await wrong({ kind: 'percentOfBase', amount: undefined, percent }, 'percent', /two decimals/);
    await wrong({ kind: 'percentOfBase', percent: 2 }, 'amount', /leave the amount out/);
    await wrong({ percent: 2 }, 'percent', /leave the percentage out/);
    await wrong({ kind: 'percentOfBase', percent: 101, effect: 'discount' }, 'percent', /more than 100/);
    await wrong({ validFrom: '2026-12-02', validTo: '2026-12-01' }, 'validTo', /before the first day/);
    await wrong({ validFrom: '2026-02-30' }, 'validFrom');
    await wrong({ groupId: 'NOBODYS' }, 'groupId', /group does not exist/);
    await wrong({ supplier: 'nobodys' }, 'supplier');
    await wrong({ airlineCode: 'A' }, 'airlineCode');
    await wrong({ airlineCode: '0Q' }, 'airlineCode');
    await wrong({ departureId: 'FD1' }, 'departureId');
    await wrong({ currency: 'USD' }, 'currency');
    expect(await asking(staff)(save, { kind: 'perPassenger', amount: 0.005, ...conditions })).toMatchObject({
      status: 400,
    });
  });
});

describe('a rule', () => {
  it('for one airline stands in its own list, which no other rule does', async () => {
    const body = { kind: 'perPassenger', amount: 300 } as const;
    const errors = { airlineCode: expect.any(String) };
    expect(await asking(staff)(saveAirlineSpecificMarkupForWl, body)).toMatchObject({ errors });
    expect(await asking(staff)(saveDefaultAirlineMarkup, { ...body, airlineCode: 'AI' })).toMatchObject({ errors });
  });

  it('that never wins says which other hides it, and for how long', async () => {
    const body = { kind: 'perPassenger', cabin: 'First' } as const;
    const save = (amount: number, fields: object = {}) =>
      told(staff, saveDefaultAirlineMarkup, { ...body, amount, ...fields });
    const { rule: older } = await save(100);
    world.clock.advance(60_000);
    const { rule: newer } = await save(200);
    await save(150, { validFrom: '2026-12-01', validTo: '2026-12-31' });
    await save(120, { validTo: '2026-11-01' });
    const { rules } = await told(staff, getDefaultAirlineMarkup, {});
    const by = (amount: number) => rules.find((rule) => rule.cabin === 'First' && rule.amount === amount * 100)!;
    expect(by(100)).toMatchObject({ markupId: older.markupId, state: 'hidden', hiddenById: newer.markupId });
    expect(by(100).note).toBe(`Overridden by ${newer.words}`);
    expect(by(200).state).toBe('active');
    expect(by(200).note).toMatch(/^From 1 Dec 2026 to 31 Dec 2026 overridden by Markup of ₹\u00a0150.00 per passenger/);
    expect(by(150)).toMatchObject({ state: 'planned', note: 'It starts on 1 Dec 2026.' });
    expect(by(120)).toMatchObject({ state: 'over', note: 'It ended on 1 Nov 2026.' });
  });

  it('that is unusual is warned of, and saved when it is sent again', async () => {
    const much = { kind: 'percentOfBase', percent: 120, cabin: 'Business' } as const;
    const warned = await asking(staff)(saveDefaultAirlineMarkup, much);
    expect(warned).toMatchObject({ status: 409, errorCode: 'RULE_UNUSUAL' });
    expect(warned.message).toMatch(/more than the fare itself/);
    expect(await asking(staff)(saveDefaultAirlineMarkup, { ...much, isConfirmed: true })).toMatchObject({
      status: 200,
    });
    const off = { kind: 'perBooking', amount: 100, effect: 'discount', fareType: 'lowCost' } as const;
    expect((await asking(staff)(saveDefaultAirlineMarkup, off)).message).toMatch(/^No matching sales/);
    const buyer = world.user('sarathi', 'retail');
    const sold = makeBooking(buyer, { createdAt: '2026-11-20T06:00:00.000Z' });
    await storeBooking(world.job('sarathi'), { ...sold, offer: { ...sold.offer, isLCC: true, commission: 5000 } });
    const beyond = await asking(staff)(saveDefaultAirlineMarkup, off);
    expect(beyond.message).toMatch(/1 would have had a discount above the supplier’s commission/);
    const within = { ...off, amount: 50 };
    expect(await asking(staff)(saveDefaultAirlineMarkup, within)).toMatchObject({ status: 200 });
    // An amount says nothing by itself of how much it is: what was sold does.
    const added = { kind: 'perBooking', amount: 900_000, fareType: 'lowCost', validFrom: '2026-01-01' } as const;
    const beyondFare = await asking(staff)(saveDefaultAirlineMarkup, added);
    expect(beyondFare).toMatchObject({ status: 409, errorCode: 'RULE_UNUSUAL' });
    expect(beyondFare.message).toMatch(/^Of the 1 booking .* 1 would have paid more markup than fare\./);
    for (const one of [
      { ...added, amount: 100 },
      { ...added, isConfirmed: true },
    ])
      expect(await asking(staff)(saveDefaultAirlineMarkup, one)).toMatchObject({ status: 200 });
  });

  it('is one of a thousand of its kind at most', async () => {
    const job = world.job('quiet');
    const rule = { kind: 'perBooking', value: 1, groupId: '', airlineCode: 'AI', departureId: '' } as const;
    for (let at = 0; at < 1000; at += 100)
      await commit(
        job,
        Array.from({ length: 100 }, (_, i) => putRule(job, 'AIR', { ...rule, id: `R${at + i}` })),
      );
    const desk = world.user('quiet', 'staff');
    const body = { kind: 'perBooking', amount: 1, airlineCode: 'AI' } as const;
    expect(await asking(desk)(saveAirlineSpecificMarkupForWl, body)).toMatchObject({
      status: 409,
      errorCode: 'TOO_MANY_RULES',
    });
    expect(await asking(desk)(saveDefaultAirlineMarkup, { ...body, airlineCode: '' })).toMatchObject({ status: 200 });
  });

  it('is the thousandth for one of five who come at once, and makes room when it goes', async () => {
    const desk = world.user('quiet', 'staff');
    const body = { kind: 'perBooking', amount: 1, airlineCode: 'AI' } as const;
    const saveFive = async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => asking(desk)(saveAirlineSpecificMarkupForWl, body)),
      );
      return answers.map(({ status }) => status).toSorted();
    };
    for (const markupId of ['R0', 'R1']) {
      await told(desk, deleteAirlineSpecificMarkupForWl, { markupId });
      expect(await saveFive()).toEqual([200, 409, 409, 409, 409]);
      expect((await told(desk, getAirlineSpecificMarkupForWl, {})).rules).toHaveLength(1000);
    }
  });
});
