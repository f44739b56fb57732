import { describe, expect, it, vi } from 'vitest';
import { type LinkActor, seal } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { makeKey } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import { SCHEMA_VERSION } from '#functions/table/schema-version.ts';
import type { Item } from '#functions/table/read.ts';
import { create, type Write } from '#functions/table/write.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';
import type { FailureCode } from '#shared/errors.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld();
const actor = () => world.job('sarathi');
const order = (id: string) => keys.order(actor(), id);
const read = (id: string) => storedRow<Item>(order(id));
const put = (id: string, item: Item) => commit(actor(), [{ kind: 'put', key: order(id), item }]);

describe('a commit', () => {
  it('writes all or nothing, each row with the shape it was written in', async () => {
    expect(
      await commit(actor(), [create(order('A1'), { state: 'new' }), create(order('A2'), { state: 'new' })]),
    ).toEqual({ ok: true, value: undefined });
    expect(await read('A1')).toMatchObject({ state: 'new', v: SCHEMA_VERSION });
    const refused = await commit(actor(), [create(order('A3'), {}), create(order('A2'), {}, 'ALREADY_PAID')]);
    expect(refused).toMatchObject({ ok: false, code: 'ALREADY_PAID' });
    expect(await read('A3')).toBeUndefined();
  });

  it('is one trip however many rows it writes', async () => {
    world.faults.reset();
    await commit(
      actor(),
      Array.from({ length: 100 }, (_, i) => create(order(`M${i}`), {})),
    );
    await put('S1', {});
    expect(world.faults.counts().byName).toEqual({ TransactWriteItems: 1, PutItem: 1 });
  });

  it('answers the code of the first violated write, single or together', async () => {
    await put('B1', { state: 'paid' });
    const single = await commit(actor(), [
      {
        kind: 'update',
        key: order('B1'),
        set: { state: 'expired' },
        when: [{ field: 'state', is: 'new' }],
        otherwise: 'ORDER_EXPIRED',
      },
    ]);
    expect(single).toMatchObject({ ok: false, code: 'ORDER_EXPIRED' });
    const together = await commit(actor(), [
      create(order('B2'), {}),
      { kind: 'check', key: order('B1'), when: [{ field: 'state', is: 'new' }], otherwise: 'ORDER_UNPAID' },
      { kind: 'delete', key: order('B3'), when: [{ exists: true }], otherwise: 'NOT_FOUND' },
    ]);
    expect(together).toMatchObject({ ok: false, code: 'ORDER_UNPAID' });
    expect(await commit(actor(), [create(order('B1'), {})])).toMatchObject({ code: 'CONFLICT' });
  });

  it('lets the row as it was decide what a refusal means', async () => {
    await put('C1', { state: 'ticketed', amount: 12_345, tags: ['a'] });
    const seen: (Item | undefined)[] = [];
    const write = (id: string): Write<FailureCode> => ({
      kind: 'update',
      key: order(id),
      set: { state: 'held' },
      when: [{ field: 'state', is: 'paid' }],
      otherwise: (old) => {
        seen.push(old);
        return old ? 'ILLEGAL_TRANSITION' : 'NOT_FOUND';
      },
    });
    expect(await commit(actor(), [write('C1')])).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(await commit(actor(), [write('C2')])).toMatchObject({ code: 'NOT_FOUND' });
    expect(await commit(actor(), [write('C1'), create(order('C3'), {})])).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(seen).toEqual([
      expect.objectContaining({ state: 'ticketed', amount: 12_345, tags: ['a'] }),
      undefined,
      expect.objectContaining({ state: 'ticketed' }),
    ]);
  });

  it('takes two writes of one row, and a row of another site, for a defect', async () => {
    await expect(commit(actor(), [create(order('D1'), {}), { kind: 'delete', key: order('D1') }])).rejects.toThrow(
      'two writes of one item',
    );
    await expect(commit(actor(), [create(keys.order(world.job('gulf'), 'D1'), {})])).rejects.toThrow(
      "outside the actor's site",
    );
    await expect(commit(actor(), [create(makeKey('S#sarathi2#ORD#D1', 'A'), {})])).rejects.toThrow(
      "outside the actor's site",
    );
    await expect(commit(actor(), [])).rejects.toThrow('a commit of 0 writes');
    await expect(
      commit(
        actor(),
        Array.from({ length: 101 }, (_, i) => create(order(`N${i}`), {})),
      ),
    ).rejects.toThrow('a commit of 101 writes');
  });
});

