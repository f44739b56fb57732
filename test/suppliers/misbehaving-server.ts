import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, type FlightSupplier, type SupplierCall } from '#functions/suppliers/flight-supplier.ts';
import { netOffers, wireBooking, wireExtras, wireQuote, wireRules } from '#functions/suppliers/sandbox/wire.ts';
import { fail, ok } from '#shared/errors.ts';
import type * as z from 'zod/mini';

/** How a supplier's server can answer; `well` is as it should. */
export const manners = [
  '429',
  '500',
  '503',
  'html',
  'truncated',
  'empty',
  'null',
  'wrong types',
  'huge nonsense',
  'reset',
  'drip',
  'silent',
  'late',
] as const;
export type Manner = 'well' | (typeof manners)[number];

/**
 * A supplier reached over HTTP whose server misbehaves as told, and an adapter that reads it as adapters must: by its
 * schemas, until its deadline.
 */
export interface MisbehavingSupplier {
  manner: Manner;
  /** What each question is answered with when all is well. */
  answers: Record<'search' | 'quote' | 'fareRules' | 'extraServices' | 'booking', unknown>;
  /** Paths asked since the start. */
  asked: string[];
  supplier(name: string): FlightSupplier;
  /** Connections that are still open. */
  open(): Promise<number>;
  stop(): Promise<void>;
}

/** 4 MB. */
const hugeNonsense = JSON.stringify(Array.from({ length: 100_000 }, (_, at) => ({ at, filler: 'x'.repeat(20) })));
const json = { 'content-type': 'application/json' };

function misbehave(manner: Manner, response: ServerResponse, text: string): void {
  if (manner === 'drip') {
    response.writeHead(200, json);
    const dripping = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(dripping));
    return;
  }
  if (manner === 'silent') return;
  if (manner === 'late') {
    const waiting = setTimeout(() => response.writeHead(200, json).end(text), 2_000);
    response.on('close', () => clearTimeout(waiting));
    return;
  }
  if (manner === 'reset') response.destroy();
  else if (manner === '429')
    response.writeHead(429, { ...json, 'retry-after': '60' }).end('{"error":"too many requests"}');
  else if (manner === '500' || manner === '503') response.writeHead(Number(manner), json).end('{"error":"oops"}');
  else if (manner === 'html')
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Service temporarily unavailable</body></html>');
  else if (manner === 'truncated') response.writeHead(200, json).end(text.slice(0, Math.floor(text.length * 0.6)));
  else if (manner === 'empty') response.writeHead(200, json).end();
  else if (manner === 'null') response.writeHead(200, json).end('null');
  else if (manner === 'wrong types')
    response.writeHead(200, json).end(JSON.stringify([{ resultIndex: 1, fares: 'none' }]));
  else if (manner === 'huge nonsense') response.writeHead(200, json).end(hugeNonsense);
  else response.writeHead(200, json).end(text);
}

export async function misbehavingSupplier(answers: MisbehavingSupplier['answers']): Promise<MisbehavingSupplier> {
  const server: Server = createServer((request, response) => {
    const path = request.url!.slice(1);
    it.asked.push(path);
    misbehave(it.manner, response, JSON.stringify(it.answers[path as keyof MisbehavingSupplier['answers']]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function ask<T>(path: string, { signal }: SupplierCall, schema: z.ZodMiniType<T>): Answer<T> {
    const response = await fetch(`${address}/${path}`, { signal, headers: { connection: 'close' } });
    if (!response.ok) throw new Error(`the supplier answered ${response.status}`);
    const parsed = schema.safeParse(JSON.parse(await response.text()));
    return parsed.success ? ok(parsed.data) : fail('SUPPLIER_FAILED');
  }
  const never = () => Promise.reject(new Error('not asked here'));
  const it: MisbehavingSupplier = {
    manner: 'well',
    answers,
    asked: [],
    supplier: (name) => ({
      name,
      search: (call) => ask('search', call, netOffers) as ReturnType<FlightSupplier['search']>,
      quote: (call) => ask('quote', call, wireQuote) as ReturnType<FlightSupplier['quote']>,
      fareRules: (call) => ask('fareRules', call, wireRules),
      extraServices: (call) => ask('extraServices', call, wireExtras) as ReturnType<FlightSupplier['extraServices']>,
      book: (call) => ask('booking', call, wireBooking) as ReturnType<FlightSupplier['book']>,
      holdQuote: async () => fail('SUPPLIER_FAILED'),
      ticket: (call) => ask('booking', call, wireBooking) as ReturnType<FlightSupplier['book']>,
      retrieve: (call) => ask('booking', call, wireBooking) as ReturnType<FlightSupplier['book']>,
      release: never,
      calendar: never,
      carriesOut: [],
      cancellationCharges: never,
      changeRequest: never,
      findChange: never,
      changeRequestStatus: never,
    }),
    open: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return it;
}
