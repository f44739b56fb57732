import type { Call, WireRequestOf } from '#shared/contract.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { askGood } from './call-figures.ts';

/** Rows that every list has: a page of those that go by pages. */
export const ROWS = 25;
export const LIST_SITE = 'sarathi';

/** Does it as often as a list has rows, one after another. */
export async function eachRow<T>(make: (nth: number) => Promise<T>, rows = ROWS): Promise<T[]> {
  const made: T[] = [];
  for (let nth = 0; nth < rows; nth++) made.push(await make(nth));
  return made;
}

let asked = 0;

/** A call that makes something; throws where it is refused. */
export const askAs = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) =>
  askGood({ site: LIST_SITE, call, body, as, headers: { 'idempotency-key': `list ${(asked += 1)}` } });
