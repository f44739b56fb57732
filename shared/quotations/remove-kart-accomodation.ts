import { defineCall } from '../contract.ts';
import { kartStands, removedLine, withoutLine } from './remove-line.ts';

export const removeKartAccomodation = defineCall({
  name: 'quotations/remove-kart-accomodation',
  method: 'POST',
  path: '/api/kart/removeKartAccomodation',
  summary: 'Takes a line out of a quotation.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  request: removedLine,
  response: withoutLine,
  stands: kartStands,
  failures: [],
});
