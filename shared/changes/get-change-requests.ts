import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { cursorPage } from '../lists/pages.ts';
import { changeView } from './change-view.ts';

export const getChangeRequests = defineCall({
  name: 'changes/get-change-requests',
  method: 'POST',
  path: '/flightApi/api/getChangeRequests',
  summary:
    'One’s own change requests, for staff the whole site’s: those that wait, the longest first, or all, newest first.',
  actor: 'user',
  access: { scope: 'own', module: 'Flights', permission: 'changes.view' },
  request: z.strictObject({
    /** True: only those that wait for somebody. */
    waiting: z._default(z.boolean(), false),
    /** Where to go on, from an earlier answer; empty for the first page. */
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  response: cursorPage(changeView),
  failures: [],
});
