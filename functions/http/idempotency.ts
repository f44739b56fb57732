import { createHash } from 'node:crypto';
import type { Actor } from '#functions/actor.ts';
import { actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { requestKeys } from './keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, type Failure } from '#shared/errors.ts';
import { DAY } from '#shared/time.ts';

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex');
const keyOf = (actor: Actor, call: string, key: string) =>
  requestKeys.idempotency(actor, `${actorName(actor)}#${call}`, key);

/**
 * Claims live 24 hours; what must hold for ever (a payment's id) is claimed by its own key. One that is over may still
 * stand in the table, whose own expiry is late: it is overwritten.
 */
export function claimWrite(
  actor: Actor,
  call: string,
  key: string,
  request: unknown,
  answer: unknown,
): Write<'IN_FLIGHT'> {
  const now = clock.now();
  const expiresAt = now + DAY;
  return {
    kind: 'put',
    key: keyOf(actor, call, key),
    item: { body: hashOf(request), answer, expiresAt, ttl: Math.ceil(expiresAt / 1000) },
    when: [{ anyOf: [{ absent: true }, { field: 'expiresAt', below: now + 1 }] }],
    otherwise: 'IN_FLIGHT',
  };
}

/** The earlier answer to the same key; a failure when the key came with another body; undefined when it is new. */
export async function earlierAnswer(
  actor: Actor,
  call: string,
  key: string,
  request: unknown,
): Promise<{ answer: unknown } | Failure<'IDEMPOTENCY_REUSED'> | undefined> {
  const claim = await getItem(keyOf(actor, call, key));
  if (!claim || claim.expiresAt <= clock.now()) return undefined;
  return claim.body === hashOf(request) ? { answer: claim.answer } : fail('IDEMPOTENCY_REUSED');
}
