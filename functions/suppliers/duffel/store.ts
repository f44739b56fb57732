import type { Actor } from '#functions/actors/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/table/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { DuffelMemory, Health, Told } from './memory.ts';

/** The row of a source's health stands beside its bookings, under a name that no booking id has. */
const HEALTH = 'HEALTH';

/** How a source's connection is, for its settings page. */
export const readHealth = async (actor: Actor, source: string): Promise<Health> =>
  (await getItem<Health>(keys.supplierMemory(actor, source, HEALTH))) ?? {};

/** What all processes know of a site's Duffel connection, in the table. Throws where the table refuses. */
export function tableMemory(actor: Actor, source: string): DuffelMemory {
  const keyOf = (reference: string) => keys.supplierMemory(actor, source, reference);
  async function write(one: Write): Promise<void> {
    const done = await commit(actor, [one]);
    if (!done.ok) throw new Error(`the memory of ${source}: ${done.code}`);
  }
  return {
    told: (reference) => getItem<Told>(keyOf(reference)),
    claim: async (reference, told) => {
      const done = await commit(actor, [create(keyOf(reference), { ...told })]);
      if (!done.ok && done.code !== 'CONFLICT') throw new Error(`the memory of ${source}: ${done.code}`);
      return done.ok;
    },
    keep: (reference, told) => write({ kind: 'put', key: keyOf(reference), item: { ...told } }),
    health: () => readHealth(actor, source),
    change: (set, counts) =>
      write({
        kind: 'update',
        key: keyOf(HEALTH),
        ...(Object.keys(set).length && { set: { ...set } }),
        ...(counts?.isFailure && { add: { failures: 1 } }),
      }),
  };
}
