import { defineCall } from '../contract.ts';
import { cursorPage } from '../lists/pages.ts';
import { changeFilter } from './change-filter.ts';
import { changeView } from './change-view.ts';

export const getChangeRequests = defineCall({
  name: 'changes/get-change-requests',
  method: 'POST',
  path: '/flightApi/api/getChangeRequests',
  summary:
    'One’s own change requests, for staff the whole site’s: those that wait, the longest first, or all, newest first.',
  actor: 'user',
  access: { scope: 'own', permission: 'changes.view', byKey: 'read' },
  request: changeFilter,
  response: cursorPage(changeView),
  failures: [],
});
