import type * as z from 'zod/mini';
import type { Actor } from '#functions/actor.ts';
import { identify, type Identity } from '#functions/actors/identify.ts';
import { leaveSession } from '#functions/http/leave-session.ts';
import { resolveActor } from '#functions/actors/resolve.ts';
import { config } from '#functions/runtime/config.ts';
import { slideSession } from '#functions/users/slide-session.ts';
import type { ActorKind, AnswerOf, Call } from '#shared/contract.ts';
import { fail, type Failure, type FailureCode, ok, type Outcome } from '#shared/errors.ts';
import type { SiteHead } from '#shared/site/model.ts';
import { checkAccess } from './check-access.ts';
import { checkNamed } from './check-named.ts';
import { type Arrival, arrivalOf, checkOrigin, pagesOrigin } from './check-origin.ts';
import type { ActorFor, Context } from './context.ts';
import { deviceSecret } from './device-cookie.ts';
import { encodeAnswer } from './encode-answer.ts';
import { bareAnswer, bearerOf, capabilitiesOf } from './bare-answer.ts';
import { plainAnswer, refuse, succeed } from './envelope.ts';
import { cookie, header, type HttpAnswer, type HttpEvent } from './request/event.ts';
import { claimWrite, earlierAnswer } from './idempotency.ts';
import { networkOf } from './request/network-of.ts';
import { parseRequest } from './request/parse-request.ts';
import { type RawRequest, rawRequest } from './request/raw-request.ts';
import { refusedValues } from './refused-values.ts';
import { saysSignedOut } from './says-signed-out.ts';
import { clearedCookies, sessionCookies } from './session-cookie.ts';

/** A contract with what answers it; `functions/<domain>/index.ts` serves a list of them. */
export interface Handled {
  call: Call;
  /** Its types were held together by `handle`, and are the pipeline's to keep: it hands over what the contract parsed. */
  run(actor: never, request: never, context: Context): Promise<Outcome<unknown, FailureCode>>;
  /** Of a gateway's call: makes the actor out of the bytes that were sent (handle-notice.ts). */
  resolves?(head: SiteHead, raw: RawRequest): Promise<Outcome<Actor, 'BAD_REQUEST'>>;
}

/** Characters. A key is cut nowhere: two that differ at their ends only are two. */
const LONGEST_KEY = 80;
const KEY_TOO_LONG = `Please use at most ${LONGEST_KEY} characters.`;

export type Handler<C extends Call> = (
  actor: ActorFor<C['actor'] & ActorKind>,
  request: z.output<C['request']>,
  context: Context,
) => Promise<AnswerOf<C>>;

/** Binds a call's handler to its contract. */
export const handle = <C extends Call>(call: C, run: Handler<C>): Handled => ({ call, run });

/** The pipeline: site → session → declared access → parse → actor → handler → envelope. Throws on a defect. */
export async function answer(handled: Handled, event: HttpEvent): Promise<HttpAnswer> {
  const answered = await answerEvent(handled, event);
  if (handled.call.answers !== 'bare') return answered;
  return bareAnswer(answered, event);
}

async function answerEvent(handled: Handled, event: HttpEvent): Promise<HttpAnswer> {
  const { call } = handled;
  const arrival = arrivalOf(event);
  const foreign = checkOrigin(event, arrival);
  if (!foreign.ok) return refuse(foreign);
  const sentToken = sentTokenOf(call, event);
  const token = sentToken || cookie(event, config().SESSION_COOKIE);
  // A key travels in its header alone: in a cookie it would be any page's to use.
  const identified = await identify(arrival.host, header(event, 'site-id'), token, { byKey: Boolean(sentToken) });
  if (!identified.ok) return refuse(identified);
  if (identified.value.head.isSuspended && call.actor !== 'gateway') return refuse(fail('UNKNOWN_SITE'));
  const hasLeft = saysSignedOut(event, arrival, sentToken);
  const known = hasLeft ? await leaveSession(identified.value) : identified;
  if (!known.ok) return refuse(known);
  const left = hasLeft ? clearedCookies() : [];
  const work = () => answerKnown(handled, { event, arrival, identity: known.value, token, left });
  if (known.value.session?.kind !== 'key') return work();
  const { answerByKey } = await import('./by-key/answer-by-key.ts');
  return answerByKey(call, event, arrival, known.value, work);
}

/** The token that a request sends by itself, as no page's cookie does. */
const sentTokenOf = (call: Call, event: HttpEvent): string | undefined =>
  header(event, 'auth-token') ?? bearerOf(call, event);

