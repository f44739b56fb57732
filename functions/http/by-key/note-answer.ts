import type { Actor } from '#functions/actor.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { NEAR_LIMIT } from '#shared/keys/limits.ts';
import type { AnswerKind } from './answer-fields.ts';
import { answerWrite, type Given, nearLimitWrite } from './use-writes.ts';

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
export function noteAnswer(actor: Actor, machineId: string, given: Given): Promise<void> {
  const over = refusedSince.get(machineId) ?? 0;
  refusedSince.delete(machineId);
  return tryWrite(actor, answerWrite(actor, machineId, given, { kind: kinds[given.call], over }), given.call);
}

/** Has the owner told with the call that is the first beyond the greater part of a day's: once a day. */
export async function noteNearLimit(actor: Actor, machineId: string, nth: number, perDay: number): Promise<void> {
  if (nth === Math.ceil(perDay * NEAR_LIMIT)) await tryWrite(actor, nearLimitWrite(actor, machineId), 'near limit');
}

async function tryWrite(actor: Actor, write: Write<never>, call: string): Promise<void> {
  try {
    const done = await commit(actor, [write]);
    if (!done.ok) log.warn('answer to a key not counted', { site: actor.site, call });
  } catch (error) {
    log.warn('answer to a key not counted', { site: actor.site, call, error: error as Error });
  }
}
