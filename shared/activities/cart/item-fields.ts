import * as z from 'zod/mini';
import { day } from '../../flights/search-query.ts';
import { recordIdField } from '../../records/record-fields.ts';

/** Items that a cart holds at most. */
export const MOST_ITEMS = 30;
export const ADDED = 'Successfully, Added to cart';
export const CART_FULL = `A cart holds at most ${MOST_ITEMS} items. Please check this one out first.`;
export const IN_CART_ALREADY = 'This is already in the cart at that time.';

const idOrNone = z._default(z.string().check(z.maxLength(80)), '');

/** A cart's id as requests carry it; left out, the person's cart in hand. */
export const cartIdField = z.optional(z.string().check(z.minLength(1), z.maxLength(60)));

/** When and how guests come to an item. */
export const itemFields = {
  /** Day of the visit. */
  date: day,
  /** Local time `hh:mm`, one of the option's; empty where it has none. */
  timeSlot: z._default(
    z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^$/, 'Please choose one of the times.')),
    '',
  ),
  /** Transfer between areas by which guests are fetched; empty for none. */
  pickUpAreaTransfer: idOrNone,
  /** Transfer by which they are brought back; empty for none. */
  dropAreaTransfer: idOrNone,
  /** Transfer that does both, instead of the other two; empty for none. */
  returnAreaTransfer: idOrNone,
};

/** What an item is of: one or the other. */
export const subjectFields = {
  /** The tour option; left out of a combo. */
  tourOptionId: z.optional(recordIdField),
  /** The combo; left out of a tour option. */
  comboId: z.optional(recordIdField),
};

/** One of the two is named. */
export const oneSubject = z.refine<{ tourOptionId?: string | undefined; comboId?: string | undefined }>(
  ({ tourOptionId, comboId }) => (tourOptionId === undefined) !== (comboId === undefined),
  { path: ['tourOptionId'], error: 'Please choose an option or a combo.' },
);
