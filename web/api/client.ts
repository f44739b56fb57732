import * as z from 'zod/mini';
import type { AnswerOf, Call, Envelope, RequestOf, ResponseOf } from '#shared/contract.ts';
import { fail, type Failure, type FailureCode, type FieldErrors, ok, VALIDATION_TEXT } from '#shared/errors.ts';
import { filledIn } from '#shared/fill-currency.ts';
import type { Unfilled } from '#shared/site-currency.ts';
import { siteCurrency } from './configure.ts';
import { isOwnCode, NO_ANSWER_TEXT, OFFLINE_TEXT, reactionTo, TIMEOUT_TEXT, type Trouble } from './error-catalogue.ts';
import { announce } from './events.ts';

/** Amplify's REST client is a chunk of its own: a form can be filled in while it arrives. */
export const loadSender = () => import('./send.ts');

export interface CallOptions {
  /** The caller shows the failure itself: no toast. Signing out and going to review happen all the same. */
  quiet?: boolean;
  /** The caller also deals with a 401 (start-up, which asks who is signed in). */
  expectSignedOut?: boolean;
  /**
   * For calls that may be repeated safely: keep one key for one intention of the person, and send it with each repeat.
   */
  idempotencyKey?: string;
  /** What a toast says of a failure that brings no words of its own; left out, the catalogue's. */
  fallback?: string;
  signal?: AbortSignal;
  /** Milliseconds. */
  deadline?: number;
}

export type Answer<C extends Call> = AnswerOf<C>;

/** A key for one intention of the person, e.g. one press of Pay. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Makes a call: the only place of the site that talks HTTP. Encodes the request and decodes the response by the
 * contract, in the site's currency where the request may leave it out; every failure comes back as a value, after what the error catalogue says about it was announced.
 * A request the contract refuses is VALIDATION without being sent; no connection at all is INTERNAL with
 * `detail.network`.
 */
export async function callApi<C extends Call>(
  call: C,
  request: RequestOf<C> | Unfilled<C['request']>,
  options: CallOptions = {},
): Promise<Answer<C>> {
  const encoded = z.safeEncode(call.request as z.ZodMiniType, filled(call, request));
  if (!encoded.success)
    return fail('VALIDATION', {
      message: VALIDATION_TEXT,
      errors: messagesByField(encoded.error.issues),
    }) as Answer<C>;
  const idempotencyKey = options.idempotencyKey ?? (call.idempotent ? newIdempotencyKey() : undefined);
  const sent = await sendLoaded(call, {
    values: encoded.data as Record<string, unknown>,
    idempotencyKey,
    signal: options.signal,
    deadline: options.deadline,
  });
  if ('trouble' in sent) return withWhatStands(call, troubled(call, sent.trouble, options, encoded.data)) as Answer<C>;
  if (sent.envelope?.success !== true)
    return troubled(call, { kind: 'answer', status: 200, envelope: sent.envelope }, options, encoded.data) as Answer<C>;
  const decoded = z.safeDecode(call.response as z.ZodMiniType, sent.envelope.result as never);
  if (decoded.success) return ok(decoded.data as ResponseOf<C>);
  console.error(`${call.name}: the answer does not match its contract`, decoded.error.issues);
  return troubled(call, { kind: 'answer', status: 200, envelope: undefined }, options, encoded.data) as Answer<C>;
}

/** A conflict with what stands now, by the contract; nothing stands by what does not match it. */
function withWhatStands({ name, stands }: Call, failure: Failure): Failure & { stands?: unknown } {
  if (!stands || failure.code !== 'CONFLICT') return failure;
  const decoded = z.safeDecode(stands, failure.detail as never);
  if (decoded.success) return { ...failure, stands: decoded.data };
  console.error(`${name}: what stands does not match its contract`, decoded.error.issues);
  return failure;
}

