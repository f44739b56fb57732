import type { PartName, PartValue } from '#shared/site/parts/parts.ts';

type Fields = Readonly<Record<string, unknown>>;
type Source = PartValue<'suppliers'>['sources'][number];

/** Fields of a part that differ between two of its values. */
export const changedFields = (one: Fields, other: Fields): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );

/** A part as it was when one's own changes were begun, and with them. */
export interface OwnChange {
  part: PartName;
  base: Fields;
  value: Fields;
}

/**
 * One's own changes of a part on top of what stands now: each field that one changed is one's own. The site's flight
 * sources are no field to take whole: one that came meanwhile stays, one that went is gone, and order and seconds are one's
 * own where one changed them.
 */
export function onTopOf(theirs: Fields, { part, base, value }: OwnChange): Fields {
  const changed = changedFields(base, value);
  if (part === 'suppliers' && changed.includes('sources'))
    return { ...theirs, sources: sourcesOnTop(listOf(theirs), listOf(base), listOf(value)) };
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, value[field]])) };
}

const listOf = ({ sources }: Fields): readonly Source[] => sources as readonly Source[];

function sourcesOnTop(theirs: readonly Source[], base: readonly Source[], own: readonly Source[]): Source[] {
  const find = (list: readonly Source[], wanted: string) => list.find(({ name }) => name === wanted);
  const names = (list: readonly Source[]) => list.map(({ name }) => name);
  const isMoved = names(base).join() !== names(own).join();
  const order = isMoved ? [...new Set([...names(own), ...names(theirs)])] : names(theirs);
  return order.flatMap((name) => {
    const now = find(theirs, name);
    const mine = find(own, name)?.deadlineSeconds;
    const isMine = mine !== undefined && !Object.is(mine, find(base, name)?.deadlineSeconds);
    return now ? [isMine ? { ...now, deadlineSeconds: mine } : now] : [];
  });
}
