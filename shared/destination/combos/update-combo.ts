import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { comboFields, comboStands, savedCombo, soundCombo } from './combo-fields.ts';
import { recordIdField } from '../../records/record-fields.ts';

export const updateCombo = defineCall({
  name: 'destination/combos/update-combo',
  method: 'POST',
  path: '/api/dmc/updateCombo',
  summary: 'Changes a combo. What stands meanwhile comes with a conflict.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: inSiteCurrency(
    z
      .strictObject({
        /** The combo that is changed. */
        id: recordIdField,
        ...comboFields,
      })
      .check(soundCombo),
  ),
  response: savedCombo,
  stands: comboStands,
  failures: ['RECORD_NAME_TAKEN'],
});
