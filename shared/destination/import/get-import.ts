import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { queryPage } from '../../query.ts';
import { importIdField, importRow, importRowStates, importShown } from './import-shown.ts';

/** Rows that one page of a preview shows. */
export const IMPORT_PAGE = 50;

export const getImport = defineCall({
  name: 'destination/import/get-import',
  method: 'GET',
  path: '/api/imports/getImport',
  summary: 'How far an import has come, and a page of its rows, the bad ones first, with all that is wrong.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'], permission: 'masters.files', module: 'Dmc' },
  request: z.strictObject({
    /** One of the caller’s own. */
    importId: importIdField,
    /** Every row of the file, those that stand alike together, or those of one kind alone. */
    view: z._default(z.enum(['all', ...importRowStates]), 'all'),
    /** Which page of them, 50 rows each, from 1. */
    page: queryPage,
  }),
  response: z.extend(importShown, {
    /** Headings of the columns that are read, in order. */
    columns: z.array(z.string()),
    /** Rows of the page; none before the file was read, and once it was written the bad ones alone. */
    rows: z.array(importRow),
  }),
  failures: [],
});
