import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { changeView, requestId } from './change-view.ts';
import { changeStates } from './model.ts';

export const getChangeRequest = defineCall({
  name: 'changes/get-change-request',
  method: 'POST',
  path: '/flightApi/api/getChangeRequest',
  summary: 'A change request with its charges, its refund and what happened to it.',
  actor: 'user',
  access: { scope: 'own', permission: 'changes.view', byKey: 'read' },
  request: z.strictObject({ requestId }),
  response: z.object({
    /** The request. */
    change: changeView,
    /** What happened to it, oldest first. */
    timeline: z.array(
      z.object({
        /** What happened, e.g. `ask`, `setCharges`, `accept`. */
        event: z.string(),
        /** Where it stood from then on. */
        to: z.enum(changeStates),
        /** When, an instant (ISO 8601, UTC). */
        at: z.string(),
        /** Who did it: a person’s name, the site’s for its staff where a customer reads, `System` for the platform’s own work. */
        who: z.string(),
        /** What was said with it; empty for nothing. */
        note: z.string(),
      }),
    ),
  }),
  failures: [],
});
