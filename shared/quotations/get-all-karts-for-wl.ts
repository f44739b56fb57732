import { defineCall } from '../contract.ts';
import { cursorPage } from '../lists/pages.ts';
import { kartFilter } from './kart-filter.ts';
import { kartRow } from './kart-row.ts';

export const getAllKartsForWl = defineCall({
  name: 'quotations/get-all-karts-for-wl',
  method: 'GET',
  path: '/api/kart/getAllKartsForWl',
  summary: 'Every quotation, the newest first, narrowed, a page at a time.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.view', module: 'Dmc' },
  request: kartFilter,
  response: cursorPage(kartRow),
  failures: [],
});
