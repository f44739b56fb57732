import { type Failure, failures } from '#shared/errors.ts';
import type { Envelope } from '#shared/contract.ts';
import type { HttpAnswer } from './request/event.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Whole seconds that a caller who was too often here, or who met a crowd, is asked to wait where nobody knows better. */
const usualWait: Record<number, number> = { 429: 60, 503: 1 };

/** An answer that is its body alone, without the envelope: what an outside standard has. */
export const plainAnswer = (
  statusCode: number,
  body: unknown,
  cookies: readonly string[] = [],
  more: Record<string, string> = {},
): HttpAnswer => ({
  statusCode,
  headers: { ...headers, ...more },
  ...(cookies.length && { multiValueHeaders: { 'set-cookie': [...cookies] } }),
  body: JSON.stringify(body),
});

const answer = (statusCode: number, body: Envelope, cookies?: readonly string[], more?: Record<string, string>) =>
  plainAnswer(statusCode, body, cookies, more);

export const succeed = (result: unknown, cookies: readonly string[] = []): HttpAnswer =>
  answer(200, { success: true, result, message: '', errorCode: null }, cookies);

/**
 * A failure as its status and the envelope; `detail` travels as the result, for what the page must show (a new total).
 */
export function refuse(
  failure: Failure,
  cookies: readonly string[] = [],
  more: Record<string, string> = {},
): HttpAnswer {
  const { status, message: text } = failures[failure.code];
  const wait = failure.retryAfter ?? usualWait[status];
  const message = failure.message ?? text;
  return answer(
    status,
    {
      success: false,
      result: failure.detail ?? null,
      message,
      errorCode: failure.code,
      errorMessage: message,
      ...(failure.errors && { errors: failure.errors }),
    },
    cookies,
    wait === undefined ? more : { ...more, 'retry-after': String(wait) },
  );
}
