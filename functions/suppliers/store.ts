import type { Actor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { supplierKeys } from './keys.ts';
import { getItem } from '#functions/table/read.ts';
import { create } from '#functions/table/write.ts';
import type { SandboxStore } from './sandbox/sandbox-store.ts';

/**
 * The sandbox suppliers' memory of their bookings, in the table beside ours and never read as ours. Throws where the
 * table refuses.
 */
export const sandboxMemory = (actor: Actor, supplier: string): SandboxStore => ({
  get: async (_site, key) => (await getItem(supplierKeys.sandbox(actor, supplier, key)))?.value,
  putIfAbsent: async (_site, key, value) => {
    const done = await commit(actor, [create(supplierKeys.sandbox(actor, supplier, key), { value })]);
    if (!done.ok && done.code !== 'CONFLICT') throw new Error(`the sandbox's memory: ${done.code}`);
    return done.ok;
  },
  put: async (_site, key, value) => {
    const done = await commit(actor, [
      { kind: 'put', key: supplierKeys.sandbox(actor, supplier, key), item: { value } },
    ]);
    if (!done.ok) throw new Error(`the sandbox's memory: ${done.code}`);
  },
});
