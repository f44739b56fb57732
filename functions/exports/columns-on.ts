import type { ListFile } from '#functions/lists/list-file.ts';
import type { SheetColumn } from '#shared/lists/sheet.ts';
import type { SiteHead } from '#shared/site/model.ts';

/** A file's columns on a site. */
export const columnsOn = <Row>(
  { columns }: Pick<ListFile<never, Row>, 'columns'>,
  head: SiteHead,
): readonly SheetColumn<Row>[] => (typeof columns === 'function' ? columns(head) : columns);
