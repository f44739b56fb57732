import { defineCall } from '../contract.ts';
import { kartStands, removedLine, withoutLine } from './remove-line.ts';

export const removeKartFlight = defineCall({
  name: 'quotations/remove-kart-flight',
  method: 'POST',
  path: '/api/kart/removeKartFlight',
  summary: 'Takes a line out of a quotation.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  request: removedLine,
  response: withoutLine,
  stands: kartStands,
  failures: [],
});
