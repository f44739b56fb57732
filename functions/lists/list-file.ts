import type { JobActor } from '#functions/actor.ts';
import type { SheetColumn } from '#shared/lists/sheet.ts';
import type { SiteHead } from '#shared/site/model.ts';

/** For whoever fills a file in: what each column may hold. */
export interface Guide {
  /** By column: what may be chosen; undefined where anything may stand. */
  choices: readonly (readonly string[] | undefined)[];
  /** Rows of a second sheet, its headings first. */
  rows: readonly (readonly string[])[];
}

/** A page that a file asks for. */
export interface AskedPage<Filter> {
  filter: Filter;
  /** Where to go on; undefined at the beginning. */
  cursor: string | undefined;
  /** How many rows. */
  wanted: number;
  /** Who asked for the file. */
  userId: string;
}

/** A list as a file: the part of an `ExportedList` that reads. */
export interface ListFile<Filter, Row> {
  /** Its columns; a function of the site where that decides what there is. */
  columns: readonly SheetColumn<Row>[] | ((head: SiteHead) => readonly SheetColumn<Row>[]);
  /** Other columns, where the filter asks for other rows. */
  columnsOf?(filter: Filter): readonly SheetColumn<Row>[] | undefined;
  /** One page, by the very function that answers the list; no cursor at its end. */
  read(actor: JobActor, asked: AskedPage<Filter>): Promise<{ rows: readonly Row[]; cursor?: string | null }>;
  /** Where later pages may bring a row again (found by words, of which it has several): heading of what tells rows apart. */
  repeatsBy?(filter: Filter): string | undefined;
  /** What a file of it tells whoever fills it in. */
  guide?(filter: Filter): Guide | undefined;
}
