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

/** What a violated condition means to the caller; a function looks at the row as it was (undefined: no such row). */
export type Otherwise = FailureCode | ((old: Item | undefined) => FailureCode);

interface Conditional {
  key: Key;
  when?: readonly Test[];
  /** Default CONFLICT. */
  otherwise?: Otherwise;
}

/** A write as plain data. A domain's writes.ts returns these; only commit.ts carries them out. */
export type Write =
  | (Conditional & { kind: 'put'; item: Item })
  /** `add` adds to numbers, absent ones counting as 0, and puts numbers into sets of them. */
  | (Conditional & {
      kind: 'update';
      set?: Item;
      add?: Record<string, number | ReadonlySet<number>>;
      remove?: readonly string[];
    })
  | (Conditional & { kind: 'delete' })
  | (Conditional & { kind: 'check'; when: readonly Test[] });

/** A put that fails where the item already is. */
export const create = (key: Key, item: Item, otherwise: Otherwise = 'CONFLICT'): Write => ({
  kind: 'put',
  key,
  item,
  when: [{ absent: true }],
  otherwise,
});
