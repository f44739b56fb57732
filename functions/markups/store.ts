import type { Actor } from '#functions/actors/actor.ts';
import { revisionOf } from '#functions/site/revision.ts';
import { keys } from '#functions/table/keys.ts';
import { queryAll, queryPage } from '#functions/table/read.ts';
import type { MarkupGroup, MarkupRule, TaxRate } from '#shared/markups/model.ts';
import type { MarkupBook, MarkupEventItem } from './model.ts';
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
  const { book } = await readBook(actor);
  cache.set(actor.site, { revision, book });
  return book;
}

/** The site's markups and taxes as they stand now, whatever is cached: what editors read. */
export async function readBook(actor: Actor): Promise<{ book: MarkupBook; ownTaxes: TaxRate[] }> {
  const rows = await queryAll<Row>(keys.markups(actor), { consistent: true });
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

/** What was done to groups, rules, mappings and taxes, newest first. */
export const readMarkupEvents = async (actor: Actor, most: number): Promise<MarkupEventItem[]> =>
  (await queryPage<MarkupEventItem>(keys.markupEvents(actor), { descending: true, consistent: true, limit: most }))
    .items;
