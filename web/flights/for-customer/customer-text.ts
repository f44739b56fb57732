import type { BookedFor } from '#shared/flights/booked-for.ts';

/** `Meera Kapoor, Kapoor Travels`. */
export const customerText = ({ name, companyName }: Pick<BookedFor, 'name' | 'companyName'>): string =>
  [name, companyName].filter(Boolean).join(', ');
