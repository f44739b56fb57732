import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { dialCode } from './model.ts';

export const getPhoneCodeList = defineCall({
  name: 'reference/get-phone-code-list',
  method: 'GET',
  path: '/flightApi/api/getPhoneCodeList',
  summary: 'Dial codes with plus, India first.',
  actor: 'visitor',
  access: { scope: 'public', byKey: 'read' },
  request: z.strictObject({}),
  response: z.array(dialCode),
  failures: [],
});