/** Who asks is known: declared access → parse → actor → handler → envelope. */
async function answerKnown(handled: Handled, asked: Asked): Promise<HttpAnswer> {
  const { call } = handled;
  const { event, identity, left } = asked;
  const sentToken = sentTokenOf(call, event);
  const allowed = checkAccess(call, identity, header(event, 'staff-id'));
  // A browser that hears of it forgets the session: the next question is a visitor's.
  if (!allowed.ok)
    return refuse(
      allowed,
      allowed.code === 'NOT_SIGNED_IN' && identity.isSessionOver && !sentToken ? clearedCookies() : left,
    );
  // A gateway signs bytes: what the contract would make of them is not asked.
  const raw = handled.resolves ? rawRequest(event) : undefined;
  if (raw?.ok === false) return refuse(raw, left);
  const request = raw ? ok({}) : parseRequest(call, event, identity.head.currency);
  if (!request.ok) return refuse(request, left);
  const named = checkNamed(call, identity, request.value);
  if (!named.ok) return refuse(named, left);
  try {
    return await carryOut(handled, { ...asked, request: request.value, raw: raw?.value });
  } catch (error) {
    const refused = refusedValues(error, call, request.value);
    if (refused) return refuse(refused, left);
    throw error;
  }
}

/** A request and who makes it. */
interface Asked {
  event: HttpEvent;
  arrival: Arrival;
  identity: Identity;
  token: string | undefined;
  /** Cookies of a session that was left on the way in. */
  left: readonly string[];
}
/** A request that may be made and has the contract's form. */
interface Admitted extends Asked {
  request: unknown;
  /** The request to the letter, of a gateway's call alone. */
  raw: RawRequest | undefined;
}

async function carryOut(
  { call, run, resolves }: Handled,
  { event, arrival, identity, token, left, request, raw }: Admitted,
): Promise<HttpAnswer> {
  const sentToken = sentTokenOf(call, event);
  const key = call.idempotent ? header(event, 'idempotency-key') : undefined;
  if (key && key.length > LONGEST_KEY)
    return refuse(fail('VALIDATION', { errors: { 'idempotency-key': KEY_TOO_LONG } }), left);
  const actor =
    resolves && raw ? await resolves(identity.head, raw) : await resolveActor(call.actor, identity, request);
  if (!actor.ok) return refuse(actor, left);
  const isProlonged =
    identity.session !== undefined && (await slideSession(actor.value, identity.session, identity.sessionHash));

  let cookies: readonly string[] = isProlonged && !sentToken ? sessionCookies(token!) : left;
  const isStaff = actor.value.kind === 'user' && actor.value.userType === 'staff';
  const encode = (value: unknown) => encodeAnswer(call.response, value, isStaff);
  const context: Context = {
    host: arrival.host,
    isVouched: arrival.vouched,
    origin: pagesOrigin(arrival),
    address: networkOf(arrival.address),
    device: deviceSecret(event),
    capabilities: capabilitiesOf(event),
    userAgent: (header(event, 'user-agent') ?? '').slice(0, 300),
    claim: (value) => (key ? [claimWrite(actor.value, call.name, key, request, encode(value))] : []),
    setCookies: (lines) => {
      cookies = lines;
    },
  };
  const earlier = key && (await replay(actor.value, call, key, request));
  if (earlier) return earlier;
  const outcome = await run(actor.value as never, request as never, context);
  if (outcome.ok)
    return call.answers === 'bare'
      ? plainAnswer(200, encode(outcome.value), cookies)
      : succeed(encode(outcome.value), cookies);
  // The same request at the same time may have won, breaking a condition of this one: then its answer is this one's
  // too.
  return (key && (await replay(actor.value, call, key, request))) || refuse(standing(call, outcome, isStaff), cookies);
}

/** A refusal as it travels: a conflict brings what stands now, as the contract has it. */
function standing({ stands }: Call, failure: Failure & { stands?: unknown }, isStaff: boolean): Failure {
  const isShown = stands && failure.code === 'CONFLICT' && failure.stands !== undefined;
  return isShown ? { ...failure, detail: encodeAnswer(stands, failure.stands, isStaff) } : failure;
}

/** The answer an earlier request gave under this key, or nothing. */
async function replay(actor: Actor, call: Call, key: string, request: unknown): Promise<HttpAnswer | undefined> {
  const earlier = await earlierAnswer(actor, call.name, key, request);
  if (!earlier) return undefined;
  return 'answer' in earlier ? succeed(earlier.answer) : refuse(earlier);
}
