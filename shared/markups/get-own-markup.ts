import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { ownMarkupShown } from './own-markup.ts';

export const getOwnMarkup = defineCall({
  name: 'markups/get-own-markup',
  method: 'GET',
  path: '/api/markupDiscount/getOwnMarkup',
  summary: 'What the agency adds for its own customers on results and tickets.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent'] },
  request: z.strictObject({}),
  response: ownMarkupShown,
  failures: [],
});
