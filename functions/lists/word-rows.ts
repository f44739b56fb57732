import type { BookingItem } from '#functions/bookings/model.ts';
import type { UserWordCard } from '#functions/users/model.ts';

/** What a word leads to, by the kind of thing that it is a word of. */
export interface WordRows {
  USER: { card: UserWordCard };
  PAX: Pick<BookingItem, 'bookingId' | 'owner'>;
  AREA: { areaId: string; word: string };
  MARKET: unknown;
  ACCOM: unknown;
}
export type WordKind = keyof WordRows;
