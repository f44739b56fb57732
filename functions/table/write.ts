import type { FailureCode } from '#shared/errors.ts';
import type { Key } from './key.ts';
import type { Item } from './read.ts';

type Scalar = string | number | boolean;

/** A condition on the item a write touches. All of a write's conditions must hold. */
export type Test =
  | { absent: true }
  | { exists: true }
  | { field: string; is: Scalar }
  | { field: string; isNot: Scalar }
  | { field: string; oneOf: readonly Scalar[] }
  | { field: string; missing: true }
  | { field: string; atLeast: number | string }
  | { field: string; below: number | string }
  | { anyOf: readonly Test[] };

/** What any commit may answer, whatever its writes refuse with: something changed meanwhile, or too much was asked at once. */
type AlwaysAnswered = 'CONFLICT' | 'BUSY';

/** What a violated condition means to the caller; a function looks at the row as it was (undefined: no such row). */
export type Otherwise<F extends FailureCode> = F | AlwaysAnswered | ((old: Item | undefined) => F | AlwaysAnswered);

interface Conditional<F extends FailureCode> {
  key: Key;
  when?: readonly Test[];
  /** Default CONFLICT. */
  otherwise?: Otherwise<F>;
}

/**
 * A write as plain data. A domain's writes.ts returns these; only commit.ts carries them out. `F` is what it refuses with
 * beside CONFLICT and BUSY: whoever commits it answers that too, or does not compile.
 */
export type Write<F extends FailureCode> =
  | (Conditional<F> & { kind: 'put'; item: Item })
  /** `add` adds to numbers, absent ones counting as 0, and puts numbers into sets of them, out of which `take` takes them. */
  | (Conditional<F> & {
      kind: 'update';
      set?: Item;
      add?: Record<string, number | ReadonlySet<number>>;
      take?: Record<string, ReadonlySet<number>>;
      remove?: readonly string[];
    })
  | (Conditional<F> & { kind: 'delete' })
  | (Conditional<F> & { kind: 'check'; when: readonly Test[] });

/** A put that fails where the item already is. */
export const create = <const F extends FailureCode = never>(
  key: Key,
  item: Item,
  otherwise: Otherwise<F> = 'CONFLICT',
): Write<F> => ({
  kind: 'put',
  key,
  item,
  when: [{ absent: true }],
  otherwise,
});
