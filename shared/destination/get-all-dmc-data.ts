import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { toldEvent } from '../records/told-event.ts';
import { recordKinds } from './record-kinds.ts';

/** Changes that are shown of all masters together. */
export const MOST_CHANGES = 30;

export const getAllDmcData = defineCall({
  name: 'destination/get-all-dmc-data',
  method: 'POST',
  path: '/api/dmc/getAllDmcData',
  summary: 'Rows of a master with those deactivated, and what was changed lately in all of them.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** The master whose rows are wanted; left out, none are. */
    kind: z.optional(z.enum(recordKinds)),
    /** Those deactivated alone. */
    isDeactivated: z._default(z.boolean(), false),
    /** Where its rows go on, from an earlier answer; empty for the beginning. */
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  response: z.object({
    /** Rows of the master, by name. */
    records: z.array(
      z.object({
        /** The record's id. */
        id: z.string(),
        /** As a person calls it. */
        name: z.string(),
        /** What else tells it apart; may be empty. */
        note: z.string(),
        /** No longer offered. */
        isDeactivated: z.boolean(),
        /** Counts its changes. */
        version: z.number(),
      }),
    ),
    /** Where its rows go on; null at the end. */
    cursor: z.nullable(z.string()),
    /** What was changed lately in any master, newest first; at most 30, and none beside a cursor. */
    changes: z.array(
      z.extend(toldEvent, {
        /** What it is a record of. */
        kind: z.enum(recordKinds),
        /** The record as it was called then. */
        name: z.string(),
      }),
    ),
  }),
  failures: [],
});
