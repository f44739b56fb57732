import { describe, expect, it } from 'vitest';
import { changedBy, heldOf, metBy, type Ways } from '#web/ui/edit/edit-state.ts';
import { changedFields, entriesOnTop, fieldsOnTop } from '#web/ui/edit/on-top.ts';

interface Rule {
  version: number;
  name: string;
  kind: string;
  value: string;
}
const rule: Rule = { version: 3, name: 'Festive', kind: 'percent', value: '2.5' };
const valueOf = (row: Rule | undefined) => ({
  name: row?.name ?? '',
  kind: row?.kind ?? 'amount',
  value: row?.value ?? '',
});
type Values = ReturnType<typeof valueOf>;
const ways: Ways<Rule, Values> = { stands: rule, valueOf, meanings: [{ by: ['kind'], fields: ['value'] }] };
const typed = (fields: Partial<Values>) =>
  changedBy<Rule, Values>(undefined, (before) => ({ ...before, ...fields }), ways);

describe('one’s own changes on top of somebody else’s', () => {
  it('take back nothing that one did not touch, and keep all that one did', () => {
    const [base, theirs] = [valueOf(rule), { ...valueOf(rule), name: 'Theirs' }];
    expect(fieldsOnTop(theirs, base, { ...base, value: '3' })).toEqual({ ...theirs, value: '3' });
    expect(fieldsOnTop(theirs, base, { ...base, name: 'Mine' })).toEqual({ ...base, name: 'Mine' });
    expect(fieldsOnTop(theirs, base, base)).toEqual(theirs);
  });

  it('take an amount with its unit where either changed that, so that none is read in another', () => {
    const base = valueOf(rule);
    const onTop = (theirs: Partial<Values>, mine: Partial<Values>) =>
      fieldsOnTop({ ...base, ...theirs }, base, { ...base, ...mine }, ways.meanings);
    expect(onTop({ kind: 'amount', value: '300' }, { value: '3' })).toEqual({ ...base, value: '3' });
    expect(onTop({ value: '4' }, { kind: 'amount', value: '300' })).toEqual({ ...base, kind: 'amount', value: '300' });
    expect(onTop({ kind: 'amount', value: '300' }, { name: 'Mine' })).toEqual({
      ...{ name: 'Mine', kind: 'amount', value: '300' },
    });
    expect(onTop({ name: 'Theirs' }, { value: '3' })).toEqual({ ...base, name: 'Theirs', value: '3' });
  });

  it('tell fields that are empty, gone or no number apart', () => {
    expect(changedFields<object>({ a: '', b: 1, c: [1] }, { b: NaN, c: [1], d: 0 })).toEqual(['a', 'b', 'd']);
    expect(changedFields<object>({ a: undefined }, {})).toEqual([]);
  });

  it('go entry by entry through a list with names', () => {
    const onTop = entriesOnTop<{ name: string; title: string }>(({ name }) => name);
    const list = (text: string) => text.split(' ').map((one) => ({ name: one[0]!, title: one.slice(1) }));
    const merged = (theirs: string, base: string, mine: string) =>
      onTop(list(theirs), list(base), list(mine))
        .map(({ name, title }) => name + title)
        .join(' ');
    expect(merged('a2 b c', 'a b', 'a b2')).toBe('a2 b2 c');
    expect(merged('a', 'a b', 'a b2'), 'what went is gone').toBe('a');
    expect(merged('a b', 'a', 'a d'), 'what was added stays').toBe('a d b');
    expect(merged('a b c', 'a b', 'b a'), 'one’s own order').toBe('b a c');
  });
});

describe('what somebody edits', () => {
  it('is what stands until something is changed, and again once that is typed back', () => {
    expect(heldOf<Rule, Values>(undefined, ways)).toMatchObject({ base: rule, value: valueOf(rule) });
    const own = typed({ name: 'Mine' });
    expect(own).toMatchObject({ base: { version: 3 }, value: { name: 'Mine' } });
    const back = changedBy(own, () => valueOf(rule), ways);
    const now = { ...rule, version: 4, name: 'Theirs' };
    expect(heldOf(back, { ...ways, stands: now })).toMatchObject({ base: now, value: { name: 'Theirs' } });
  });

  it('holds to what was read, whatever stands beside it meanwhile', () => {
    const later = { ...ways, stands: { ...rule, version: 4, name: 'Theirs' } };
    expect(heldOf(typed({ value: '3' }), later)).toMatchObject({ base: { version: 3 }, value: { name: 'Festive' } });
    expect(heldOf<Rule, Values>(undefined, later).base).toMatchObject({ version: 4 });
  });

  it('holds to what an answer says to stand, twice too, with both sides to be shown', () => {
    const [second, third] = [
      { ...rule, version: 4, name: 'Theirs' },
      { ...rule, version: 5, name: 'Others’' },
    ];
    const own = metBy(typed({ value: '3' }), second, ways);
    expect(own).toMatchObject({ base: second, value: { name: 'Theirs', value: '3' } });
    expect(own.conflict).toEqual({ was: rule, mine: { ...valueOf(rule), value: '3' }, now: second });
    expect(metBy(own, third, ways)).toMatchObject({ base: third, value: { name: 'Others’', value: '3' } });
  });

  it('does not fall back to what stood before once it was told', () => {
    const now = { ...rule, version: 4, name: 'Theirs' };
    const own = metBy(typed({ value: '3' }), now, ways);
    const theirs = { ...own, value: valueOf(now), conflict: undefined };
    expect(heldOf(theirs, ways)).toMatchObject({ base: now });
    expect(heldOf(theirs, { ...ways, stands: { ...now, version: 5 } })).toMatchObject({ base: { version: 5 } });
  });

  it('of one thing is nothing of another', () => {
    const own = changedBy<Rule, Values>(undefined, (before) => ({ ...before, name: 'Mine' }), { ...ways, of: 'a' });
    expect(heldOf(own, { ...ways, of: 'b' }).value.name).toBe('Festive');
  });

  it('of something new has no version to name', () => {
    expect(heldOf<Rule, Values>(undefined, { ...ways, stands: undefined }).base).toBeUndefined();
  });
});
