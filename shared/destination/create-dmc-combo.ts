import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { comboRequest, savedCombo } from './combo-fields.ts';
import { recordIdField } from './record-fields.ts';

export const createDmcCombo = defineCall({
  name: 'destination/create-dmc-combo',
  method: 'POST',
  path: '/api/dmc/createDmcCombo',
  summary: 'Makes a combo of tour options at one price, or changes one that is named by its id.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: comboRequest(z.optional(recordIdField)),
  response: savedCombo,
  failures: ['RECORD_NAME_TAKEN'],
});
