import type { Actor } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import { revisionOf } from '#functions/site/revision.ts';
import type { Partition } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { decidedBy, listIn } from '#functions/table/list-in.ts';
import { getItem, queryAll, queryPage } from '#functions/table/read.ts';
import type { MarkupGroup, MarkupRule, TaxRate } from '#shared/markups/model.ts';
import type { MarkupBook, MarkupEventItem, RuleCount } from './model.ts';
import { taxesOf } from './taxes-of.ts';

const cache = new Map<string, { revision: number; book: MarkupBook }>();

type Row = { sk: string; data: unknown; groupId?: string };

/**
 * A site's markups and taxes; kept in memory until the head's markup revision moves, so a change is seen by the next
 * request.
 */
export async function readMarkups(actor: Actor): Promise<MarkupBook> {
  const revision = revisionOf(actor, 'markups');
  const known = cache.get(actor.site);
  if (known?.revision === revision) return known.book;
  const { book } = await bookIn(actor, decidedBy(keys.markups(actor)));
  cache.set(actor.site, { revision, book });
  return book;
}

/** The site's markups and taxes as they stand now, whatever is cached: what editors read. */
export const readBook = (scope: Scope): Promise<Book> => bookIn(scope.actor, listIn(scope, { site: keys.markups }));

interface Book {
  book: MarkupBook;
  ownTaxes: TaxRate[];
}

async function bookIn(actor: Actor, list: Partition): Promise<Book> {
  const rows = await queryAll<Row>(list, { consistent: true });
  const of = <T>(kind: string) => rows.filter(({ sk }) => sk.startsWith(`${kind}#`)).map(({ data }) => data as T);
  const groups = of<MarkupGroup>('GRP');
  const ownTaxes = of<TaxRate>('TAX');
  // Rows of before there was the one of the default group say of themselves whether they are it.
  const defaultId =
    rows.find(({ sk }) => sk === 'DEFAULT')?.groupId ?? groups.find(({ isDefault }) => isDefault)?.id ?? '';
  return {
    book: {
      groups: groups.map((group) => ({ ...group, isDefault: group.id === defaultId })),
      defaults: of<MarkupRule>('DEF'),
      airlines: of<MarkupRule>('AIR'),
      departures: of<MarkupRule>('FD'),
      taxes: taxesOf(actor.head.country, ownTaxes),
    },
    ownTaxes,
  };
}

/** How many rules of a kind there are, of which `read` were just read. */
export async function readRuleCount(
  actor: Actor,
  kind: Parameters<typeof keys.markupRuleCount>[1],
  read: number,
): Promise<RuleCount> {
  const row = await getItem<{ count: number }>(keys.markupRuleCount(actor, kind));
  return row ? { isKept: true, count: row.count } : { isKept: false, count: read };
}

/** Events read at a time, and how often: an agency that switches its own markup all day hides no rule's history. */
const [EVENTS_A_PAGE, EVENT_PAGES] = [250, 8];

/**
 * What was done to groups, rules, mappings and taxes, of that what `fits`, newest first: at most `most`, looked for among
 * the last 2,000. One Query where enough of the newest fit.
 */
export async function readMarkupEvents(
  scope: Scope,
  most: number,
  fits: (event: MarkupEventItem) => boolean,
): Promise<MarkupEventItem[]> {
  const found: MarkupEventItem[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < EVENT_PAGES && found.length < most; pages++) {
    const page = await queryPage<MarkupEventItem>(listIn(scope, { site: keys.markupEvents }), {
      descending: true,
      consistent: true,
      limit: EVENTS_A_PAGE,
      ...(cursor && { cursor }),
    });
    found.push(...page.items.filter(fits));
    cursor = page.cursor;
    if (!cursor) break;
  }
  return found.slice(0, most);
}
