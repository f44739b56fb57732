import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import type { ImportCounts, ImportRow } from '#shared/destination/import/import-shown.ts';

const many = (count: number) => count.toLocaleString('en-IN');

/** How a row stands, as people read it. */
export const stateName: Record<ImportRow['state'], string> = {
  new: 'New',
  changed: 'Changed',
  same: 'The same',
  deactivated: 'Deactivated',
  bad: 'Cannot be taken',
};

/** `40 new, 2 changed, 3 the same, 1 deactivated`; what there is none of is left out. */
export function countsText({ new: made, changed, same, deactivated }: ImportCounts): string {
  const said = [
    made && `${many(made)} new`,
    changed && `${many(changed)} changed`,
    same && `${many(same)} the same`,
    deactivated && `${many(deactivated)} deactivated`,
  ].filter(Boolean);
  return said.join(', ') || 'nothing';
}

/** `1 row`, `2 rows`. */
export const rowsText = (count: number): string => (count === 1 ? '1 row' : `${many(count)} rows`);

/** What a file names, and so has to be there before it. */
export const comesAfter: Partial<Record<ImportedKind, string>> = {
  areaTransfer: 'Import its markets and areas before it.',
  activity: 'Import its areas before it.',
  tourOption: 'Import its activities before it.',
  ticketRate: 'Import its markets and tour options before it.',
  transferRate: 'Import its markets and tour options before it.',
};
