import * as z from 'zod/mini';
import { sharingBasisField, transferTypeField } from '../destination/rates/sharing.ts';
import { day } from '../flights/search-query.ts';
import { amount } from '../money.ts';
import { versionField } from '../version.ts';

/** A quotation has so many lines at most. */
export const MOST_LINES = 200;
/** And so many days. */
export const MOST_DAYS = 90;

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const count = z.int().check(z.minimum(0), z.maximum(500));
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^$/, 'Please enter a time such as 09:30.'));
const someDay = z.union([day, z.literal('')]);

export const lineIdField = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** A drive to or from what a line is. */
const leg = z.strictObject({
  /** Day of the drive; empty for none. */
  date: someDay,
  /** When guests are fetched, 24 hours; empty for none. */
  time,
  /** Where the drive begins. */
  pickupLocation: text(120),
  /** Where the drive ends. */
  dropLocation: text(120),
  /** `SIC` or `PVT`; empty for none. */
  sharingType: z.enum(['', 'SIC', 'PVT']),
  /** For the customer to read. */
  remarkForCustomer: text(300),
  /** For staff alone. */
  internalRemark: text(300),
  /** Of a pickup, the flight line whose landing it follows by the site’s minutes; left out or empty where its time is set by hand. */
  flightId: z.optional(z.union([lineIdField, z.literal('')])),
});

/** What every line has; what is left out stays as it is. */
const common = {
  /** The browser's id of the line, so that a repeat makes none twice. */
  id: lineIdField,
  /** The version that it is based on; left out of a new line. */
  version: z.optional(versionField),
  /** Day of the trip, 1 to 90; 0 for none. */
  day: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_DAYS))),
  /** Where it stands among the lines of its day. */
  place: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  /** 24 hours; empty for none. */
  time: z.optional(time),
};
/** Zero or more: `saveKart` says so at the field (an amount with a check of its own is none for the codec). */
const priceField = z.optional(z.nullable(amount));
const transfers = {
  /** How guests are fetched; null for not at all. */
  transferType: z.optional(z.nullable(transferTypeField)),
  /** How seats are sold; null for none. */
  sharingBasis: z.optional(z.nullable(sharingBasisField)),
  /** The drive there; null for none. */
  pickupTransfer: z.optional(z.nullable(leg)),
  /** The drive back; null for none. */
  dropTransfer: z.optional(z.nullable(leg)),
};

export const accomodationLine = z.strictObject({
  ...common,
  ...transfers,
  /** The place to stay. */
  accomodationId: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** Nights of the trip, at most 90. */
  noOfNights: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_DAYS))),
  /** Day of arrival there; told from the day of the trip. */
  checkinDate: z.optional(someDay),
  /** How many rooms. */
  numberOfRooms: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** What it costs the customer; null where the rates are to say. */
  price: priceField,
  /** Price of a single room. */
  singleRoomPrice: priceField,
  /** How many single rooms. */
  singleRoomCount: z.optional(count),
  /** Price of a double room. */
  doubleRoomPrice: priceField,
  /** How many double rooms. */
  doubleRoomCount: z.optional(count),
  /** Price of an extra adult. */
  extraAdultPrice: priceField,
  /** How many extra adults. */
  extraAdultCount: z.optional(count),
  /** Price of a child that has a bed. */
  childWithBedPrice: priceField,
  /** How many children have a bed. */
  childWithBedCount: z.optional(count),
  /** Price of a child that has no bed. */
  childWithoutBedPrice: priceField,
  /** How many children have no bed. */
  childWithoutBedCount: z.optional(count),
  /** What its drives cost. */
  transferPrice: priceField,
  /** The customer has it already: it costs nothing. */
  bookedByCustomer: z.optional(z.boolean()),
});

export const activityLine = z.strictObject({
  ...common,
  ...transfers,
  /** The activity it is of. */
  activityId: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** The tour option of the activity. */
  tourOptionId: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** What it costs the customer; null where the rates are to say. */
  price: priceField,
  /** Day on which it is; told from the day of the trip. */
  startDate: z.optional(someDay),
  /** For the customer to read. */
  remarks: z.optional(text(500)),
  /** What the supplier calls the purchase. */
  purchaseConfirmationNo: z.optional(text(60)),
  /** What the site calls the sale. */
  salesConfirmationNo: z.optional(text(60)),
});

export const miscellaneousLine = z.strictObject({
  ...common,
  /** What it is called. */
  name: z.optional(text(120)),
  /** More about it, for the customer. */
  description: z.optional(text(1000)),
  /** What it costs the customer; null where the rates are to say. */
  price: priceField,
  /** Day on which it is; told from the day of the trip. */
  startDate: z.optional(someDay),
});

export const flightLine = z.strictObject({
  ...common,
  /** IATA designator of the airline. */
  airlineCode: z.optional(text(3)),
  /** Number of the flight, without the airline. */
  flightNo: z.optional(text(6)),
  /** More about it, for the customer. */
  description: z.optional(text(500)),
  /** What it costs the customer; null where the rates are to say. */
  price: priceField,
  /** Where it leaves from. */
  origin: z.optional(text(60)),
  /** Where it goes to. */
  destination: z.optional(text(60)),
  /** Day it leaves; told from the day of the trip. */
  depDate: z.optional(someDay),
  /** When it leaves, 24 hours. */
  depTime: z.optional(time),
  /** Day it arrives; empty where it is not known. */
  arrDate: z.optional(someDay),
  /** When it arrives, 24 hours. */
  arrTime: z.optional(time),
  /** Reference at the airline; empty for none. */
  pnr: z.optional(text(20)),
  /** The customer has it already: it costs nothing. */
  bookedByCustomer: z.optional(z.boolean()),
});

/** What the server says of a line beside what was sent. */
const said = {
  /** Counts its changes, from 1. */
  version: z.number(),
  /** Minor units; null where it has none. */
  price: z.nullable(amount),
  /** What the site pays; null where nobody said. */
  cost: z.nullable(amount),
  /** What the rates say; null where they say nothing. */
  ratePrice: z.nullable(amount),
  /** Whether the price was set by hand. */
  isOwnPrice: z.boolean(),
  /** Which rate gave it, or why there is none. */
  reason: z.string(),
  /** The price is of another day than it stands on. */
  isOtherDay: z.boolean(),
  /** It does not run on the day that it stands on. */
  isClosed: z.boolean(),
};

export const accomodationShown = z.extend(accomodationLine, {
  ...said,
  /** What the place is called. */ name: z.string(),
});
export const activityShown = z.extend(activityLine, {
  ...said,
  /** What the activity is called. */
  activityName: z.string(),
  /** What the option is called. */
  tourOptionName: z.string(),
});
export const miscellaneousShown = z.extend(miscellaneousLine, said);
export const flightShown = z.extend(flightLine, said);

/** Lines by their kind, as the specification names the lists. */
export const linesShown = {
  /** Lines of places to stay. */
  accomodations: z.array(accomodationShown),
  /** Lines of activities. */
  activities: z.array(activityShown),
  /** Lines of anything else. */
  miscellaneous: z.array(miscellaneousShown),
  /** Lines of flights. */
  flights: z.array(flightShown),
};
