import type { Actor } from '#functions/actors/actor.ts';
import { revisionOf } from '#functions/site/revision.ts';
import { keys } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import type { MarkupGroup, MarkupRule, TaxRate } from '#shared/markups/model.ts';
import type { MarkupBook } from './model.ts';
import { statutoryRates } from './statutory-rates.ts';

const cache = new Map<string, { revision: number; book: MarkupBook }>();

type Row = { sk: string; data: unknown };

/**
 * A site's markups and taxes; kept in memory until the head's markup revision moves, so a change is seen by the next
 * request.
 */
export async function readMarkups(actor: Actor): Promise<MarkupBook> {
  const revision = revisionOf(actor, 'markups');
  const known = cache.get(actor.site);
  if (known?.revision === revision) return known.book;
  const rows = await queryAll<Row>(keys.markups(actor), { consistent: true });
  const of = <T>(kind: string) => rows.filter(({ sk }) => sk.startsWith(`${kind}#`)).map(({ data }) => data as T);
  const own = of<TaxRate>('TAX');
  const byLaw = (statutoryRates[actor.head.country] ?? noTaxes).filter(
    ({ kind }) => !own.some((rate) => rate.kind === kind),
  );
  const book = {
    groups: of<MarkupGroup>('GRP'),
    defaults: of<MarkupRule>('DEF'),
    airlines: of<MarkupRule>('AIR'),
    departures: of<MarkupRule>('FD'),
    taxes: [...own, ...byLaw],
  };
  cache.set(actor.site, { revision, book });
  return book;
}

/** A country whose taxes are not listed has none until the site sets them. */
const noTaxes: readonly TaxRate[] = [
  { kind: 'gst', basisPoints: 0, from: '1970-01-01' },
  { kind: 'tds', basisPoints: 0, from: '1970-01-01' },
];
