/** A request by its id, `<booking>-<n>`; undefined where the text is none. */
export function partsOfId(requestId: string): { bookingId: string; number: number } | undefined {
  const [, bookingId, number] = /^([0-9A-Za-z]+)-([1-9]\d{0,3})$/.exec(requestId) ?? [];
  return bookingId && number ? { bookingId, number: Number(number) } : undefined;
}

export const changeIdOf = (bookingId: string, number: number): string => `${bookingId}-${number}`;
