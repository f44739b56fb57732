import type * as z from 'zod/mini';
import type { Permission } from '../permissions/catalogue.ts';
import type { SiteModule } from '../site/modules.ts';

/** A list that somebody may have as a file; its columns stand beside it, what reads its rows in its domain (`ListFile`). */
export interface ExportedList<Filter extends z.ZodMiniType = z.ZodMiniType> {
  /** As a person calls it. */
  label: string;
  /** What the browser saves it as. */
  fileName: string;
  /** Name of its one sheet, at most 31 characters. */
  sheetName: string;
  /** Held by the member of staff who may have it: to see the list at all, and to take it away. */
  permissions: readonly Permission[];
  /** The module that the list belongs to; left out, it is there on every site. */
  module?: SiteModule;
  /** What narrows it, as the list's own call takes it. */
  filter: Filter;
  /** What of a filter says nothing of a file, which holds all rows, and what stands there instead. */
  whole?: Partial<z.output<Filter>>;
}

/** Such a list, its filter's type read off it. */
export const exportedList = <Filter extends z.ZodMiniType>(list: ExportedList<Filter>): ExportedList<Filter> => list;
