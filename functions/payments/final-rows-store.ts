import type { Key } from '#functions/table/key.ts';
import { getItems } from '#functions/table/read.ts';

/** What is wanted of rows, and of which of them it never changes again. */
interface Wanted<Row, Field extends keyof Row & string, T> {
  fields: readonly Field[];
  of(row: Pick<Row, Field>): T;
  isFinal(row: Pick<Row, Field>): boolean;
  /** So many are kept; beyond them the one kept longest goes. */
  most?: number;
}

/** Some 100 to 400 bytes each. */
const MOST_KEPT = 5000;

/**
 * Reads rows by their keys, in the order asked, undefined where there is none. What never changes again of a row stays in
 * memory, under its whole key, which names the site: of such rows alone no trip is made. A row that is not there yet, or
 * not at its end, is read each time.
 */
export function keepingFinal<Row, Field extends keyof Row & string, T extends object | string>({
  fields,
  of,
  isFinal,
  most = MOST_KEPT,
}: Wanted<Row, Field, T>): (keys: readonly Key<Row>[]) => Promise<(T | undefined)[]> {
  const kept = new Map<string, T>();
  return async (keys) => {
    const missing = keys.filter((key) => !kept.has(nameOf(key)));
    const known = new Map(
      keys.flatMap((key) => (kept.has(nameOf(key)) ? [[nameOf(key), kept.get(nameOf(key))!]] : [])),
    );
    const rows = missing.length ? await getItems(missing, { fields }) : [];
    rows.forEach((row, at) => {
      if (!row) return;
      const [name, value] = [nameOf(missing[at]!), of(row)];
      known.set(name, value);
      if (isFinal(row)) kept.set(name, value);
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return keys.map((key) => known.get(nameOf(key)));
  };
}

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
