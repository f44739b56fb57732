import { describe, expect, it } from 'vitest';
import { scopeOf } from '#functions/actors/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems, type Item, queryAll, queryPage } from '#functions/table/read.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const bookingsOf = (site: 'sarathi' | 'gulf') =>
  listIn(scopeOf(world.job(site), 'site'), { site: keys.bookingsByDate });
const day = (at: number) => `2026-12-${String(at + 1).padStart(2, '0')}`;

async function storeBookings(site: 'sarathi' | 'gulf', count: number): Promise<void> {
  const actor = world.job(site);
  const writes = Array.from({ length: count }, (_, at) => ({
    kind: 'put' as const,
    key: keys.booking(actor, `B${at}`),
    item: {
      ...entry(keys.bookingsByDate(actor), day(at)),
      card: { id: `B${at}`, pad: 'x'.repeat(800) },
      large: 'y'.repeat(3000),
    },
  }));
  const done = await commit(actor, writes);
  if (!done.ok) throw new Error(done.code);
}

describe('a page of a list', () => {
  it('costs what the page holds: one query, nothing read that is not returned', async () => {
    await storeBookings('sarathi', 28);
    world.faults.reset();
    const page = await queryPage(bookingsOf('sarathi'), { from: day(5), to: day(14), limit: 25 });
    const [query] = world.faults.counts().list;
    expect(page.items).toHaveLength(10);
    expect(world.faults.counts().byName).toEqual({ Query: 1 });
    expect(query).toMatchObject({ returned: 10, scanned: 10 });
    // Ten cards of 0.9 KB, eventually consistent: the 3 KB beside each card are not in the index.
    expect(query!.units).toBeLessThanOrEqual(Math.ceil((10 * 1) / 4) * 0.5 + 0.5);
  });

  it('goes on where it stopped, in either direction, and ends without a cursor', async () => {
    const list = bookingsOf('sarathi');
    const seen: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await queryPage<{ g1s: string }>(list, { limit: 9, descending: true, cursor });
      seen.push(...page.items.map(({ g1s }) => g1s));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 28 }, (_, at) => day(27 - at)));
  });

  it('starts over for a cursor of another site, or one that is none', async () => {
    await storeBookings('gulf', 3);
    const foreign = (await queryPage(bookingsOf('sarathi'), { limit: 2 })).cursor!;
    const own = bookingsOf('gulf');
    const first = (await queryPage(own, { limit: 2 })).items;
    for (const cursor of [
      foreign,
      'nonsense',
      Buffer.from('{"g1p":1}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
      '',
    ]) {
      expect((await queryPage(own, { limit: 2, cursor })).items).toEqual(first);
    }
  });

  it('starts over for a cursor that was tampered with inside its own partition', async () => {
    const own = bookingsOf('gulf');
    const first = (await queryPage(own, { limit: 2 })).items;
    const known = JSON.parse(Buffer.from((await queryPage(own, { limit: 2 })).cursor!, 'base64url').toString()) as Item;
    for (const changed of [{ ...known, extra: 'x' }, { g1p: known.g1p }, { ...known, pk: known.pk, sk: undefined }]) {
      const cursor = Buffer.from(JSON.stringify(changed)).toString('base64url');
      expect((await queryPage(own, { limit: 2, cursor })).items).toEqual(first);
    }
  });

  it('takes ranges open at one end, and beginnings', async () => {
    const list = bookingsOf('sarathi');
    const count = async (request: Parameters<typeof queryPage>[1]) => (await queryPage(list, request)).items.length;
    expect(await count({ from: day(20) })).toBe(8);
    expect(await count({ to: day(2) })).toBe(3);
    expect(await count({ beginsWith: '2026-12-1' })).toBe(10);
    expect(await queryAll(list)).toHaveLength(28);
  });
});

describe('several rows at once', () => {
  it('come in one trip, in the order asked, with gaps where there is none', async () => {
    const actor = world.job('sarathi');
    world.faults.reset();
    const rows = await getItems([keys.booking(actor, 'B3'), keys.booking(actor, 'NONE'), keys.booking(actor, 'B1')]);
    expect(rows.map((row) => (row?.card as Item | undefined)?.id)).toEqual(['B3', undefined, 'B1']);
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 1 });
  });
});
