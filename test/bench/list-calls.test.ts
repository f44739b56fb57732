import { describe, expect, it } from 'vitest';
import { allCalls } from '#shared/calls.ts';
import { listsOf } from './answers-lists.ts';
import { listRows, noLists } from './list-calls.ts';

const answeringRows = allCalls.filter((call) => listsOf(call).length > 0).map(({ name }) => name);
const measured = listRows.map(({ call }) => call.name);

describe('the bench measures every list', () => {
  it('each call that answers rows has a line, or is said to be no list, in test/bench/lists', () => {
    expect(answeringRows.length).toBeGreaterThan(50);
    expect(answeringRows.filter((name) => !measured.includes(name as never) && !noLists.includes(name))).toEqual([]);
  });

  it('says of no call both, and of none that answers no rows', () => {
    const named = [...new Set(measured), ...noLists];
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
    expect(named.filter((name) => !answeringRows.includes(name as never))).toEqual([]);
  });
});
