import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { askedFields, octoCalendarDay } from './model.ts';

/** Days that are answered at most. */
export const MOST_CALENDAR_DAYS = 366;

export const getAvailabilityCalendar = defineCall({
  name: 'activities/octo/get-availability-calendar',
  method: 'POST',
  path: '/api/octo/availability/calendar',
  summary: 'OCTO: which days an option is sold, at most 366, with places and, where asked for, the lowest price.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true, byKey: 'read' },
  answers: 'bare',
  request: z.strictObject(askedFields),
  response: z.array(octoCalendarDay),
  failures: ['INVALID_PRODUCT_ID', 'INVALID_OPTION_ID', 'INVALID_UNIT_ID'],
});
