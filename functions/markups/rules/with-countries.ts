import type { MarkupBook } from '../model.ts';
import { rulesIn } from './rank-rules.ts';

/** One book for all requests that read it: who won for what is kept beside it (`chooseRule`). */
const withThem = new WeakMap<MarkupBook, MarkupBook>();

/**
 * A book that tells domestic journeys from others, where one of its rules asks for that; else the book as it is. The
 * airports, 200 KB, are loaded when a rule first asks.
 */
export async function withCountries(book: MarkupBook): Promise<MarkupBook> {
  if (!rulesIn(book).some(({ rule }) => rule.routeKind)) return book;
  const known = withThem.get(book);
  if (known) return known;
  const { airportByCode } = await import('#functions/reference/airports.ts');
  const made: MarkupBook = { ...book, countryOf: (code) => airportByCode(code)?.countryCode };
  withThem.set(book, made);
  return made;
}
