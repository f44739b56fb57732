import { defineCall } from '../contract.ts';
import { removedLine, removeKartLine } from './remove-line.ts';

export const removeKartMiscellaneous = defineCall({
  ...removeKartLine,
  name: 'quotations/remove-kart-miscellaneous',
  path: '/api/kart/removeKartMiscellaneous',
  summary: 'Takes a line out of a quotation.',
  request: removedLine,
});
