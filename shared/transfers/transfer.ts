import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';
import { transferStates } from './lifecycle.ts';

export const transferIdField = z.string().check(z.minLength(1), z.maxLength(90));

/** How a transfer was before it last moved. */
const planShown = z.object({
  /** Day of the drive. */
  date: z.string(),
  /** When guests are fetched, 24 hours; empty where it is to be agreed. */
  time: z.string(),
  /** Where the drive begins. */
  pickupLocation: z.string(),
  /** Where the drive ends. */
  dropLocation: z.string(),
});

/** What driver and staff see of a transfer alike. */
const drive = {
  /** Id of the transfer. */
  id: z.string(),
  ...planShown.shape,
  /** Whether guests share the vehicle. */
  sharingType: z.enum(['SIC', 'PVT']),
  /** What it is a drive to or from. */
  title: z.string(),
  /** How many guests. */
  pax: z.number(),
  /** Who is fetched; empty where it is not shown. */
  guest: z.string(),
  /** Where they are rung; empty for nowhere. */
  phone: z.string(),
  /** What the customer reads of it. */
  remarkForCustomer: z.string(),
  /** The flight whose landing it follows, with that time: `AI 933, lands 09:15`; empty where its time was set by hand. */
  flight: z.string(),
  /** Where it is in its life. */
  state: z.enum(transferStates),
  /** Whether it was driven. */
  isCompleted: z.boolean(),
  /** When it was said to be driven; empty until then. */
  completedAt: z.string(),
  /** When it was driven; empty until then. */
  doneAt: z.string(),
  /** How it was before it last moved; null where it never did. */
  was: z.nullable(planShown),
  /** When it last moved or was withdrawn; empty where it never was. */
  changedAt: z.string(),
};

/** A transfer as its driver sees it. */
export const driverTransferShown = z.object(drive);

/** A transfer as staff see it. */
export const transferShown = priced(
  z.object({
    ...drive,
    /** The quotation it is of. */
    kartId: z.string(),
    /** What that is: a quotation, or a cart of activities. */
    source: z.enum(['kart', 'cart']),
    /** Whether staff say its time here: what it is of names none. */
    isTimeOpen: z.boolean(),
    /** Running number of that quotation. */
    quotationId: z.number(),
    /** What that trip is called. */
    kartName: z.string(),
    /** What only staff read of it. */
    internalRemark: z.string(),
    /** Who drives; empty for nobody. */
    driverId: z.string(),
    /** What they are called; empty for nobody. */
    driverName: z.string(),
    /** ISO 4217 code of the charges. */
    currency: z.string(),
    /** What the driver is paid; null where nobody said, or whoever asks is not to know. */
    internalDriverCharges: z.nullable(amount),
    /** Why its driver may have another at that time; empty where nobody said. */
    aside: z.string(),
    /** What of its trip does not go together, and is said here. */
    clashes: z.array(
      z.object({
        /** Which clash. */
        clash: z.string(),
        /** What it is, and why. */
        text: z.string(),
        /** Why it may stand; empty where nobody said. */
        reason: z.string(),
      }),
    ),
    /** Who said that it was driven; empty until then. */
    doneBy: z.string(),
    /** When it was pressed done after it was withdrawn; empty for never. */
    pressedAt: z.string(),
  }),
);
export type TransferShown = z.output<typeof transferShown>;

/** A transfer after a change of it. */
export const transferAnswer = z.object({
  /** The transfer as it stands. */
  transfer: transferShown,
});
