import * as z from 'zod/mini';
import { SECOND } from '#shared/time.ts';
import { errorAnswer } from './wire.ts';
import type { Refusal } from './outcomes.ts';

/** Duffel's API as it was when this was written; it keeps answering that. */
const VERSION = 'v2';
/** Bytes of an answer at most: 5,000 offers with room to spare, and nothing that fills a function's memory. */
const LONGEST_ANSWER = 48 * 1024 * 1024;

export interface DuffelQuestion<T> {
  method: 'GET' | 'POST';
  /** Below the host, `/air/…`, with its query. */
  path: string;
  /** What is sent as `data`. */
  data?: unknown;
  answer: z.ZodMiniType<T>;
  signal: AbortSignal;
}

/**
 * What came back. `refused`: Duffel answered with an error, `resetAt` (ms since 1970) where it said when its allowance
 * is there again. `accepted`: it took the request and has not finished. `lost`: no answer, or none that can be read;
 * `isLate` where the deadline was why.
 */
export type DuffelAnswer<T> =
  | { kind: 'answered'; value: T }
  | { kind: 'accepted' }
  | { kind: 'refused'; refusal: Refusal; resetAt?: number }
  | { kind: 'lost'; isLate: boolean };

export type AskDuffel = <T>(question: DuffelQuestion<T>) => Promise<DuffelAnswer<T>>;

async function boundedText(response: Response): Promise<string | undefined> {
  if (!response.body) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > LONGEST_ANSWER) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const SECONDS = /^\d{1,6}$/;

/**
 * When the allowance is there again by our own clock: `ratelimit-reset`, a date by Duffel's, or else `retry-after`; either
 * may be seconds. Undefined where neither can be read.
 */
function resetOf(headers: Headers, now: number): number | undefined {
  const [reset, after] = ['ratelimit-reset', 'retry-after'].map((name) => headers.get(name)?.trim() ?? '');
  const seconds = [reset, after].find((text) => text && SECONDS.test(text));
  const at = Date.parse(reset ?? '');
  if (reset && !SECONDS.test(reset) && Number.isFinite(at)) {
    const saidAt = Date.parse(headers.get('date') ?? '');
    return Number.isFinite(saidAt) ? now + (at - saidAt) : at;
  }
  return seconds ? now + Number(seconds) * SECOND : undefined;
}

/**
 * Duffel's documented HTTP API over fetch. `host` is the deployment's own and no setting of a site; the token goes into
 * one header and nowhere else. Redirects are not followed, so that it cannot be led elsewhere. Never throws.
 */
export const duffelClient =
  (host: string, token: string, now: () => number): AskDuffel =>
  async ({ method, path, data, answer, signal }) => {
    try {
      const response = await fetch(new URL(path, host), {
        method,
        signal,
        redirect: 'error',
        headers: {
          accept: 'application/json',
          'duffel-version': VERSION,
          authorization: `Bearer ${token}`,
          ...(data !== undefined && { 'content-type': 'application/json' }),
        },
        ...(data !== undefined && { body: JSON.stringify({ data }) }),
      });
      const text = await boundedText(response);
      const body = text === undefined ? undefined : json(text);
      if (response.status === 202) return { kind: 'accepted' };
      if (!response.ok) {
        const errors = z.safeParse(errorAnswer, body);
        const code = (errors.success && errors.data.errors[0]!.code) || '';
        const resetAt = response.status === 429 ? resetOf(response.headers, now()) : undefined;
        return { kind: 'refused', refusal: { status: response.status, code }, ...(resetAt && { resetAt }) };
      }
      const parsed = z.safeParse(answer, body);
      return parsed.success ? { kind: 'answered', value: parsed.data } : { kind: 'lost', isLate: false };
    } catch {
      return { kind: 'lost', isLate: signal.aborted };
    }
  };
