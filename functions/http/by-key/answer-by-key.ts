import type { Identity } from '#functions/actors/identify.ts';
import { makeVisitor } from '#functions/actors/visitor.ts';
import type { Call } from '#shared/contract.ts';
import type { Arrival } from '../check-origin.ts';
import { refuse } from '../envelope.ts';
import type { HttpAnswer, HttpEvent } from '../request/event.ts';
import { mayUseKey } from './may-use.ts';
import { noteAnswer, noteNearLimit, noteRefused } from './note-answer.ts';
import { spendCall } from './spend-call.ts';

/**
 * Answers a request that came by a program's key: held against where it may be used from and against its limits before any
 * work is done, and counted by what was answered after. Who comes by no key is answered as ever. Throws what `work` throws.
 */
export async function answerByKey(
  call: Call,
  event: HttpEvent,
  arrival: Arrival,
  { head, session, user }: Identity,
  work: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  if (session?.kind !== 'key' || !session.key || !user) return work();
  const allowed = mayUseKey(event, arrival, session.key);
  if (!allowed.ok) return refuse(allowed);
  const actor = makeVisitor(head);
  const spent = await spendCall(actor, user.userId, session.key);
  if (!spent.ok) {
    noteRefused(user.userId);
    return refuse(spent);
  }
  // At the sandbox nobody runs out of anything that was paid for.
  if (session.key.home === undefined) await noteNearLimit(actor, user.userId, spent.value, session.key.perDay);
  const note = (status: number) =>
    noteAnswer(actor, user.userId, {
      call: call.name,
      status,
      request: event.requestContext?.requestId ?? '',
      nth: spent.value,
    });
  try {
    const answered = await work();
    await note(answered.statusCode);
    return answered;
  } catch (error) {
    await note(500);
    throw error;
  }
}
