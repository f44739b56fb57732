import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { askedFields, octoAvailability } from './model.ts';

/** Days that are answered at most. */
export const MOST_AVAILABLE_DAYS = 31;
/** Availabilities that are asked for by their ids at most. */
const MOST_IDS = 100;

export const getAvailability = defineCall({
  name: 'activities/octo/get-availability',
  method: 'POST',
  path: '/api/octo/availability',
  summary: 'OCTO: when an option may be booked, at most 31 days, with places and, where asked for, prices.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true, byKey: 'read' },
  answers: 'bare',
  request: z.strictObject({
    ...askedFields,
    /** Availabilities by their ids, in place of days. */
    availabilityIds: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(MOST_IDS)),
    ),
  }),
  response: z.array(octoAvailability),
  failures: ['INVALID_PRODUCT_ID', 'INVALID_OPTION_ID', 'INVALID_UNIT_ID', 'INVALID_AVAILABILITY_ID'],
});
