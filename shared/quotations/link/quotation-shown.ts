import * as z from 'zod/mini';
import { issuer } from '../../bookings/ticket.ts';
import { amount, priced } from '../../money.ts';
import { priceBreakups } from '../kart-shown.ts';
import { questionShown } from '../question.ts';
import { voucherSheet } from '../voucher-sheet.ts';

/** The total in a second currency, by a rate that was fixed when the version was sent. */
export const shownCurrency = z.object({
  /** ISO 4217 code. */
  code: z.string(),
  /** What stands before its amounts. */
  currencySymbol: z.string(),
  /** How much of it one of the site’s currency is worth. */
  rate: z.number(),
  /** Whose rate it is. */
  source: z.string(),
  /** Day on which it was fixed. */
  day: z.string(),
  /** What the total comes to in it, written out: nothing is ever paid in it. */
  total: z.string(),
});

export const lineKinds = ['activity', 'accomodation', 'flight', 'miscellaneous'] as const;

/** A line as a customer reads it. */
export const quotedLine = z.object({
  /** The line's id: the same in each version. */
  id: z.string(),
  /** What it is. */
  kind: z.enum(lineKinds),
  /** Day of the trip, from 1; 0 for none. */
  day: z.number(),
  /** 24 hours; empty for none. */
  time: z.string(),
  /** What it is called. */
  title: z.string(),
  /** What is said below its name. */
  note: z.string(),
  /** Null where the breakup does not show it. */
  price: z.nullable(amount),
  /** The customer has it already: it costs nothing here. */
  isByCustomer: z.boolean(),
});

/** A version that was sent, as its breakup lets a customer see it. */
export const quotedVersion = priced(
  z.object({
    /** Number of the version, from 1. */
    number: z.number(),
    /** When it was sent. */
    sentAt: z.string(),
    /** Last day on which it can be accepted. */
    validTill: z.string(),
    /** Whether that day is past. */
    isLapsed: z.boolean(),
    /** Whether it is the one that was accepted. */
    isAccepted: z.boolean(),
    /** Name of the trip. */
    kartName: z.string(),
    /** Travellers who pay as adults. */
    adults: z.number(),
    /** Travellers who pay as children. */
    child: z.number(),
    /** Travellers on somebody’s lap. */
    infant: z.number(),
    /** First day of the trip. */
    arrivalDate: z.string(),
    /** Length of the trip. */
    noOfDays: z.number(),
    /** Nights of the trip. */
    noOfNights: z.number(),
    /** For the customer to read. */
    remark: z.string(),
    /** What of the price is shown. */
    priceBreakup: z.enum(priceBreakups),
    /** ISO 4217 code of every amount. */
    currency: z.string(),
    /** The lines by day. */
    lines: z.array(quotedLine),
    /** What stands above the total: subtotals and charges; none where the breakup shows none. */
    parts: z.array(
      z.object({
        /** What it is called. */
        label: z.string(),
        /** What it comes to; negative is taken off. */
        amount,
      }),
    ),
    /** Null where no price is shown. */
    total: z.nullable(amount),
    /** The total in a second currency; null for none, and where no price is shown. */
    shown: z.nullable(shownCurrency),
    /** What is to be paid first; 0 for none. */
    deposit: amount,
    /** What can be paid of it now; null where nothing can, or no price is shown. */
    toPay: z.nullable(
      z.object({
        /** What of the deposit is left; 0 for nothing. */
        deposit: amount,
        /** All that is left. */
        rest: amount,
        /** Where it can be paid, and what is paid there beside either. */
        gateways: z.array(
          z.object({
            /** As the payment names it. */
            name: z.string(),
            /** As the customer reads it. */
            title: z.string(),
            /** Convenience fee on the deposit. */
            depositFee: amount,
            /** Convenience fee on all that is left. */
            restFee: amount,
          }),
        ),
      }),
    ),
  }),
);

/** What was paid for it. */
export const quotationPaid = priced(
  z.object({
    /** ISO 4217 code of every amount. */
    currency: z.string(),
    /** What was paid by now. */
    paid: amount,
    /** What is being paid at this moment. */
    underWay: amount,
    /** Day by which it is to be paid; empty for none. */
    deadline: z.string(),
    /** Whether who looks is signed in as its customer, and has the wallet. */
    hasWallet: z.boolean(),
  }),
);

/** What a link opens. */
export const quotation = z.object({
  /** Running number of the quotation. */
  quotationId: z.number(),
  /** Whose name it stands under: the agency's, else the site's. */
  issuer,
  /** Who accepted it; empty where nobody did. */
  acceptedBy: z.string(),
  /** When; empty where nobody did. */
  acceptedAt: z.string(),
  /** Whether it was cancelled: nothing can be accepted any more. */
  isCancelled: z.boolean(),
  /** What was paid for it. */
  payment: quotationPaid,
  /** What guests carry, once it is vouchered; null before. */
  voucher: z.nullable(voucherSheet),
  /** The versions that stand, the newest first. */
  versions: z.array(quotedVersion),
  /** What was asked and answered, the oldest first. */
  questions: z.array(questionShown),
});
