import type { Call } from '#shared/contract.ts';
import { fail, type FieldErrors, ok, type Outcome } from '#shared/errors.ts';
import type { Currency } from '#shared/money.ts';
import { fillSiteCurrency, wrongCurrencyText } from '#shared/site-currency.ts';
import * as z from 'zod/mini';
import type { HttpEvent } from './event.ts';
import { leavesOf } from './leaves-of.ts';

/** Bytes. */
export const BODY_LIMIT = 256 * 1024;
/** As many wrong fields as a form could show; a list of a hundred thousand wrong items is not told one by one. */
const MOST_ERRORS = 100;

/**
 * Body, query and path parameters as one object, held against the contract. Unknown fields are refused by name. Amounts
 * that the contract lets travel without a currency are in the site's, `currency`.
 */
export function parseRequest(
  call: Call,
  event: HttpEvent,
  currency: Currency,
): Outcome<unknown, 'BAD_REQUEST' | 'VALIDATION' | 'BODY_TOO_LARGE'> {
  const body = readBody(event);
  if (!body.ok) return body;
  const query = call.method === 'GET' || call.method === 'DELETE' ? (event.queryStringParameters ?? {}) : {};
  const raw = { ...query, ...body.value, ...decoded(event.pathParameters ?? {}) };
  const { request, wrong } = fillSiteCurrency(call.request, raw, currency);
  if (wrong.length) {
    const text = wrongCurrencyText(currency);
    return fail('VALIDATION', { errors: Object.fromEntries(wrong.slice(0, MOST_ERRORS).map((path) => [path, text])) });
  }
  const parsed = z.safeParse(call.request, request);
  if (parsed.success) return wellFormed(parsed.data);
  return fail('VALIDATION', { errors: fieldErrors(parsed.error.issues) });
}

/** Half of a character: a text that no table keeps. */
const UNPAIRED = /\p{Surrogate}/u;

function wellFormed(request: unknown): Outcome<unknown, 'VALIDATION'> {
  const broken = leavesOf(request).filter(
    ({ path, value }) => UNPAIRED.test(path) || (typeof value === 'string' && UNPAIRED.test(value)),
  );
  if (!broken.length) return ok(request);
  const named = broken.slice(0, MOST_ERRORS).map(({ path }) => path.replace(/\p{Surrogate}/gu, '\uFFFD'));
  return fail('VALIDATION', {
    errors: Object.fromEntries(named.map((path) => [path, 'This contains an invalid character.'])),
  });
}

/** The router hands on what stands between the slashes of the path, still encoded. */
function decoded(parameters: Record<string, string | undefined>): Record<string, string | undefined> {
  try {
    return Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        value === undefined ? undefined : decodeURIComponent(value),
      ]),
    );
  } catch {
    return parameters;
  }
}

function readBody(event: HttpEvent): Outcome<object, 'BAD_REQUEST' | 'BODY_TOO_LARGE'> {
  if (event.httpMethod !== 'POST' || !event.body) return ok({});
  const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > BODY_LIMIT) return fail('BODY_TOO_LARGE');
  try {
    const text = bytes.toString('utf8');
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? ok(value) : fail('BAD_REQUEST');
  } catch {
    return fail('BAD_REQUEST');
  }
}

/** Dotted path → the first message at it. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues.slice(0, MOST_ERRORS)) errors[issue.path.join('.') || '_'] ??= issue.message;
  return errors;
}
