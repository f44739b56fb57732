/** Rows of a page that is not narrowed; a narrowed one stops when it has as many. */
export const PAGE = 25;
/**
 * Cards a narrowed read takes at a time, and how many times at most: 1,000 cards of about 1 KB are the megabyte a call
 * may read.
 */
const CHUNK = 100;
const CHUNKS = 10;

/** How a list is gone through: one driver, the rest filtered over compact cards. */
export interface Drive<Card> {
  /** Reads on in the driver's partition: one Query. */
  read(page: { cursor: string | undefined; limit: number }): Promise<{ cards: Card[]; cursor: string | undefined }>;
  /** Whether a card meets every restriction, those of the driver included. */
  fits(card: Card): boolean;
  /** Whether more than the driver's own range narrows the list: then many cards are read for few rows. */
  isNarrowed: boolean;
  /** Where to go on, from an earlier answer. */
  cursor?: string;
  /** Rows wanted; left out, a page's. */
  wanted?: number;
}

export interface Driven<Card> {
  /** In the driver's order; a narrowed page has what its last chunk held, so it may be more than were wanted. */
  found: Card[];
  /** Where to go on; undefined at the end. */
  cursor: string | undefined;
  /** The last card looked at, fitting or not. */
  last: Card | undefined;
}

/** A page of a list, within bounds: a list that is not narrowed is one Query, in which all that is read is shown. */
export async function drive<Card>({
  read,
  fits,
  isNarrowed,
  cursor,
  wanted = PAGE,
}: Drive<Card>): Promise<Driven<Card>> {
  const limit = isNarrowed ? CHUNK : wanted;
  const driven: Driven<Card> = { found: [], cursor, last: undefined };
  for (let chunk = 0; chunk < CHUNKS && driven.found.length < wanted; chunk++) {
    const page = await read({ cursor: driven.cursor, limit });
    driven.found.push(...page.cards.filter(fits));
    driven.last = page.cards.at(-1) ?? driven.last;
    driven.cursor = page.cursor;
    if (!page.cursor) break;
  }
  return driven;
}
