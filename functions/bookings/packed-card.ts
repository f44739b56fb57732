import type { BookingCard } from '#shared/bookings/model.ts';
import { cardOf } from './card-of.ts';
import type { BookingItem } from './model.ts';

/**
 * A booking's card as its lists keep it: one text, because a page of 25 read attribute by attribute takes longer than
 * the table's answer.
 */
export const packedCard = (booking: BookingItem): string => JSON.stringify(cardOf(booking));

/** A card from a list's row. Rows from before cards were packed hold it field by field. */
export const unpackCard = (card: string | BookingCard): BookingCard =>
  typeof card === 'string' ? (JSON.parse(card) as BookingCard) : card;
