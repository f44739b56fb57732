import { defineCall } from '../contract.ts';
import { comboRequest, savedCombo } from './combo-fields.ts';
import { recordIdField } from './record-fields.ts';

export const updateCombo = defineCall({
  name: 'destination/update-combo',
  method: 'POST',
  path: '/api/dmc/updateCombo',
  summary: 'Changes a combo. What stands meanwhile comes with a conflict.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: comboRequest(recordIdField),
  response: savedCombo,
  failures: ['RECORD_NAME_TAKEN'],
});
