import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { catalogueNameField, clockTimeField, descriptionField, optionalTimeField } from '../catalogue-fields.ts';
import { stopSale, weekdaysField } from '../record-days.ts';
import { soldAsFields, soundAges } from './sold-as.ts';
import { MOST_STOP_SALES, MOST_TIME_SLOTS, tourOptionShown } from './tour-option-shown.ts';
import { recordIdField, savedRecord } from '../../records/record-fields.ts';

/** Options of one request: they are saved in one commit, all or none. */
export const MOST_OPTIONS_AT_ONCE = 10;

/** An option as it is to be. What is left out stays as it stands, and of a new one is no, none or empty. */
const sentOption = z
  .strictObject({
    ...savedRecord,
    /** Its name, unlike any other of the activity. */
    name: catalogueNameField,
    /** What a guest reads of it. */
    description: z.optional(descriptionField),
    /** Whether it begins at set times of the day. */
    hasTimeSlots: z.optional(z.boolean()),
    /** Those times, `hh:mm`, in any order. */
    timeSlots: z.optional(z.array(clockTimeField).check(z.maxLength(MOST_TIME_SLOTS))),
    /** Whether a meal is a part of it. */
    hasMeal: z.optional(z.boolean()),
    /** Whether a guide comes along. */
    hasGuide: z.optional(z.boolean()),
    /** Whether an entry ticket is a part of it. */
    hasTicket: z.optional(z.boolean()),
    /** Local time `hh:mm` at which guests are fetched on the way there; empty where nobody is. */
    pickupPickupTime: z.optional(optionalTimeField),
    /** Local time `hh:mm` at which guests are fetched on the way back; empty where nobody is. */
    dropPickupTime: z.optional(optionalTimeField),
    /** Days of the week that it runs, 1 Monday to 7 Sunday; none is every day. */
    weekdays: z.optional(weekdaysField),
    /** Days on which it is not sold; ranges that touch become one. */
    stopSales: z.optional(
      z
        .array(
          stopSale.check(
            z.refine(({ from, till }) => from <= till, {
              path: ['till'],
              error: 'The last day is before the first day.',
            }),
          ),
        )
        .check(z.maxLength(MOST_STOP_SALES)),
    ),
    ...soldAsFields,
  })
  .check(soundAges);
export type SentOption = z.output<typeof sentOption>;

export const saveTourOptions = defineCall({
  name: 'destination/activities/save-tour-options',
  method: 'POST',
  path: '/api/dmc/saveTourOptions',
  summary: 'Makes or changes tour options of one activity, all or none. What stands meanwhile comes with a conflict.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    /** The activity that they are ways to do. */
    activityId: recordIdField,
    /** The options. */
    tourOptions: z.array(sentOption).check(z.minLength(1), z.maxLength(MOST_OPTIONS_AT_ONCE)),
  }),
  response: z.object({
    /** The same options as they are now, in the order sent. */
    tourOptions: z.array(tourOptionShown),
  }),
  stands: z.object({
    /** Those of the sent options that there are, as they stand now. */
    records: z.array(tourOptionShown),
  }),
  failures: ['RECORD_NAME_TAKEN'],
});