/** Without its chunk nothing can be sent: as if there were no connection. */
async function sendLoaded(
  ...given: Parameters<Awaited<ReturnType<typeof loadSender>>['send']>
): ReturnType<Awaited<ReturnType<typeof loadSender>>['send']> {
  const isOffline = globalThis.navigator?.onLine === false;
  try {
    const { send } = await loadSender();
    const sent = await send(...given);
    // What went out before the connection broke may have arrived.
    return 'trouble' in sent && sent.trouble.kind === 'network' ? { trouble: { ...sent.trouble, isOffline } } : sent;
  } catch (error) {
    return { trouble: { kind: 'network', error: error as Error, isOffline: true } };
  }
}

/**
 * What a form holds (the wire's shape) as the request `callApi` takes. Throws where the form was not validated before.
 */
export const fromForm = <C extends Call>(call: C, values: unknown): RequestOf<C> =>
  z.decode(call.request as z.ZodMiniType, filled(call, values) as never) as RequestOf<C>;

/** A request with the site's currency where its amounts travel without one; the server refuses any other. */
const filled = (call: Call, request: unknown): unknown => filledIn(call.request, request, siteCurrency());

function troubled(
  call: Call,
  trouble: Trouble,
  { quiet, expectSignedOut, fallback, signal }: CallOptions,
  request: unknown,
): Failure {
  const reaction = reactionTo(call, trouble, { orderId: (request as { orderId?: string }).orderId, fallback });
  const isForbidden = trouble.kind === 'answer' && trouble.status === 403;
  const lacksSecondFactor = isForbidden && trouble.envelope?.errorCode === 'SECOND_FACTOR_MISSING';
  if (isForbidden) announce({ event: 'forbidden', lacksSecondFactor });
  if (trouble.kind === 'network' && !signal?.aborted) console.error(`${call.name}: no answer`, trouble.error);
  const muted =
    // The page leads to setting it up, which says more.
    lacksSecondFactor ||
    (quiet && reaction?.event === 'failure') ||
    (expectSignedOut && reaction?.event === 'signed-out') ||
    signal?.aborted;
  if (reaction && !muted) announce(reaction);
  return failureOf(trouble, reaction?.event === 'failure' ? reaction.text : undefined);
}

/** For an answer of nobody that we know, about which the catalogue says nothing either. */
const NO_WORDS = 'Something went wrong.';

function failureOf(trouble: Trouble, text: string | undefined): Failure {
  if (trouble.kind === 'timeout') return fail('SUPPLIER_TIMEOUT', { message: text ?? TIMEOUT_TEXT });
  if (trouble.kind === 'network')
    return fail('INTERNAL', {
      message: trouble.isOffline ? OFFLINE_TEXT : NO_ANSWER_TEXT,
      detail: { network: true, isOffline: trouble.isOffline },
    });
  const { errorCode, errorMessage, message, errors, result } = (trouble.envelope ?? {}) as Partial<Envelope>;
  const code = errorCode && isOwnCode(errorCode) ? (errorCode as FailureCode) : codeOf(trouble.status);
  return fail(code, {
    message: errorMessage || message || text || NO_WORDS,
    ...(errors && { errors }),
    ...(result ? { detail: result } : {}),
  });
}

/** For answers that never reached a handler (the edge, a proxy). */
const codeOf = (status: number): FailureCode =>
  (
    {
      400: 'BAD_REQUEST',
      401: 'NOT_SIGNED_IN',
      403: 'FORBIDDEN',
      404: 'NOT_FOUND',
      409: 'CONFLICT',
      413: 'BODY_TOO_LARGE',
      429: 'TOO_MANY_REQUESTS',
      502: 'SUPPLIER_TIMEOUT',
      503: 'BUSY',
      504: 'SUPPLIER_TIMEOUT',
    } as Record<number, FailureCode>
  )[status] ?? 'INTERNAL';

function messagesByField(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) errors[issue.path.join('.') || '_'] ??= issue.message;
  return errors;
}
