import type { Call } from '#shared/contract.ts';
import { fail, type FieldErrors, ok, type Outcome } from '#shared/errors.ts';
import * as z from 'zod/mini';
import type { HttpEvent } from './event.ts';

const BODY_LIMIT = 256 * 1024;
/** As many wrong fields as a form could show; a list of a hundred thousand wrong items is not told one by one. */
const MOST_ERRORS = 100;

/** Body, query and path parameters as one object, held against the contract. Unknown fields are refused by name. */
export function parseRequest(
  call: Call,
  event: HttpEvent,
): Outcome<unknown, 'BAD_REQUEST' | 'VALIDATION' | 'BODY_TOO_LARGE'> {
  const body = readBody(event);
  if (!body.ok) return body;
  const query = call.method === 'GET' || call.method === 'DELETE' ? (event.queryStringParameters ?? {}) : {};
  const raw = { ...query, ...body.value, ...decoded(event.pathParameters ?? {}) };
  const parsed = z.safeParse(call.request, raw);
  if (parsed.success) return ok(parsed.data);
  return fail('VALIDATION', { errors: fieldErrors(parsed.error.issues) });
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
  if (event.body.length > BODY_LIMIT) return fail('BODY_TOO_LARGE');
  try {
    const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body;
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
