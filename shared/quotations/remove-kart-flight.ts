import { defineCall } from '../contract.ts';
import { removedLine, removeKartLine } from './remove-line.ts';

export const removeKartFlight = defineCall({
  ...removeKartLine,
  name: 'quotations/remove-kart-flight',
  path: '/api/kart/removeKartFlight',
  summary: 'Takes a line out of a quotation.',
  request: removedLine,
});
