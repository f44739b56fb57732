import type { Actor } from '#functions/actor.ts';
import { startReleaseWrites } from '#functions/payments/hold-writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { commit, type Refused } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import type { FailureCode, Outcome } from '#shared/errors.ts';
import { readBought, readSold } from '../saga/store.ts';

/**
 * Held seats are to be given back, at both sites where they were sold through a link, whatever became of the link since;
 * `beside` is written in the same commit. ILLEGAL_TRANSITION where they were paid or released meanwhile. Wakes nobody.
 */
export async function startRelease<const F extends FailureCode = never>(
  actor: Actor & { kind: 'user' | 'job' },
  order: OrderItem,
  why: 'on purpose' | 'run out',
  beside: readonly Write<F>[] = [],
): Promise<Outcome<void, Refused<Actor & { kind: 'job' }, F | 'ILLEGAL_TRANSITION'>>> {
  const writes: readonly Write<F | 'ILLEGAL_TRANSITION'>[] = [...beside, ...startReleaseWrites(actor, order, why)];
  const other = (await readBought(actor, order)) ?? (await readSold(actor, order));
  return other
    ? commit(other.both, [...writes, ...startReleaseWrites(other.actor, other.order, why)])
    : commit(actor, writes);
}
