import * as z from 'zod/mini';
import type { SupplierCall, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { baggageOption, fareFamily, fareRule, mealOption, segment } from '#shared/flights/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { SandboxSource } from './source.ts';

const count = z.number().check(z.int(), z.minimum(0));
/** Minor units. */
const minor = count;

/** The length first: a hundred thousand wrong items would hold up every other answer while each is looked at. */
const atMost = <T extends z.core.SomeType>(most: number, item: T) =>
  z.pipe(z.array(z.unknown()).check(z.maxLength(most)), z.array(item));

const wireOffer = z.object({
  resultIndex: z.string(),
  source: z.string(),
  segments: z.array(segment).check(z.minLength(1)),
  isLCC: z.boolean(),
  isRefundable: z.boolean(),
  isLCCSpecialReturn: z.boolean(),
  pairKey: z.string(),
  currency: z.string(),
  fares: z
    .array(
      z.object({
        passengerType: count,
        passengerCount: count,
        baseFare: minor.check(z.positive()),
        tax: minor,
        offeredOtherCharges: minor,
      }),
    )
    .check(z.minLength(1)),
  commission: minor,
  family: fareFamily,
  flightsKey: z.string(),
  requires: z.object({ passport: z.boolean(), pan: z.boolean(), dateOfBirth: z.boolean() }),
  supplierRef: z.string(),
});
export const netOffers = atMost(5_000, wireOffer);
export const wireQuote = z.object({ offer: wireOffer, validUntil: count });
export const wireCalendar = z.record(z.string(), minor);
export const wireRules = atMost(500, fareRule);
export const wireExtras = z.object({ baggages: atMost(2_000, baggageOption), meals: atMost(2_000, mealOption) });
export const wireBooking = z.object({
  reference: z.string(),
  pnr: z.string(),
  state: z.enum(['HELD', 'TICKETED', 'CANCELLED', 'IN_PROGRESS']),
  holdUntil: z.optional(count),
  segments: z.array(segment),
  tickets: z.array(
    z.object({
      ticketNumber: z.string().check(z.regex(/^\d{13}$/)),
      ticketId: z.string(),
      validatingAirline: z.string(),
      barcodes: z.array(z.string()),
    }),
  ),
});
export const wireHold = z.object({ total: minor, currency: z.string(), holdUntil: z.optional(count) });
export const wireCharges = z.object({
  charge: minor,
  currency: z.string(),
  remarks: z.string(),
  validUntil: z.optional(count),
});
const anyMinor = z.number().check(z.int());
export const wireChangeOffers = atMost(
  50,
  z.object({
    offerId: z.string(),
    segments: z.array(segment).check(z.minLength(1)),
    difference: anyMinor,
    charge: minor,
    currency: z.string(),
    remarks: z.string(),
    validUntil: z.optional(count),
  }),
);
export const wireChange = z.object({ changeRequestId: z.string(), rawStatus: z.string() });
export const wireChangeStatus = z.object({
  rawStatus: z.string(),
  statusText: z.string(),
  state: z.enum(['PENDING', 'COMPLETED', 'REJECTED']),
  refund: z.optional(minor),
  charge: z.optional(minor),
  creditNote: z.optional(z.string()),
  reissued: z.optional(z.pick(wireBooking, { pnr: true, segments: true, tickets: true })),
});

const refusals = [
  'SOLD_OUT',
  'PRICE_CHANGED',
  'FARE_EXPIRED',
  'NO_SSR',
  'NOT_FOUND',
  'ILLEGAL_TRANSITION',
  'SUPPLIER_FAILED',
] as const;
export type Refusal = (typeof refusals)[number];
const refused = z.object({ refused: z.enum(refusals) });

/** What the world sends, and how: some of it late, broken off, or never. */
export interface Reply {
  body: { value: unknown } | { refused: Refusal };
  manner?: 'late' | 'silent' | 'garbled' | 'html';
  lateMs?: number;
}
export const answer = (value: unknown): Reply => ({ body: { value } });
export const refuse = (code: Refusal): Reply => ({ body: { refused: code } });

/** A caller without a deadline is not kept for ever. */
const LONGEST_WAIT_MS = 60_000;

/** True once `ms` have passed, false when the caller's deadline came first. */
function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  if (ms <= 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

function parse<T>(text: string, schema: z.ZodMiniType<T>): Outcome<T, SupplierFailure> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return fail('SUPPLIER_FAILED');
  }
  const refusal = z.safeParse(refused, body);
  if (refusal.success) return fail<SupplierFailure>(refusal.data.refused);
  const parsed = z.safeParse(z.object({ value: schema }), body);
  return parsed.success ? ok(parsed.data.value as T) : fail('SUPPLIER_FAILED');
}

function textOf({ body, manner }: Reply): string {
  if (manner === 'html') return '<html><body>Service temporarily unavailable</body></html>';
  const text = JSON.stringify(body);
  return manner === 'garbled' ? text.slice(0, Math.floor(text.length * 0.6)) : text;
}

/**
 * One exchange with the world over its wire: waits as long as it takes, gives up at the deadline, trusts nothing it
 * reads.
 */
export async function exchange<T>(
  source: SandboxSource,
  { signal }: SupplierCall,
  schema: z.ZodMiniType<T>,
  ask: () => Reply | Promise<Reply>,
): Promise<Outcome<T, SupplierFailure>> {
  if (!(await waited(source.latencyMs, signal))) return fail('SUPPLIER_TIMEOUT');
  const asked = ask();
  // What the world remembers may fail under it; to its callers that is an outage like any other, its outcome unknown.
  const reply =
    asked instanceof Promise
      ? await asked.catch((): Reply => ({ ...refuse('SUPPLIER_FAILED'), manner: 'html' }))
      : asked;
  if (reply.manner === 'silent') {
    await waited(source.timeoutAfterMs || LONGEST_WAIT_MS, signal);
    return fail('SUPPLIER_TIMEOUT');
  }
  if (reply.manner === 'late' && !(await waited(reply.lateMs ?? 0, signal))) return fail('SUPPLIER_TIMEOUT');
  return parse(textOf(reply), schema);
}
