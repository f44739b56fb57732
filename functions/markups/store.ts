import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { keptAsOf } from '#functions/site/kept-as-of.ts';
import { readCompany } from '#functions/site/store.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Partition } from '#functions/table/key.ts';
import { type MarkupHistory, markupKeys } from './keys.ts';
import { decidedBy, listIn } from '#functions/table/list-in.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { MarkupGroup, MarkupRule, TaxRate } from '#shared/markups/model.ts';
import type { MarkupBook, MarkupEventItem, RuleCount, MarkupRow } from './model.ts';
import { taxesOf } from './taxes/taxes-of.ts';

/** A site's markups and taxes, with the taxes that it has set itself. */
interface Book {
  book: MarkupBook;
  ownTaxes: TaxRate[];
}

const kept = keptAsOf<Book>('markups');

/**
 * A site's markups and taxes, by which prices are made; kept in memory until the head's markup revision moves, so a change
 * is seen by the next request. Who has no tax number takes no tax on the Service Fee.
 */
export async function readMarkups(actor: Actor): Promise<MarkupBook> {
  const [{ book }, isTaxed] = await Promise.all([
    keptBook(actor, decidedBy(markupKeys.markups(actor))),
    hasTaxNumber(actor),
  ]);
  return isTaxed ? book : untaxed(book);
}

/** Whether the site has a number with its tax office, which it may take tax on its fees by. */
export const hasTaxNumber = async (actor: Actor): Promise<boolean> => Boolean((await readCompany(actor))?.gstin);

const untaxedBooks = new WeakMap<MarkupBook, MarkupBook>();

/** One object a book: what is worked out of a book is kept by it. */
function untaxed(book: MarkupBook): MarkupBook {
  const known = untaxedBooks.get(book);
  if (known) return known;
  const made = {
    ...book,
    taxes: book.taxes.map((rate) => (rate.kind === 'gst' ? { ...rate, basisPoints: 0 } : rate)),
  };
  untaxedBooks.set(book, made);
  return made;
}

/** The same for lists, which show the book as of the request's head. */
export const listMarkups = (scope: Scope): Promise<Book> =>
  keptBook(scope.actor, listIn(scope, { site: markupKeys.markups }));

const keptBook = (actor: Actor, list: Partition<MarkupRow>): Promise<Book> => kept(actor, () => bookIn(actor, list));

/** The site's markups and taxes as they stand now, whatever is kept: what editors' saves are held against. */
export const readBook = (scope: Scope): Promise<Book> =>
  bookIn(scope.actor, listIn(scope, { site: markupKeys.markups }));

async function bookIn(actor: Actor, list: Partition<MarkupRow>): Promise<Book> {
  const rows = await queryAll(list, { consistent: true });
  const of = <T>(kind: string) => rows.filter(({ sk }) => sk.startsWith(`${kind}#`)).map(({ data }) => data as T);
  const groups = of<MarkupGroup>('GRP');
  const ownTaxes = of<TaxRate>('TAX');
  // Groups that were seeded say of themselves whether they are it, until another is made it.
  const defaultId =
    rows.find(({ sk }) => sk === 'DEFAULT')?.groupId ?? groups.find(({ isDefault }) => isDefault)?.id ?? '';
  return {
    book: {
      groups: groups.map((group) => ({ ...group, isDefault: group.id === defaultId })),
      defaults: of<MarkupRule>('DEF'),
      airlines: of<MarkupRule>('AIR'),
      departures: of<MarkupRule>('FD'),
      taxes: taxesOf(actor.head.country, ownTaxes),
      feeTax: siteTaxes(actor.head).feeTax,
    },
    ownTaxes,
  };
}

/** How many rules of a kind there are, of which `read` were just read. */
export async function readRuleCount(
  actor: Actor,
  kind: Parameters<typeof markupKeys.markupRuleCount>[1],
  read: number,
): Promise<RuleCount> {
  const row = await getItem(markupKeys.markupRuleCount(actor, kind));
  return row ? { isKept: true, count: row.count } : { isKept: false, count: read };
}

/** The newest of what was done to groups, rules or taxes, or to a customer, newest first. One Query. */
export const readMarkupEvents = async (scope: Scope, of: MarkupHistory, most: number): Promise<MarkupEventItem[]> =>
  (
    await readCards(listIn(scope, { site: (actor) => markupKeys.markupEvents(actor, of) }), unpackEvent, {
      descending: true,
      consistent: true,
      limit: most,
    })
  ).cards;

const unpackEvent = (card: string): MarkupEventItem => JSON.parse(card) as MarkupEventItem;
