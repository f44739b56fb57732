/** Whether two values are the same, whatever they are made of. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields that differ between two values of one thing. */
export const changedFields = <V extends object>(one: V, other: V): (keyof V & string)[] =>
  ([...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof V & string)[]).filter(
    (field) => !isSame(one[field], other[field]),
  );

/** Fields that mean something else where one of `by` changes: an amount by its unit, an area by its city. */
export interface Meaning<V> {
  by: readonly (keyof V & string)[];
  fields: readonly (keyof V & string)[];
}

/**
 * One's own changes on top of what somebody else made of it: each field that one changed is one's own, and every other is
 * theirs, so that a save takes back nothing that one did not touch. Fields whose meaning either changed go together.
 */
export function fieldsOnTop<V extends object>(theirs: V, base: V, mine: V, meanings: readonly Meaning<V>[] = []): V {
  const own = new Set(changedFields(base, mine));
  const moved = new Set([...own, ...changedFields(base, theirs)]);
  for (const { by, fields } of meanings) {
    const all = [...by, ...fields];
    if (all.some((field) => own.has(field)) && by.some((field) => moved.has(field)))
      for (const one of all) own.add(one);
  }
  return { ...theirs, ...Object.fromEntries([...own].map((field) => [field, mine[field]])) };
}

/**
 * The same of a list whose entries have a name: entry by entry and field by field. What came meanwhile stays, what went is
 * gone, what one added is there, and the order is one's own where one changed it.
 */
export const entriesOnTop =
  <E extends object>(nameOf: (entry: E) => string, meanings: readonly Meaning<E>[] = []) =>
  (theirs: readonly E[], base: readonly E[], mine: readonly E[]): E[] => {
    const find = (list: readonly E[], name: string) => list.find((entry) => nameOf(entry) === name);
    const names = (list: readonly E[]) => list.map(nameOf);
    const isMoved = !isSame(names(base), names(mine));
    const order = isMoved ? [...new Set([...names(mine), ...names(theirs)])] : names(theirs);
    return order.flatMap((name) => {
      const [now, was, own] = [find(theirs, name), find(base, name), find(mine, name)];
      if (!now) return own && !was ? [own] : [];
      return [own && was ? fieldsOnTop(now, was, own, meanings) : (own ?? now)];
    });
  };
