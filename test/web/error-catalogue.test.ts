import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { amount, priced } from '#shared/money.ts';
import { defineCall } from '#shared/contract.ts';
import { failures } from '#shared/errors.ts';
import { callApi } from '#web/api/client.ts';
import { failureText } from '#web/api/error-catalogue.ts';
import { configureApi } from '#web/api/configure.ts';
import { type ApiEvent, onApiEvent } from '#web/api/events.ts';

/** Said to nobody, by the specification. */
const SILENT_CODES = ['NO_SSR'];

const base = {
  summary: 'A call.',
  actor: 'visitor',
  access: { scope: 'public' },
  response: z.object({ done: z.boolean() }),
  failures: [],
} as const;
const flight = defineCall({
  ...base,
  name: 'flights/quote',
  method: 'POST',
  path: '/flightApi/api/fareQuote',
  request: z.strictObject({ searchId: z.string() }),
});
const aboutOrder = defineCall({
  ...base,
  name: 'flights/details',
  method: 'POST',
  path: '/flightApi/api/getFlightDetails',
  request: z.strictObject({ orderId: z.string() }),
});
const general = defineCall({
  ...base,
  name: 'wallet/pay',
  method: 'POST',
  path: '/api/wl/pay',
  request: z.strictObject({ remark: z.string() }),
  idempotent: true,
});
const reading = defineCall({
  ...base,
  name: 'users/list',
  method: 'GET',
  path: '/api/wl/list/{kind}',
  request: z.strictObject({ kind: z.string(), page: z.number() }),
});
const removing = defineCall({
  ...base,
  name: 'users/remove',
  method: 'DELETE',
  path: '/api/wl/remove',
  request: z.strictObject({ id: z.string() }),
});
const priceCall = defineCall({
  ...base,
  name: 'wallet/add',
  method: 'POST',
  path: '/api/wl/add',
  request: priced(z.strictObject({ currency: z.string(), paid: amount })),
  response: priced(z.object({ currency: z.string(), balance: amount })),
});

interface Seen {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
let server: Server;
let seen: Seen[] = [];
let events: ApiEvent[] = [];
let answer: { status: number; body: string; hang?: boolean } = { status: 200, body: '' };
let stop = () => {};

const fails = (status: number, envelope: object) =>
  (answer = {
    status,
    body: JSON.stringify({ success: false, result: null, message: '', errorCode: null, ...envelope }),
  });
const succeeds = (result: unknown) =>
  (answer = { status: 200, body: JSON.stringify({ success: true, result, message: '', errorCode: null }) });

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      if (!answer.hang) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureApi({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteId: 'kestrel',
    staffId: 'S1',
    domain: 'kestrel.localhost',
  });
  stop = onApiEvent((event) => events.push(event));
});
afterAll(() => {
  stop();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  events = [];
});

const quote = () => callApi(flight, { searchId: 'a' });
const pay = () => callApi(general, { remark: 'a' });

describe('a flight call that fails', () => {
  it('signs out and goes to the search page on 401', async () => {
    fails(401, { errorCode: 'NOT_SIGNED_IN', errorMessage: 'Please sign in to continue.' });
    expect(await quote()).toMatchObject({ ok: false, code: 'NOT_SIGNED_IN' });
    expect(events).toEqual([{ event: 'signed-out', to: 'search' }]);
  });
  it('goes to booking review on 402, handing the new total back', async () => {
    fails(402, { errorCode: 'PRICE_CHANGED', errorMessage: 'The price has changed.', result: { totalPayable: 12.5 } });
    expect(await quote()).toMatchObject({ ok: false, code: 'PRICE_CHANGED', detail: { totalPayable: 12.5 } });
    expect(events).toEqual([{ event: 'review' }]);
  });
  it('goes to the review of the order that it asked about', async () => {
    fails(402, { errorCode: 'ORDER_EXPIRED', errorMessage: 'The time limit for this booking has passed.' });
    await callApi(aboutOrder, { orderId: 'A1' });
    expect(events).toEqual([{ event: 'review', orderId: 'A1' }]);
  });
  it.each([502, 504])('says that the request timed out on %i, and is sent once only', async (status) => {
    answer = { status, body: '<html>Bad gateway</html>' };
    expect(await quote()).toMatchObject({ ok: false, code: 'SUPPLIER_TIMEOUT' });
    expect(events).toEqual([{ event: 'failure', text: 'Request timeout.Please check your netowrk connection.' }]);
    expect(seen).toHaveLength(1);
  });
  it('says the same when no answer comes in time', async () => {
    answer = { status: 200, body: '', hang: true };
    expect(await callApi(flight, { searchId: 'a' }, { deadline: 50 })).toMatchObject({
      ok: false,
      code: 'SUPPLIER_TIMEOUT',
    });
    expect(events).toEqual([{ event: 'failure', text: 'Request timeout.Please check your netowrk connection.' }]);
  });
  it('stays silent about missing SSR details', async () => {
    fails(400, { errorCode: 'NO_SSR', errorMessage: 'No SSR details found for this flight.' });
    expect(await quote()).toMatchObject({ ok: false, code: 'NO_SSR' });
    expect(events).toEqual([]);
  });
  it('shows the message of anything else, with a code that is not ours', async () => {
    fails(400, { errorCode: '6E-4011', errorMessage: 'These seats were sold.' });
    await quote();
    expect(events).toEqual([{ event: 'failure', text: 'These seats were sold. (6E-4011)' }]);
  });
  it.each(Object.entries(failures))('never shows a code of ours: %s', async (errorCode, { message }) => {
    fails(409, { errorCode, errorMessage: message });
    const answer = await quote();
    const told = events.map((event) => ('text' in event ? event.text : ''));
    expect(told).toEqual([SILENT_CODES.includes(errorCode) ? undefined : message].filter(Boolean));
    expect(answer).toMatchObject({ code: errorCode });
    if (!answer.ok) expect(failureText(answer)).toBe(message);
  });
});

