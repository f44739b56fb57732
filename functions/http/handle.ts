import type * as z from 'zod/mini';
import type { Actor } from '#functions/actors/actor.ts';
import { identify } from '#functions/actors/identify.ts';
import { leaveSession } from '#functions/actors/leave-session.ts';
import { resolveActor } from '#functions/actors/resolve.ts';
import { config } from '#functions/runtime/config.ts';
import { slideSession } from '#functions/users/slide-session.ts';
import type { ActorKind, Call, FailureOf } from '#shared/contract.ts';
import type { Failure, Outcome } from '#shared/errors.ts';
import { checkAccess } from './check-access.ts';
import { arrivalOf, checkOrigin } from './check-origin.ts';
import type { ActorFor, Context } from './context.ts';
import { encodeAnswer } from './encode-answer.ts';
import { refuse, succeed } from './envelope.ts';
import { cookie, header, type HttpAnswer, type HttpEvent } from './event.ts';
import { claimWrite, earlierAnswer } from './idempotency.ts';
import { networkOf } from './network-of.ts';
import { parseRequest } from './parse-request.ts';
import { saysSignedOut } from './says-signed-out.ts';
import { clearedCookies, sessionCookies } from './session-cookie.ts';

/** A contract with what answers it; `functions/<domain>/index.ts` serves a list of them. */
export interface Handled {
  call: Call;
  lambda: (event: HttpEvent) => Promise<HttpAnswer>;
}

type Handler<C extends Call> = (
  actor: ActorFor<C['actor'] & ActorKind>,
  request: z.output<C['request']>,
  context: Context,
) => Promise<Outcome<z.output<C['response']>, FailureOf<C>>>;

/** Binds a call's handler to its contract: site → session → declared access → parse → actor → handler → envelope. */
export const handle = <C extends Call>(call: C, run: Handler<C>): Handled => ({
  call,
  lambda: (event) => answer(call, run, event),
});

async function answer<C extends Call>(call: C, run: Handler<C>, event: HttpEvent): Promise<HttpAnswer> {
  const arrival = arrivalOf(event);
  const foreign = checkOrigin(event, arrival);
  if (!foreign.ok) return refuse(foreign);
  const sentToken = header(event, 'auth-token');
  const token = sentToken || cookie(event, config().SESSION_COOKIE);
  const identified = await identify(arrival.host, header(event, 'site-id'), token);
  if (!identified.ok) return refuse(identified);
  const hasLeft = saysSignedOut(event, arrival);
  const known = hasLeft ? await leaveSession(identified.value) : identified;
  if (!known.ok) return refuse(known);
  const identity = known.value;
  const left = hasLeft ? clearedCookies() : [];
  const allowed = checkAccess(call, identity, header(event, 'staff-id'));
  // A browser that hears of it forgets the session: the next question is a visitor's.
  if (!allowed.ok)
    return refuse(
      allowed,
      allowed.code === 'NOT_SIGNED_IN' && identity.isSessionOver && !sentToken ? clearedCookies() : left,
    );
  const request = parseRequest(call, event);
  if (!request.ok) return refuse(request, left);
  const actor = await resolveActor(call.actor, identity, request.value);
  if (!actor.ok) return refuse(actor, left);
  const isProlonged =
    identity.session !== undefined && (await slideSession(actor.value, identity.session, identity.sessionHash));

  let cookies: readonly string[] = isProlonged && !sentToken ? sessionCookies(token!) : left;
  const key = call.idempotent ? header(event, 'idempotency-key')?.slice(0, 80) : undefined;
  const isStaff = actor.value.kind === 'user' && actor.value.userType === 'staff';
  const encode = (value: unknown) => encodeAnswer(call.response, value, isStaff);
  const context: Context = {
    host: arrival.host,
    origin: arrival.origin,
    address: networkOf(arrival.address),
    claim: (value) => (key ? [claimWrite(actor.value, call.name, key, request.value, encode(value))] : []),
    setCookies: (lines) => {
      cookies = lines;
    },
  };
  const earlier = key && (await replay(actor.value, call, key, request.value));
  if (earlier) return earlier;
  const outcome = await run(
    actor.value as ActorFor<C['actor'] & ActorKind>,
    request.value as z.output<C['request']>,
    context,
  );
  if (outcome.ok) return succeed(encode(outcome.value), cookies);
  // The same request at the same time may have won, breaking a condition of this one: then its answer is this one's
  // too.
  return (key && (await replay(actor.value, call, key, request.value))) || refuse(outcome as Failure, cookies);
}

/** The answer an earlier request gave under this key, or nothing. */
async function replay(actor: Actor, call: Call, key: string, request: unknown): Promise<HttpAnswer | undefined> {
  const earlier = await earlierAnswer(actor, call.name, key, request);
  if (!earlier) return undefined;
  return 'answer' in earlier ? succeed(earlier.answer) : refuse(earlier);
}
