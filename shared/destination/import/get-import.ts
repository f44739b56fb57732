import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { queryPage } from '../../query.ts';
import { importIdField, importRow, importShown } from './import-shown.ts';

/** Rows that one page of a preview shows. */
export const IMPORT_PAGE = 50;

export const getImport = defineCall({
  name: 'destination/import/get-import',
  method: 'GET',
  path: '/api/imports/getImport',
  summary: 'How far an import has come, and a page of its rows, the bad ones with what is wrong.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'], permission: 'masters.files', module: 'Dmc' },
  request: z.strictObject({
    /** One of the caller’s own. */
    importId: importIdField,
    /** Every row of the file, or the bad ones alone. */
    view: z._default(z.enum(['all', 'bad']), 'all'),
    /** Which page of them, 50 rows each, from 1. */
    page: queryPage,
  }),
  response: z.extend(importShown, {
    /** Headings of the columns that are read, in order. */
    columns: z.array(z.string()),
    /** Rows of the page; none before the file was read, and of all rows none once it was written. */
    rows: z.array(importRow),
  }),
  failures: [],
});
