import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { tableClient } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { SCHEMA_VERSION } from '#functions/table/schema-version.ts';
import { getItem } from '#functions/table/read.ts';
import { create } from '#functions/table/write.ts';
import { useWorld } from '#test/harness/use-world.ts';

vi.mock('node:timers/promises', { spy: true });
const world = useWorld();
const actor = () => world.job('sarathi');
const order = (id: string) => keys.order(actor(), id);

describe('a single write', () => {
  it('that checks a row leaves it where it is', async () => {
    await commit(actor(), [create(order('A'), { state: 'paid' })]);
    expect(await commit(actor(), [{ kind: 'check', key: order('A'), when: [{ exists: true }] }])).toMatchObject({
      ok: true,
    });
    expect(await getItem(order('A'))).toMatchObject({ state: 'paid' });
  });

  it('that deletes a row leaves none', async () => {
    await commit(actor(), [create(order('B'), {})]);
    expect(await commit(actor(), [{ kind: 'delete', key: order('B') }])).toMatchObject({ ok: true });
    expect(await getItem(order('B'))).toBeUndefined();
    expect(await commit(actor(), [{ kind: 'delete', key: order('B') }])).toMatchObject({ ok: true });
    expect(await getItem(order('B'))).toBeUndefined();
  });

  it('keeps no field that has no value, at any depth', async () => {
    await commit(actor(), [create(order('C'), { state: 'new', pnr: undefined, card: { name: 'a', note: undefined } })]);
    expect(await getItem(order('C'))).toEqual({
      pk: order('C').pk,
      sk: 'A',
      v: SCHEMA_VERSION,
      state: 'new',
      card: { name: 'a' },
    });
  });
});

describe('a commit that meets conflicts', () => {
  it('waits twice as long each time, and a part of it by chance', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.mocked(pause).mockClear();
    world.faults.conflict(4);
    expect(await commit(actor(), [create(order('D'), {})])).toMatchObject({ ok: true });
    random.mockRestore();
    expect(vi.mocked(pause).mock.calls.map(([ms]) => ms)).toEqual([20, 40, 80, 160]);
  });

  it('throws where it was cancelled and nobody says why', async () => {
    const cancelled = new TransactionCanceledException({ $metadata: {}, message: 'cancelled' });
    const send = vi.spyOn(tableClient(), 'send').mockRejectedValue(cancelled as never);
    await expect(commit(actor(), [create(order('E'), {}), create(order('F'), {})])).rejects.toBe(cancelled);
    expect(send).toHaveBeenCalledTimes(1);
    send.mockRestore();
  });
});
