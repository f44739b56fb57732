import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { comboFields, comboStands, savedCombo, soundCombo } from './combo-fields.ts';
import { recordIdField } from '../../records/record-fields.ts';

export const createDmcCombo = defineCall({
  name: 'destination/combos/create-dmc-combo',
  method: 'POST',
  path: '/api/dmc/createDmcCombo',
  summary: 'Makes a combo of tour options at one price a guest, or changes one that is named by its id.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: inSiteCurrency(
    z
      .strictObject({
        /** The combo to be changed; left out, a new one is made. */
        id: z.optional(recordIdField),
        ...comboFields,
      })
      .check(soundCombo),
  ),
  response: savedCombo,
  stands: comboStands,
  failures: ['RECORD_NAME_TAKEN'],
});
