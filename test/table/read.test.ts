import { describe, expect, it, vi } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { marshall } from '@aws-sdk/util-dynamodb';
import { readingClient, tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems, type Item, type PageRequest, queryAll, queryPage } from '#functions/table/read.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const bookingsOf = (site: 'sarathi' | 'gulf') => listIn(scopeOfJob(world.job(site)), { site: keys.bookingsByDate });
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
      const page = await queryPage(list, { limit: 9, descending: true, cursor });
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
    const count = async (request: Omit<PageRequest, 'fields'>) => (await queryPage(list, request)).items.length;
    expect(await count({ from: day(20) })).toBe(8);
    expect(await count({ to: day(2) })).toBe(3);
    expect(await count({ beginsWith: '2026-12-1' })).toBe(10);
    expect(await queryAll(list)).toHaveLength(28);
  });
});

describe('a cursor', () => {
  const list = () => bookingsOf('sarathi');
  const after = async (limit: number, request: Omit<PageRequest, 'fields'> = {}) =>
    (await queryPage(list(), { limit, ...request })).cursor!;
  const daysOf = async (request: Omit<PageRequest, 'fields'>) =>
    (await queryPage(list(), request)).items.map(({ g1s }) => g1s);
  const changed = async (change: (key: Record<string, unknown>) => unknown) => {
    const key = JSON.parse(Buffer.from(await after(2), 'base64url').toString()) as Record<string, unknown>;
    return Buffer.from(JSON.stringify(change(key))).toString('base64url');
  };

  it('goes on within the range that is asked for now, and starts over outside it', async () => {
    const third = await after(3);
    expect(await daysOf({ cursor: third, limit: 1 })).toEqual([day(3)]);
    expect(await daysOf({ cursor: third, limit: 1, from: day(2), to: day(9) })).toEqual([day(3)]);
    expect(await daysOf({ cursor: third, limit: 1, from: day(3) })).toEqual([day(3)]);
    expect(await daysOf({ cursor: third, limit: 1, from: day(5), to: day(9) })).toEqual([day(5)]);
    expect(await daysOf({ cursor: third, limit: 1, to: day(2), descending: true })).toEqual([day(1)]);
    expect(await daysOf({ cursor: third, limit: 1, to: day(1), descending: true })).toEqual([day(1)]);
    expect(await daysOf({ cursor: third, limit: 1, beginsWith: '2026-12-0' })).toEqual([day(3)]);
    expect(await daysOf({ cursor: third, limit: 1, beginsWith: '2026-12-1' })).toEqual([day(9)]);
  });

  it('has each part of a key and nothing else, or it starts over', async () => {
    const first = [day(0)];
    const long = 'x'.repeat(1025);
    const broken = [
      await changed((key) => ({ ...key, sk: undefined })),
      await changed((key) => ({ ...key, more: 'x' })),
      await changed((key) => ({ ...key, g1p: 'S#gulf#BKG' })),
      await changed((key) => ({ ...key, sk: '' })),
      await changed((key) => ({ ...key, sk: long })),
      await changed((key) => ({ ...key, sk: 7 })),
      await changed(({ sk, ...rest }) => ({ ...rest, other: sk })),
    ];
    for (const cursor of broken) expect(await daysOf({ cursor, limit: 1 }), cursor).toEqual(first);
    expect(await daysOf({ cursor: await changed((key) => key), limit: 1 })).toEqual([day(2)]);
    const longest = await changed((key) => ({ ...key, sk: 'x'.repeat(1024) }));
    expect(await daysOf({ cursor: longest, limit: 1 })).not.toEqual(first);
  });
});

describe('what is asked of the table', () => {
  const asked = () => world.faults.counts().list.map(({ input }) => input as Record<string, unknown>);

  it('is consistent of its own partitions where wanted, and never of an index', async () => {
    const items = keys.bookingItems(world.job('sarathi'), 'B1');
    world.faults.reset();
    await queryPage(items, { consistent: true });
    await queryPage(items);
    await queryPage(bookingsOf('sarathi'), { consistent: true });
    expect(asked().map(({ ConsistentRead }) => ConsistentRead)).toEqual([true, false, false]);
  });

  it('is answered with the wanted fields alone, in either direction, between two ends', async () => {
    const [row] = (await queryPage(bookingsOf('sarathi'), { limit: 1, fields: ['card', 'g1s'] })).items;
    expect(Object.keys(row!).toSorted()).toEqual(['card', 'g1s']);
    const between = { from: day(5), to: day(7), fields: ['g1s'] };
    const days = [5, 6, 7].map((at) => ({ g1s: day(at) }));
    expect((await queryPage(bookingsOf('sarathi'), between)).items).toEqual(days);
    expect((await queryPage(bookingsOf('sarathi'), { ...between, descending: true })).items).toEqual(days.toReversed());
  });

  it('goes on page after page where all of a partition is wanted', async () => {
    const list = bookingsOf('sarathi');
    const key = (await queryPage(list, { limit: 2 })).cursor!;
    const last = JSON.parse(Buffer.from(key, 'base64url').toString()) as Item;
    const send = vi.spyOn(readingClient(), 'send');
    send.mockResolvedValueOnce({ Items: [{ n: { N: '1' } }], LastEvaluatedKey: marshall(last) } as never);
    send.mockResolvedValueOnce({ Items: [{ n: { N: '2' } }] } as never);
    expect(await queryAll(list)).toEqual([{ n: 1 }, { n: 2 }]);
    expect(send.mock.calls.map(([{ input }]) => (input as { ExclusiveStartKey?: Item }).ExclusiveStartKey)).toEqual([
      undefined,
      marshall(last),
    ]);
    send.mockRestore();
  });
});

describe('several rows at once', () => {
  it('are asked for again where the table left some out, those alone', async () => {
    const actor = world.job('sarathi');
    const [one, two] = [keys.booking(actor, 'B1'), keys.booking(actor, 'B2')];
    const plain = ({ pk, sk }: typeof one) => ({ pk: { S: pk }, sk: { S: sk } });
    const send = vi.spyOn(readingClient(), 'send');
    send.mockResolvedValueOnce({
      Responses: { [tableName()]: [{ ...plain(one), n: { N: '1' } }] },
      UnprocessedKeys: { [tableName()]: { Keys: [plain(two)] } },
    } as never);
    send.mockResolvedValueOnce({ Responses: { [tableName()]: [{ ...plain(two), n: { N: '2' } }] } } as never);
    expect((await getItems([two, one])).map((item) => item && 'n' in item && item.n)).toEqual([2, 1]);
    const wanted = send.mock.calls.map(
      ([{ input }]) => (input as { RequestItems: Record<string, { Keys: Item[] }> }).RequestItems[tableName()],
    );
    expect(wanted).toEqual([
      { Keys: [plain(two), plain(one)], ConsistentRead: true },
      { Keys: [plain(two)], ConsistentRead: true },
    ]);
    send.mockResolvedValueOnce({} as never);
    expect(await getItems([one])).toEqual([undefined]);
    send.mockRestore();
  });

  it('come in one trip, in the order asked, with gaps where there is none', async () => {
    const actor = world.job('sarathi');
    world.faults.reset();
    const rows = await getItems([keys.booking(actor, 'B3'), keys.booking(actor, 'NONE'), keys.booking(actor, 'B1')]);
    expect(rows.map((row) => (row?.card as Item | undefined)?.id)).toEqual(['B3', undefined, 'B1']);
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 1 });
  });
});
