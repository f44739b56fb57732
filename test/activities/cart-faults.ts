import type { CartHead } from '#functions/activities/cart/model.ts';
import { readRows } from '#test/wallet/read-ledger.ts';

const added = (sums: Map<string, number>, name: string, count: number) => sums.set(name, (sums.get(name) ?? 0) + count);

/** Numbers that are not zero, by name, in the order of the names. */
const standing = (sums: ReadonlyMap<string, number>): [string, number][] =>
  [...sums].filter(([, count]) => count !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * What a site's carts say, past the stores so that nothing hides, beside what is kept of them: places by option and time as
 * carts hold them and as they are taken, and carts by state, the site's and each owner's, as they are and as they are counted.
 */
export async function readCarts(site: string) {
  const held = new Map<string, number>();
  const taken = new Map<string, number>();
  const are = new Map<string, number>();
  const counted = new Map<string, number>();
  for (const row of await readRows(site)) {
    const [pk, sk] = [String(row.pk), String(row.sk)];
    if (pk.includes('#CART#') && sk === 'A') {
      const { status, owner, booked } = row as unknown as CartHead;
      added(are, `site ${status}`, 1);
      added(are, `${owner} ${status}`, 1);
      for (const { optionId, date, time, guests } of booked?.takes ?? [])
        added(held, `${optionId} ${date}#${time}`, guests);
    }
    if (pk.includes('#SLOT#')) added(taken, `${pk.split('#SLOT#')[1]} ${sk}`, Number(row.taken));
    if (pk.endsWith('#CARTN'))
      for (const [status, count] of Object.entries(row))
        if (typeof count === 'number' && status === status.toUpperCase())
          added(counted, `${sk.startsWith('SHARD#') ? 'site' : sk} ${status}`, count);
  }
  return { held: standing(held), taken: standing(taken), are: standing(are), counted: standing(counted) };
}
