import type { Actor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { supplierKeys } from '#functions/suppliers/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { create, type Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import type { DuffelMemory, Health } from './memory.ts';

/** How a source's connection is, for its settings page. */
export const readHealth = async (actor: Actor, source: string): Promise<Health> =>
  (await getItem(supplierKeys.supplierHealth(actor, source))) ?? {};

/**
 * What rested for a refused token or for failures in a row is asked at once: staff set a token anew, or want to see
 * whether it answers. An allowance that is used up rests on: that is Duffel's own word.
 */
export const askAtOnceWrites = (actor: Actor, source: string): Write<never>[] => [
  {
    kind: 'update',
    key: supplierKeys.supplierHealth(actor, source),
    set: { refusedAt: 0, openUntil: 0 },
  },
];

/** Which of our bookings an order of Duffel's is; undefined where it is none of the site's. */
export const bookingOfOrder = async (actor: Actor, source: string, orderId: string): Promise<string | undefined> =>
  (await getItem(supplierKeys.supplierOrder(actor, source, orderId)))?.bookingId;

/** Duffel repeats a notice for three days; one older than four is refused anyway. */
const HEARD_FOR = 5 * DAY;
const heardKey = (actor: Actor, source: string, eventId: string) => supplierKeys.supplierNotice(actor, source, eventId);

/** Was this notice heard, and gone after, before? */
export const wasHeard = async (actor: Actor, source: string, eventId: string): Promise<boolean> =>
  (await getItem(heardKey(actor, source, eventId))) !== undefined;

/** That a notice was heard and gone after, at `now` (ms since 1970): staff see that webhooks arrive. */
export const heardWrites = (actor: Actor, source: string, eventId: string, now: number): Write<never>[] => [
  {
    kind: 'put',
    key: heardKey(actor, source, eventId),
    item: { ttl: Math.ceil((now + HEARD_FOR) / 1000) },
  },
  { kind: 'update', key: supplierKeys.supplierHealth(actor, source), set: { heardAt: now } },
];

/** What all processes know of a site's Duffel connection, in the table. Throws where the table refuses. */
export function tableMemory(actor: Actor, source: string): DuffelMemory {
  const keyOf = (reference: string) => supplierKeys.told(actor, source, reference);
  async function write(...writes: Write<never>[]): Promise<void> {
    const done = await commit(actor, writes);
    if (!done.ok) throw new Error(`the memory of ${source}: ${done.code}`);
  }
  return {
    told: (reference) => getItem(keyOf(reference)),
    claim: async (reference, told) => {
      const done = await commit(actor, [create(keyOf(reference), { ...told })]);
      if (!done.ok && done.code !== 'CONFLICT') throw new Error(`the memory of ${source}: ${done.code}`);
      return done.ok;
    },
    // Duffel's own notices name its order alone.
    keep: (reference, told) =>
      write(
        { kind: 'put', key: keyOf(reference), item: { ...told } },
        ...(told.orderId
          ? [
              {
                kind: 'put',
                key: supplierKeys.supplierOrder(actor, source, told.orderId),
                item: { bookingId: reference },
              } satisfies Write<never>,
            ]
          : []),
      ),
    health: () => readHealth(actor, source),
    change: (set, counts) =>
      write({
        kind: 'update',
        key: supplierKeys.supplierHealth(actor, source),
        ...(Object.keys(set).length && { set: { ...set } }),
        ...(counts?.isFailure && { add: { failures: 1 } }),
      }),
  };
}
