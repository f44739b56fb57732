import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import type { ImportCounts, ImportRow } from '#shared/destination/import/import-shown.ts';

const many = (count: number) => count.toLocaleString('en-IN');

/** How a row stands, as people read it. */
export const stateName: Record<ImportRow['state'], string> = {
  new: 'New',
  changed: 'Changed',
  same: 'Unchanged',
  deactivated: 'Deactivated',
  bad: 'Cannot be imported',
};

/** `40 new, 2 changed, 3 the same, 1 deactivated`; what there is none of is left out. */
export function countsText({ new: made, changed, same, deactivated }: ImportCounts): string {
  const said = [
    made && `${many(made)} new`,
    changed && `${many(changed)} changed`,
    same && `${many(same)} unchanged`,
    deactivated && `${many(deactivated)} deactivated`,
  ].filter(Boolean);
  return said.join(', ') || 'nothing';
}

/** What a row is known by: its first heading unless named here. */
const namedBy: Partial<Record<ImportedKind, readonly string[]>> = {
  areaTransfer: ['From', 'To', 'Market', 'Sharing Basis'],
  tourOption: ['Name', 'Activity', 'City'],
  ticketRate: ['Activity', 'Tour Option', 'Market', 'Description'],
  transferRate: ['Activity', 'Tour Option', 'Market', 'Description'],
};

/** A row’s name, and what says more of it, from its cells. */
export function nameOf(
  kind: ImportedKind,
  columns: readonly string[],
  cells: readonly string[],
): { name: string; more: string } {
  const [first = '', ...others] = (namedBy[kind] ?? columns.slice(0, 2))
    .map((heading) => cells[columns.indexOf(heading)] ?? '')
    .filter(Boolean);
  return { name: first, more: others.join(', ') };
}

/** `1 row`, `2 rows`. */
export const rowsText = (count: number): string => (count === 1 ? '1 row' : `${many(count)} rows`);

/** What a file names, and so has to be there before it. */
export const comesAfter: Partial<Record<ImportedKind, string>> = {
  areaTransfer: 'Import its markets and areas first.',
  activity: 'Import its areas first.',
  tourOption: 'Import its activities first.',
  ticketRate: 'Import its markets and tour options first.',
  transferRate: 'Import its markets and tour options first.',
};
