import { defineCall } from '../contract.ts';
import { removedLine, removeKartLine } from './remove-line.ts';

export const removeKartActivity = defineCall({
  ...removeKartLine,
  name: 'quotations/remove-kart-activity',
  path: '/api/kart/removeKartActivity',
  summary: 'Takes a line out of a quotation.',
  request: removedLine,
});
