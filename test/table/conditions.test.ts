import { describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import type { Test, Write } from '#functions/table/write.ts';
import { useWorld } from '#test/harness/use-world.ts';
import type { FailureCode } from '#shared/errors.ts';

const world = useWorld();
const key = (id = 'K') => keys.order(world.job('sarathi'), id);
const commits = async (...writes: Write<FailureCode>[]) => (await commit(world.job('sarathi'), writes)).ok;
const row: Item = { state: 'paid', amount: 500, nested: { seats: 3 }, size: 7, status: 'a' };

const holding: [string, Test][] = [
  ['exists', { exists: true }],
  ['equals a text', { field: 'state', is: 'paid' }],
  ['equals a number', { field: 'amount', is: 500 }],
  ['differs', { field: 'state', isNot: 'new' }],
  ['is one of', { field: 'state', oneOf: ['new', 'paid'] }],
  ['is missing', { field: 'refund', missing: true }],
  ['is at least', { field: 'amount', atLeast: 500 }],
  ['is below', { field: 'amount', below: 501 }],
  [
    'either',
    {
      anyOf: [
        { field: 'refund', missing: true },
        { field: 'refund', below: 1 },
      ],
    },
  ],
  ['a field inside a field', { field: 'nested.seats', atLeast: 3 }],
  ['a field named like a reserved word', { field: 'size', is: 7 }],
];
const violated: [string, Test][] = [
  ['is absent', { absent: true }],
  ['equals a text', { field: 'state', is: 'new' }],
  ['differs', { field: 'state', isNot: 'paid' }],
  ['is one of', { field: 'state', oneOf: ['new', 'held'] }],
  ['is missing', { field: 'amount', missing: true }],
  ['is at least', { field: 'amount', atLeast: 501 }],
  ['is below', { field: 'amount', below: 500 }],
  ['is at least, of a field that is not there', { field: 'refund', atLeast: 0 }],
  [
    'either',
    {
      anyOf: [
        { field: 'state', is: 'new' },
        { field: 'amount', below: 1 },
      ],
    },
  ],
  ['a field inside a field', { field: 'nested.seats', below: 3 }],
];

describe('a condition on the row', () => {
  it.each(holding)('holds: %s', async (_title, test) => {
    await commits({ kind: 'put', key: key(), item: row });
    expect(await commits({ kind: 'update', key: key(), set: { seen: true }, when: [test] })).toBe(true);
    expect(await commits({ kind: 'check', key: key(), when: [test] })).toBe(true);
  });

  it.each(violated)('is violated: %s', async (_title, test) => {
    await commits({ kind: 'put', key: key(), item: row });
    expect(await commits({ kind: 'update', key: key(), set: { seen: true }, when: [test] })).toBe(false);
    expect(await commits({ kind: 'check', key: key(), when: [test] })).toBe(false);
    expect(await getItem(key())).not.toHaveProperty('seen');
  });

  it('needs all of several', async () => {
    await commits({ kind: 'put', key: key(), item: row });
    const both: Test[] = [
      { field: 'state', is: 'paid' },
      {
        anyOf: [
          { field: 'amount', is: 1 },
          { field: 'amount', is: 2 },
        ],
      },
    ];
    expect(await commits({ kind: 'delete', key: key(), when: both })).toBe(false);
    expect(await commits({ kind: 'delete', key: key(), when: both.slice(0, 1) })).toBe(true);
  });
});

describe('an update', () => {
  it('sets, adds and removes in one, counting absent numbers as 0', async () => {
    await commits({ kind: 'put', key: key('U'), item: { state: 'new', amount: 5, draft: 'x', nested: { seats: 3 } } });
    await commits({
      kind: 'update',
      key: key('U'),
      set: { state: 'paid', 'nested.seats': 2, ignored: undefined },
      add: { amount: -7, tries: 1 },
      remove: ['draft'],
    });
    expect(await getItem(key('U'))).toMatchObject({ state: 'paid', amount: -2, tries: 1, nested: { seats: 2 } });
    expect(await getItem(key('U'))).not.toHaveProperty('draft');
    expect(await getItem(key('U'))).not.toHaveProperty('ignored');
  });

  it('takes one field for a condition and for what it sets', async () => {
    await commits({ kind: 'put', key: key('V'), item: { state: 'new', balance: 10 } });
    const debit: Write<FailureCode> = {
      kind: 'update',
      key: key('V'),
      set: { state: 'paid' },
      add: { balance: -10 },
      when: [
        { field: 'state', is: 'new' },
        { field: 'balance', atLeast: 10 },
      ],
    };
    expect([await commits(debit), await commits(debit)]).toEqual([true, false]);
    expect(await getItem(key('V'))).toMatchObject({ balance: 0, state: 'paid' });
  });
});
