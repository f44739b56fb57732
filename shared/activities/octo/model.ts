import * as z from 'zod/mini';
import { day } from '../../flights/search-query.ts';
import { MOST_GUESTS } from '../guests.ts';

/** The capability that adds prices to every answer (docs.octo.travel, Pricing). */
export const PRICING = 'octo/pricing';
/** Products that are answered at most: the standard has no pages. */
export const MOST_PRODUCTS = 500;

/** Guests by what they pay as; a product's units carry these ids. */
export const unitIds = ['adult', 'child', 'infant'] as const;
export type UnitId = (typeof unitIds)[number];

/** A price, in minor units of its currency. */
export const octoPricing = z.object({
  /** What a guest pays before anything is taken off, minor units. */
  original: z.int(),
  /** What a guest pays, minor units. */
  retail: z.int(),
  /** What the caller pays for it, minor units. */
  net: z.nullable(z.int()),
  /** ISO 4217 code of the site’s currency. */
  currency: z.string(),
  /** Decimals that the currency has. */
  currencyPrecision: z.int(),
  /** Taxes that are in the price already. */
  includedTaxes: z.array(
    z.object({
      /** What the tax is called. */
      name: z.string(),
      /** As much of the guest’s price, minor units. */
      original: z.int(),
      /** As much of what a guest pays, minor units. */
      retail: z.int(),
      /** As much of the caller’s price, minor units. */
      net: z.nullable(z.int()),
    }),
  ),
});
export type OctoPricing = z.output<typeof octoPricing>;

const unit = z.object({
  /** Id to ask and to book by. */
  id: z.enum(unitIds),
  /** What the unit is called. */
  internalName: z.string(),
  /** The caller’s own number; always null. */
  reference: z.nullable(z.string()),
  /** Which kind of guest it is for. */
  type: z.enum(['ADULT', 'CHILD', 'INFANT']),
  /** Whom it is sold to. */
  restrictions: z.object({
    /** The youngest, years. */
    minAge: z.int(),
    /** The oldest, years. */
    maxAge: z.int(),
    /** True where guests show an identity card. */
    idRequired: z.boolean(),
    /** The fewest that are sold at once; null for any. */
    minQuantity: z.nullable(z.int()),
    /** The most that are sold at once. */
    maxQuantity: z.nullable(z.int()),
    /** Guests that one is for. */
    paxCount: z.int(),
    /** One of these units must come along; none where nobody has to. */
    accompaniedBy: z.array(z.string()),
  }),
  /** What must be known of each guest. */
  requiredContactFields: z.array(z.string()),
});
export type OctoUnit = z.output<typeof unit>;

const option = z.object({
  /** The tour option. */
  id: z.string(),
  /** True of the one to show first. */
  default: z.boolean(),
  /** What it is called. */
  internalName: z.string(),
  /** The caller’s own number; always null. */
  reference: z.nullable(z.string()),
  /** Local times at which it begins, `hh:mm`; `00:00` alone where it lasts all day. */
  availabilityLocalStartTimes: z.array(z.string()),
  /** Until when a cancellation gives all back, e.g. `24 hours`. */
  cancellationCutoff: z.string(),
  /** The number of it. */
  cancellationCutoffAmount: z.int(),
  /** The unit of it. */
  cancellationCutoffUnit: z.enum(['hour']),
  /** What must be known of the lead guest. */
  requiredContactFields: z.array(z.string()),
  /** How many are sold at once. */
  restrictions: z.object({
    /** The fewest units; null for any. */
    minUnits: z.nullable(z.int()),
    /** The most units. */
    maxUnits: z.nullable(z.int()),
  }),
  /** Kinds of guests that it is sold to. */
  units: z.array(unit),
  /** Of `octo/pricing`: the lowest price of one adult in the days ahead; none where there is none. */
  pricingFrom: z.optional(z.array(octoPricing)),
});
export type OctoOption = z.output<typeof option>;

