import { del, get, post } from '@aws-amplify/api-rest';
import { Amplify } from '@aws-amplify/core';
import type { Call, Envelope } from '#shared/contract.ts';
import { apiOrigin, selectingHeaders } from './configure.ts';
import type { Trouble } from './error-catalogue.ts';

/** Amplify's name for the one API there is. */
const API_NAME = 'portolan';
/** Longer than the API's own 29 s, so that its answer wins over ours. */
const DEADLINE = 31_000;

/** What a request is made of once its contract has encoded it. */
export interface Outgoing {
  values: Record<string, unknown>;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
  deadline: number | undefined;
}

type Sent = { envelope: Envelope } | { trouble: Trouble };

/**
 * One request through Amplify, sent once: a repeat is the person's decision, or made under the same idempotency key.
 */
export async function send(
  call: Call,
  { values, idempotencyKey, signal, deadline = DEADLINE }: Outgoing,
): Promise<Sent> {
  Amplify.configure({ API: { REST: { [API_NAME]: { endpoint: apiOrigin() } } } });
  const { path, rest } = fillPath(call.path, values);
  const headers = {
    ...selectingHeaders(),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(call.method === 'POST' && { 'content-type': 'application/json' }),
  };
  const common = {
    headers,
    timeout: deadline,
    retryStrategy: { strategy: 'no-retry' as const },
    defaultAuthMode: 'none' as const,
  };
  const query = { ...common, queryParams: toQuery(rest) };
  const input = { apiName: API_NAME, path };
  const operation =
    call.method === 'POST'
      ? post({ ...input, options: { ...common, body: rest as never } })
      : call.method === 'GET'
        ? get({ ...input, options: query })
        : del({ ...input, options: query });
  const cancel = () => operation.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const answer = await operation.response;
    return { envelope: (await (answer as { body: { json(): Promise<unknown> } }).body.json()) as Envelope };
  } catch (error) {
    return { trouble: troubleOf(error) };
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** Puts path parameters in their places; what is left goes into the body or the query. */
function fillPath(pattern: string, values: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const rest = { ...values };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path, rest };
}

const toQuery = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

/** A non-2xx answer is thrown by Amplify with the envelope as text in `error.response.body`. */
function troubleOf(error: unknown): Trouble {
  const thrown = error as Error & { response?: { statusCode: number; body?: string } };
  if (thrown.response)
    return { kind: 'answer', status: thrown.response.statusCode, envelope: parse(thrown.response.body) };
  if (thrown.name === 'TimeoutError') return { kind: 'timeout' };
  return { kind: 'network', error: thrown, isOffline: false };
}

function parse(body: string | undefined): Partial<Envelope> | undefined {
  try {
    return JSON.parse(body ?? '') as Partial<Envelope>;
  } catch {
    return undefined;
  }
}
