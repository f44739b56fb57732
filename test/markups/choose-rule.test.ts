import { describe, expect, it } from 'vitest';
import { chooseRule as choose } from '#functions/markups/rules/choose-rule.ts';
import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import type { MarkupRule } from '#shared/markups/model.ts';

const rule = (id: string, fields: Partial<MarkupRule> = {}): MarkupRule => ({
  id,
  kind: 'perPassenger',
  value: 100,
  groupId: '',
  airlineCode: '',
  departureId: '',
  ...fields,
});
const empty: MarkupBook = { groups: [], defaults: [], airlines: [], departures: [], taxes: [] };
const premium: Customer = { userType: 'travelAgent', groupId: 'PREMIUM', commissionShare: 0, isTdsDeductable: true };
const flight = (airlineCode: string, departureId?: string) => ({ segments: [{ airlineCode }], departureId });
const chooseRule = (book: MarkupBook, customer: Customer, offer: ReturnType<typeof flight>) =>
  choose(book, customer, offer, '2026-11-21');

describe('which markup holds', () => {
  const all = {
    ...empty,
    defaults: [rule('default'), rule('group', { groupId: 'PREMIUM' })],
    airlines: [
      rule('airline', { airlineCode: 'AI' }),
      rule('group and airline', { airlineCode: 'AI', groupId: 'PREMIUM' }),
    ],
  };
  const without = (...ids: string[]): MarkupBook => ({
    ...all,
    defaults: all.defaults.filter(({ id }) => !ids.includes(id)),
    airlines: all.airlines.filter(({ id }) => !ids.includes(id)),
  });

  it('goes from group and airline over group and airline alone to the default', () => {
    expect(chooseRule(all, premium, flight('AI'))?.id).toBe('group and airline');
    expect(chooseRule(without('group and airline'), premium, flight('AI'))?.id).toBe('group');
    expect(chooseRule(without('group and airline', 'group'), premium, flight('AI'))?.id).toBe('airline');
    expect(chooseRule(without('group and airline', 'group'), premium, flight('6E'))?.id).toBe('default');
    expect(chooseRule(empty, premium, flight('AI'))).toBeUndefined();
  });

  it("is never another group's", () => {
    expect(chooseRule(all, { ...premium, groupId: 'STANDARD' }, flight('AI'))?.id).toBe('airline');
    expect(
      chooseRule(
        { ...empty, defaults: [rule('group', { groupId: 'PREMIUM' })] },
        { ...premium, groupId: 'STANDARD' },
        flight('AI'),
      ),
    ).toBeUndefined();
  });

  it('has its own rules for a fixed departure, and falls back on the others', () => {
    const departures = [rule('any seat'), rule('Diwali seats', { departureId: 'FD1' })];
    expect(chooseRule({ ...all, departures }, premium, flight('AI', 'FD1'))?.id).toBe('Diwali seats');
    expect(chooseRule({ ...all, departures }, premium, flight('AI', 'FD2'))?.id).toBe('any seat');
    expect(chooseRule({ ...all, departures }, premium, flight('AI'))?.id).toBe('group and airline');
    expect(chooseRule(all, premium, flight('AI', 'FD1'))?.id).toBe('group and airline');
  });

  it('does not depend on the order in which rules were read', () => {
    const two = [rule('b'), rule('a')];
    expect(chooseRule({ ...empty, defaults: two }, premium, flight('AI'))?.id).toBe('a');
    expect(chooseRule({ ...empty, defaults: two.toReversed() }, premium, flight('AI'))?.id).toBe('a');
  });
});
