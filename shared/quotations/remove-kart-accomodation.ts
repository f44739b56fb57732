import { defineCall } from '../contract.ts';
import { removedLine, removeKartLine } from './remove-line.ts';

export const removeKartAccomodation = defineCall({
  ...removeKartLine,
  name: 'quotations/remove-kart-accomodation',
  path: '/api/kart/removeKartAccomodation',
  summary: 'Takes a line out of a quotation.',
  request: removedLine,
});
