import type { BookingItem } from '#functions/bookings/model.ts';
import type { EntryPointer } from '#functions/wallet/model.ts';
import type { TransferPointer } from '#functions/wallet/transfers/model.ts';
import type { UserWordCard } from '#functions/users/model.ts';

/** What a word leads to, by the kind of thing that it is a word of. */
export interface WordRows {
  USER: { card: UserWordCard };
  PAX: Pick<BookingItem, 'bookingId' | 'owner'>;
  AREA: { areaId: string; word: string };
  MARKET: unknown;
  ACCOM: unknown;
  KART: { kartId: string; word: string };
  XFER: TransferPointer;
  BANKED: EntryPointer;
}
export type WordKind = keyof WordRows;
