import * as z from 'zod/mini';
import { type DuffelAirline, type DuffelSegment, isAirline, isSegment } from './wire-parts.ts';

/**
 * What Duffel sends (its API of version v2), as far as it is read here: fields that nobody needs are left out, and
 * fields that its documentation calls nullable may be null or missing.
 */
const maybe = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));
/** With what stands in for it where it cannot be read. */
const orElse = z.catch;
/** Decimal in major units; read by `minorOf` alone. */
const decimal = z.string();
/** An instant with its offset. */
const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/));

const airline = z.custom<DuffelAirline>(isAirline);
const segment = z.custom<DuffelSegment>(isSegment);
const condition = z.object({
  allowed: z.boolean(),
  penalty_amount: maybe(decimal),
  penalty_currency: maybe(z.string()),
});
const conditions = z.object({ refund_before_departure: maybe(condition), change_before_departure: maybe(condition) });

const slice = z.object({
  fare_brand_name: maybe(z.string()),
  conditions: maybe(conditions),
  segments: z.array(segment).check(z.minLength(1), z.maxLength(12)),
});

const service = z.object({
  id: z.string(),
  type: z.string(),
  passenger_ids: z.array(z.string()),
  segment_ids: z.array(z.string()),
  total_amount: decimal,
  total_currency: z.string(),
  metadata: maybe(z.object({ maximum_weight_kg: maybe(z.number()), type: maybe(z.string()) })),
});

export const duffelOffer = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  total_amount: decimal,
  total_currency: z.string(),
  tax_amount: maybe(decimal),
  tax_currency: maybe(z.string()),
  expires_at: instant,
  owner: airline,
  partial: maybe(z.boolean()),
  passenger_identity_documents_required: maybe(z.boolean()),
  supported_passenger_identity_document_types: maybe(z.array(z.string())),
  payment_requirements: maybe(
    z.object({
      requires_instant_payment: z.boolean(),
      payment_required_by: maybe(instant),
      price_guarantee_expires_at: maybe(instant),
    }),
  ),
  conditions: maybe(conditions),
  passengers: z
    .array(z.object({ id: z.string(), type: maybe(z.string()), age: maybe(z.number()) }))
    .check(z.minLength(1), z.maxLength(18)),
  slices: z.array(slice).check(z.minLength(1), z.maxLength(6)),
  available_services: maybe(z.array(service).check(z.maxLength(5_000))),
});
export type DuffelOffer = z.output<typeof duffelOffer>;
export type DuffelSlice = z.output<typeof slice>;
export type { DuffelSegment };
export type DuffelConditions = z.output<typeof conditions>;
export type DuffelCondition = z.output<typeof condition>;
export type DuffelService = z.output<typeof service>;

export const bookedSlice = z.object({ id: maybe(z.string()), segments: z.array(segment) });
export type BookedSlice = z.output<typeof bookedSlice>;
/** What an airline changed of an order: its slices of before, and, in the same order, those of after. */
const airlineChange = z.object({
  id: maybe(z.string()),
  action_taken: maybe(z.string()),
  available_actions: orElse(maybe(z.array(z.string())), null),
  created_at: maybe(z.string()),
  // Whose flights cannot be read is to be accepted all the same.
  removed: orElse(z.array(z.object({ id: z.string() })), []),
  added: orElse(z.array(z.object({ id: z.string(), segments: z.array(z.record(z.string(), z.unknown())) })), []),
});
const noChange = { action_taken: 'unreadable', removed: [], added: [] };

const document = z.object({ type: z.string(), unique_identifier: z.string(), passenger_ids: z.array(z.string()) });
const noDocument = { type: '', unique_identifier: '', passenger_ids: [] };

/**
 * An order is paid for, so that what does not decide its state may be as odd as it likes: a document, an airline or
 * flights that cannot be read are as if they were not told.
 */
export const duffelOrder = z.object({
  id: z.string().check(z.minLength(1)),
  booking_reference: maybe(z.string()),
  created_at: instant,
  cancelled_at: maybe(instant),
  total_amount: decimal,
  total_currency: z.string(),
  owner: orElse(maybe(airline), null),
  metadata: maybe(z.record(z.string(), z.string())),
  payment_status: z.object({
    awaiting_payment: z.boolean(),
    payment_required_by: maybe(instant),
    paid_at: orElse(maybe(instant), null),
  }),
  passengers: orElse(z.array(z.object({ id: z.string() })), []),
  documents: orElse(maybe(z.array(orElse(document, noDocument))), null),
  slices: orElse(z.array(bookedSlice), []),
  airline_initiated_changes: orElse(maybe(z.array(orElse(airlineChange, noChange))), null),
});
export type DuffelOrder = z.output<typeof duffelOrder>;

export const duffelCancellation = z.object({
  id: z.string(),
  order_id: z.string(),
  refund_amount: maybe(decimal),
  refund_currency: maybe(z.string()),
  refund_to: maybe(z.string()),
  expires_at: maybe(instant),
  confirmed_at: maybe(instant),
});
export type DuffelCancellation = z.output<typeof duffelCancellation>;

/** Other flights for some of an order's; a change total below zero comes back. */
export const orderChangeOffer = z.object({
  id: z.string().check(z.minLength(1)),
  change_total_amount: maybe(z.string()),
  change_total_currency: maybe(z.string()),
  penalty_total_amount: maybe(decimal),
  penalty_total_currency: maybe(z.string()),
  expires_at: maybe(instant),
  slices: z.object({ add: z.array(bookedSlice) }),
});
const duffelOrderChange = z.object({
  id: z.string().check(z.minLength(1)),
  order_id: z.string(),
  change_total_amount: maybe(z.string()),
  change_total_currency: maybe(z.string()),
  confirmed_at: maybe(instant),
});
export type DuffelOrderChange = z.output<typeof duffelOrderChange>;
export const orderChangeAnswer = z.object({ data: duffelOrderChange });
/** Each offer is read by itself, as an offer request's are. */
export const orderChangeRequestAnswer = z.object({
  data: z.object({ order_change_offers: z.array(z.unknown()).check(z.maxLength(1_000)) }),
});

/** An offer request's answer: each offer is read by itself, so that one that is wrong does not take the others along. */
export const offersAnswer = z.object({ data: z.object({ offers: z.array(z.unknown()) }) });
export const offerAnswer = z.object({ data: duffelOffer });
export const orderAnswer = z.object({ data: duffelOrder });
export const cancellationAnswer = z.object({ data: duffelCancellation });
/** A page of orders, each looked at for its metadata alone: an odd order of long ago hides no other. */
export const ordersPage = z.object({
  data: z.array(z.object({ id: z.string(), metadata: maybe(z.record(z.string(), z.string())) })),
  meta: maybe(z.object({ after: maybe(z.string()) })),
});
export const changeAnswer = z.object({ data: z.object({ id: z.string() }) });
export const paymentAnswer = z.object({ data: z.object({ id: z.string() }) });
export const errorAnswer = z.object({
  errors: z.array(z.object({ code: maybe(z.string()), type: maybe(z.string()) })).check(z.minLength(1)),
});
/** A webhook's event: its object is what it is about, or names the order that it is about. */
export const webhookEvent = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  type: z.string().check(z.maxLength(100)),
  live_mode: z.boolean(),
  idempotency_key: maybe(z.string()),
  data: maybe(
    z.object({
      object: maybe(
        z.object({
          id: maybe(z.string()),
          order_id: maybe(z.string()),
          metadata: maybe(z.record(z.string(), z.string())),
        }),
      ),
    }),
  ),
});
export const cancellationsPage = z.object({ data: z.array(duffelCancellation) });
