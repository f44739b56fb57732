import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { issuer } from '../bookings/ticket.ts';
import { amount, priced } from '../money.ts';
import { kartShown } from './kart-shown.ts';
import { questionShown } from './question.ts';

export const kartIdField = z.string().check(z.minLength(1), z.maxLength(60));

const version = z.object({
  /** Number of the version, from 1. */
  number: z.number(),
  /** When it was sent. */
  sentAt: z.string(),
  /** Who sent it. */
  sentBy: z.string(),
  /** Last day on which it can be accepted; empty where none was sent. */
  validTill: z.string(),
  /** Where it is in its life. */
  state: z.enum(['stands', 'lapsed', 'withdrawn', 'accepted']),
  /** ISO 4217 code of the total. */
  currency: z.string(),
  /** What it comes to. */
  total: amount,
});
export const versionShown = priced(version);
const openedVersion = priced(
  z.extend(version, {
    /** The builder has what was sent still, as far as its customer sees it. */
    isBuilders: z.boolean(),
  }),
);

/** What became of a quotation's vouchers. */
export const voucherShown = z.object({
  /** Transfers are still being made, moved or withdrawn. */
  isBeingMade: z.boolean(),
  /** Transfers that stand. */
  transfers: z.number(),
  /** Those of them that are completed. */
  completed: z.number(),
  /** Those of them that nobody drives yet. */
  withoutDriver: z.number(),
  /** Those that were withdrawn. */
  withdrawn: z.number(),
  /** Transfers whose driver drives another at that time. */
  driverClashes: z.array(
    z.object({
      /** Id of the transfer. */
      id: z.string(),
      /** What its driver drives at that time. */
      text: z.string(),
      /** Why it may stand; empty where nobody said. */
      reason: z.string(),
    }),
  ),
  /** Clashes that were set aside. */
  asides: z.array(
    z.object({
      /** Which clash. */
      clash: z.string(),
      /** Why it may stand. */
      reason: z.string(),
      /** Who said so. */
      by: z.string(),
    }),
  ),
});

export const getKartById = defineCall({
  name: 'quotations/get-kart-by-id',
  method: 'GET',
  path: '/api/kart/getKartById',
  summary: 'A quotation with its lines.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.view', module: 'Dmc' },
  request: z.strictObject({
    /** The quotation to open. */
    id: kartIdField,
  }),
  response: z.object({
    /** The quotation as it stands. */
    kart: kartShown,
    /** What was sent, the oldest first. */
    versions: z.array(openedVersion),
    /** What its customer asked, the oldest first. */
    questions: z.array(questionShown),
    /** What became of its vouchers; null before the first. */
    voucher: z.nullable(voucherShown),
    /** Whose name it stands under once it is sent; null for the site’s. */
    agency: z.nullable(issuer),
    /** Others who have it open, by name. */
    seenBy: z.array(z.string()),
  }),
  failures: [],
});