/** An activity as the standard has it. */
export const octoProduct = z.object({
  /** The activity. */
  id: z.string(),
  /** What it is called. */
  internalName: z.string(),
  /** The caller’s own number; always null. */
  reference: z.nullable(z.string()),
  /** Language of its texts, BCP 47. */
  locale: z.string(),
  /** IANA zone of its times. */
  timeZone: z.string(),
  /** True where it is sold without asking for a day. */
  allowFreesale: z.boolean(),
  /** True where all of its options are confirmed once they are paid. */
  instantConfirmation: z.boolean(),
  /** True where the voucher comes with that. */
  instantDelivery: z.boolean(),
  /** True where a booking names an availability. */
  availabilityRequired: z.boolean(),
  /** Whether it begins at set times or may be visited all day. */
  availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']),
  /** As what vouchers come. */
  deliveryFormats: z.array(z.enum(['QRCODE', 'PDF_URL'])),
  /** For whom: the whole party. */
  deliveryMethods: z.array(z.enum(['VOUCHER'])),
  /** How a voucher is taken at the gate. */
  redemptionMethod: z.enum(['DIGITAL']),
  /** Ways to do it, the first to be shown first. */
  options: z.array(option),
  /** Of `octo/pricing`: ISO 4217 code of the site’s currency. */
  defaultCurrency: z.optional(z.string()),
  /** Of `octo/pricing`: the same alone. */
  availableCurrencies: z.optional(z.array(z.string())),
  /** Of `octo/pricing`: a price is of the booking, for rates and fees may go by the size of the party. */
  pricingPer: z.optional(z.enum(['BOOKING'])),
});
export type OctoProduct = z.output<typeof octoProduct>;

const statuses = ['AVAILABLE', 'FREESALE', 'SOLD_OUT', 'LIMITED', 'CLOSED'] as const;
export type OctoStatus = (typeof statuses)[number];

/** How free a day or a time is. */
const free = {
  /** True where the units asked for can be booked. */
  available: z.boolean(),
  /** How free it is. */
  status: z.enum(statuses),
  /** Places that are left; null without limit. */
  vacancies: z.nullable(z.int()),
  /** Places that there are; null without limit. */
  capacity: z.nullable(z.int()),
  /** Of what begins at no time: from when to when it is open. */
  openingHours: z.array(
    z.object({
      /** Local time `hh:mm`. */
      from: z.string(),
      /** Local time `hh:mm`. */
      to: z.string(),
    }),
  ),
};

/** A time at which an option may be booked. */
export const octoAvailability = z.object({
  /** Names option, day and time. */
  id: z.string(),
  /** Beginning, ISO 8601 with the offset of that day. */
  localDateTimeStart: z.string(),
  /** End, the same way. */
  localDateTimeEnd: z.string(),
  /** Instant until which it is sold. */
  utcCutoffAt: z.string(),
  /** True of what begins at no time. */
  allDay: z.boolean(),
  ...free,
  /** Units that may be booked at once at most. */
  maxUnits: z.nullable(z.int()),
  /** Of `octo/pricing`: what the units asked for come to, of one adult where none were named; left out where there is no price. */
  pricing: z.optional(octoPricing),
});
export type OctoAvailability = z.output<typeof octoAvailability>;

/** A day of an option. */
export const octoCalendarDay = z.object({
  /** The day at the site, `2026-12-13`. */
  localDate: z.string(),
  ...free,
  /** Of `octo/pricing`: what the units asked for come to on that day; left out where there is no price. */
  pricingFrom: z.optional(octoPricing),
});
export type OctoCalendarDay = z.output<typeof octoCalendarDay>;

const id = z.string().check(z.minLength(1), z.maxLength(80));

/** What is asked about, and for whom. */
export const askedFields = {
  /** The activity. */
  productId: id,
  /** The tour option. */
  optionId: id,
  /** The first day that is asked about. */
  localDateStart: z.optional(day),
  /** The last day that is asked about; left out: the first alone. */
  localDateEnd: z.optional(day),
  /** Guests by kind; left out: one adult. */
  units: z.optional(
    z
      .array(
        z.strictObject({
          /** One of the option’s units. */
          id: z.string().check(z.maxLength(80)),
          /** How many of it. */
          quantity: z.int().check(z.minimum(0), z.maximum(MOST_GUESTS)),
        }),
      )
      .check(z.maxLength(20)),
  ),
  /** ISO 4217 code that prices are asked in; the site’s own alone is answered. */
  currency: z.optional(z.nullable(z.string().check(z.maxLength(3)))),
};
