/** The builder as it stands, beside numbered versions. */
export const NOW = 0;

/** The two that are compared, the older first and the builder last: of more the last two chosen; of one it and the builder. */
export function sidesOf(chosen: readonly number[]): readonly number[] {
  const two = [...new Set(chosen)].slice(-2);
  if (two.length === 1 && two[0] !== NOW) two.push(NOW);
  return two.toSorted((one, other) => (one || Infinity) - (other || Infinity));
}
