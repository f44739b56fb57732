import type { Actor } from '#functions/actor.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import type { AnswerKind } from './answer-fields.ts';
import { answerWrite, type Given } from './use-writes.ts';

const kinds: Readonly<Record<string, AnswerKind>> = {
  'flights/search/search-flights': 'searches',
  'payments/pay-from-wallet': 'bookings',
  'flights/holds/hold-flight': 'bookings',
};

/** Calls that this process refused for the limits, by machine user: told with the next answer, since they write nothing. */
const refusedSince = new Map<string, number>();
/** Keys of which that is remembered. */
const MOST_REMEMBERED = 1000;

export function noteRefused(machineId: string): void {
  if (refusedSince.size > MOST_REMEMBERED) refusedSince.clear();
  refusedSince.set(machineId, (refusedSince.get(machineId) ?? 0) + 1);
}

/** Counts and keeps an answer: one write. One that fails is logged: what was answered stands. */
export async function noteAnswer(actor: Actor, machineId: string, given: Given): Promise<void> {
  const over = refusedSince.get(machineId) ?? 0;
  refusedSince.delete(machineId);
  try {
    const done = await commit(actor, [answerWrite(actor, machineId, given, { kind: kinds[given.call], over })]);
    if (!done.ok) log.warn('answer to a key not counted', { site: actor.site, call: given.call });
  } catch (error) {
    log.warn('answer to a key not counted', { site: actor.site, call: given.call, error: error as Error });
  }
}
