import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cursorPage } from '../../lists/pages.ts';
import { catalogueSearchField } from '../catalogue-fields.ts';
import { comboShown } from './combo-fields.ts';

export const getCombos = defineCall({
  name: 'destination/combos/get-combos',
  method: 'POST',
  path: '/api/dmc/getCombos',
  summary: 'A page of the site’s combos, the newest first.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** Beginnings of words of the name; empty: all. */
    search: catalogueSearchField,
    /** Where to go on, from an earlier answer; left out: from the newest. */
    cursor: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  response: cursorPage(comboShown),
  failures: [],
});