describe('any other call that fails', () => {
  it('signs out on 401', async () => {
    fails(401, { errorCode: 'NOT_SIGNED_IN' });
    await pay();
    expect(events).toEqual([{ event: 'signed-out', to: 'login' }]);
  });
  it('shows the error message of success:false and hands the answer back', async () => {
    fails(200, {
      errorCode: 'INSUFFICIENT_BALANCE',
      errorMessage: 'Your wallet balance is not enough for this booking.',
    });
    expect(await pay()).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_BALANCE',
      message: 'Your wallet balance is not enough for this booking.',
    });
    expect(events).toEqual([{ event: 'failure', text: 'Your wallet balance is not enough for this booking.' }]);
  });
  it('shows the error message of a 400 and hands the fields back', async () => {
    fails(400, {
      errorCode: 'VALIDATION',
      errorMessage: 'Please correct the marked fields.',
      errors: { remark: 'Too long' },
    });
    expect(await pay()).toMatchObject({ ok: false, errors: { remark: 'Too long' } });
    expect(events).toEqual([{ event: 'failure', text: 'Please correct the marked fields.' }]);
  });
  it('falls back to a text that names the method', async () => {
    answer = { status: 500, body: 'no JSON' };
    await pay();
    await callApi(reading, { kind: 'a', page: 1 });
    await callApi(removing, { id: 'a' });
    expect(events.map((event) => event.event === 'failure' && event.text)).toEqual(
      ['POST', 'GET', 'DELETE'].map(
        (method) => `Something went wrong. HTTP (${method}) request failed. Please contact support.`,
      ),
    );
  });
  it('only logs when there is no connection', async () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    configureApi({ origin: 'http://127.0.0.1:1' });
    const log = console.error;
    const logged: unknown[] = [];
    console.error = (...words) => logged.push(words[0]);
    try {
      expect(await pay()).toMatchObject({ ok: false, detail: { network: true } });
    } finally {
      console.error = log;
      configureApi({ origin });
    }
    expect(logged).toEqual(['wallet/pay: no answer']);
    expect(events).toEqual([]);
  });
  it('shows nothing when the screen asked to show it itself, but still signs out', async () => {
    fails(400, { errorCode: 'VALIDATION', errorMessage: 'Please correct the marked fields.' });
    await callApi(general, { remark: 'a' }, { quiet: true });
    fails(401, {});
    await callApi(general, { remark: 'a' }, { quiet: true });
    expect(events).toEqual([{ event: 'signed-out', to: 'login' }]);
  });
});

describe('what is sent', () => {
  it('carries site, staff, domain and, where the contract asks for one, an idempotency key', async () => {
    succeeds({ done: true });
    expect(await callApi(general, { remark: 'a' }, { idempotencyKey: 'k1' })).toEqual({
      ok: true,
      value: { done: true },
    });
    expect(seen[0]!.headers).toMatchObject({
      'site-id': 'kestrel',
      'staff-id': 'S1',
      'domain-name': 'kestrel.localhost',
      'idempotency-key': 'k1',
    });
    expect(seen[0]!.headers['content-type']).toMatch(/^application\/json/);
  });
  it('puts path parameters in their place and the rest of a GET in the query', async () => {
    succeeds({ done: true });
    await callApi(reading, { kind: 'a b', page: 2 });
    expect(seen[0]!.url).toBe('/api/wl/list/a%20b?page=2');
  });
  it('is decimal on the wire and minor units in the code', async () => {
    succeeds({ currency: 'INR', balance: 1842.5 });
    expect(await callApi(priceCall, { currency: 'INR', paid: 1250 })).toEqual({
      ok: true,
      value: { currency: 'INR', balance: 184250 },
    });
    expect(JSON.parse(seen[0]!.body)).toEqual({ currency: 'INR', paid: 12.5 });
  });
  it('is not sent at all when the contract refuses it', async () => {
    expect(await callApi(flight, { searchId: 7 } as never)).toMatchObject({ ok: false, code: 'VALIDATION' });
    expect(seen).toEqual([]);
  });
});
