import type { PartName, PartValue } from '#shared/site/parts/parts.ts';
import { entriesOnTop, fieldsOnTop } from '#web/ui/edit/on-top.ts';

type Fields = Readonly<Record<string, unknown>>;
type Source = PartValue<'suppliers'>['sources'][number];

/** A part as it was when one's own changes were begun, and with them. */
export interface OwnChange {
  part: PartName;
  base: Fields;
  value: Fields;
}

/** One's own changes of a part on top of what stands now. The site's flight sources are no field to take whole. */
export function onTopOf(theirs: Fields, { part, base, value }: OwnChange): Fields {
  const fields = fieldsOnTop(theirs, base, value);
  return part === 'suppliers'
    ? { ...fields, sources: sourcesOnTop(listOf(theirs), listOf(base), listOf(value)) }
    : fields;
}

const sourcesOnTop = entriesOnTop<Source>(({ name }) => name);
const listOf = ({ sources }: Fields): readonly Source[] => sources as readonly Source[];
