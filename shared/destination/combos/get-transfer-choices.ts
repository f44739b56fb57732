import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { recordIdField } from '../../records/record-fields.ts';

const transferChoice = z.object({
  /** The id of a transfer rate of the option, or of a transfer between areas. */
  id: z.string(),
  /** What it is, in words. */
  name: z.string(),
});
export type TransferChoice = z.output<typeof transferChoice>;

export const getTransferChoices = defineCall({
  name: 'destination/combos/get-transfer-choices',
  method: 'GET',
  path: '/api/dmc/getTransferChoices',
  summary: 'How guests may come to a tour option of a combo, and back: its transfer rates, and transfers of its area.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** The tour option. */
    tourOptionId: recordIdField,
  }),
  response: z.object({
    /** Ways there. */
    onward: z.array(transferChoice),
    /** Ways back. */
    return: z.array(transferChoice),
  }),
  failures: [],
});
