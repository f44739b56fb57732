import type { ListFile } from '#functions/lists/list-file.ts';
import type { SheetColumn } from '#shared/lists/sheet.ts';
import type { SiteHead } from '#shared/site/model.ts';

/** A file's columns on a site, as its filter asks for them. */
export const columnsOn = <Filter, Row>(
  file: Pick<ListFile<Filter, Row>, 'columns' | 'columnsOf'>,
  head: SiteHead,
  filter: Filter,
): readonly SheetColumn<Row>[] =>
  file.columnsOf?.(filter) ?? (typeof file.columns === 'function' ? file.columns(head) : file.columns);