describe('a commit under a partner link', () => {
  const link = () =>
    seal<LinkActor>({
      kind: 'link',
      site: 'gulf',
      head: testSites.gulf.head,
      consumer: 'sarathi',
      supplier: 'gulf',
      category: 'Flights',
      userId: 'PARTNER',
      name: 'Gulf Skies',
    });
  const setLink = (isLive: boolean) => commit(actor(), [{ kind: 'put', key: keys.link(link()), item: { isLive } }]);
  const both = (id: string) => [
    create(keys.order(world.job('sarathi'), id), {}),
    create(keys.order(world.job('gulf'), id), {}),
  ];

  it('may touch both sites while the link is live, and neither once it is not', async () => {
    await setLink(true);
    expect(await commit(link(), both('L1'))).toMatchObject({ ok: true });
    await setLink(false);
    expect(await commit(link(), both('L2'))).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(await commit(link(), both('L3').slice(1))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await read('L2')).toBeUndefined();
    await expect(commit(link(), [create(keys.order(world.job('quiet'), 'L4'), {})])).rejects.toThrow(
      "outside the actor's site",
    );
  });
});

describe('a commit that meets conflicts', () => {
  const pair = (id: string) => [create(order(id), {}), create(order(`${id}x`), {})];

  it('repeats conflicts and throttling, up to five tries', async () => {
    world.faults.conflict(4);
    expect(await commit(actor(), pair('E1'))).toMatchObject({ ok: true });
    world.faults.throttle(4);
    expect(await commit(actor(), pair('E2'))).toMatchObject({ ok: true });
    world.faults.conflict(4);
    expect(await put('E3', {})).toMatchObject({ ok: true });
  });

  it('answers busy when that did not help, and then nothing was written', async () => {
    world.faults.conflict(5);
    expect(await commit(actor(), pair('F1'))).toMatchObject({ ok: false, code: 'BUSY' });
    expect(await read('F1')).toBeUndefined();
    world.faults.conflict(5);
    expect(await commit(actor(), pair('F2'), { busy: 'WALLET_BUSY' })).toMatchObject({ code: 'WALLET_BUSY' });
  });

  it.each(['conflict', 'throttle'] as const)(
    'tries five times with four pauses of random length at %s without end, and one write as often as many',
    async (how) => {
      const random = vi.spyOn(Math, 'random').mockReturnValue(0.1);
      for (const writes of [pair(`${how}1`), [create(order(`${how}2`), {})]]) {
        random.mockClear();
        world.faults.reset();
        world.faults[how](1_000);
        expect(await commit(actor(), writes)).toMatchObject({ ok: false, code: 'BUSY' });
        expect([world.faults.counts().tries, world.faults.counts().operations, random.mock.calls.length]).toEqual([
          5, 0, 4,
        ]);
      }
      world.faults.reset();
      random.mockRestore();
      expect([await read(`${how}1`), await read(`${how}2`)]).toEqual([undefined, undefined]);
    },
  );

  it('throws what it cannot judge: the outcome of a lost answer is unknown', async () => {
    world.faults.failNth(1, 'after');
    await expect(commit(actor(), pair('G1'))).rejects.toThrow('was lost');
    expect(await read('G1')).toBeDefined();
    world.faults.reset();
    world.faults.failNth(1, 'before');
    await expect(commit(actor(), pair('G2'))).rejects.toThrow('was not sent');
    expect(await read('G2')).toBeUndefined();
  });

  it('lets exactly one of twenty at once make a row', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => commit(actor(), pair('H1'))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((one) => !one.ok && one.code === 'CONFLICT')).toHaveLength(19);
  });
});
