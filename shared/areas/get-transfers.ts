import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { cursorPage } from '../lists/pages.ts';
import { areaTransferRow } from './area-transfer.ts';

export const getTransfers = defineCall({
  name: 'areas/get-transfers',
  method: 'GET',
  path: '/api/areas/getTransfers',
  summary: 'Transfers between areas, newest first, page by page; those of an area or a market where one is named.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** An area that they begin or end in; empty for any. */
    areaId: z._default(z.string().check(z.maxLength(40)), ''),
    /** The market that they are priced for; empty for any. */
    marketId: z._default(z.string().check(z.maxLength(40)), ''),
    /** Where to go on, from an earlier answer; empty for the first page. */
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  response: cursorPage(areaTransferRow),
  failures: [],
});
