import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { uploadIdField } from '../../files/upload-id.ts';
import { activityShown, MOST_PICTURES } from './activity-shown.ts';
import { catalogueCityField, catalogueNameField, descriptionField } from '../catalogue-fields.ts';
import { priorityField } from '../rates/priority.ts';
import { lineField, recordStands, savedRecord } from '../../records/record-fields.ts';

/** A picture to be kept, by its address, or a new one, by its upload. */
const sentPicture = z
  .strictObject({
    /** Address of a picture that the activity has. */
    url: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    /** A finished upload of one's own for `activityPicture`. */
    uploadId: z.optional(uploadIdField),
    /** What it shows, in up to 160 characters; empty where it only decorates. */
    alt: z._default(lineField(160), ''),
  })
  .check(
    z.refine(({ url, uploadId }) => (url === undefined) !== (uploadId === undefined), {
      path: ['url'],
      error: 'Please choose an existing picture or upload one.',
    }),
  );
export type SentPicture = z.output<typeof sentPicture>;

export const saveActivity = defineCall({
  name: 'destination/activities/save-activity',
  method: 'POST',
  path: '/api/dmc/saveActivity',
  summary: 'Makes an activity of a city, or changes one. What stands meanwhile comes with a conflict.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    ...savedRecord,
    /** Its name, unlike any other of the city. */
    name: catalogueNameField,
    /** What a guest reads of it; left out, as it stands. */
    description: z.optional(descriptionField),
    /** Its city. One whose options have rates stays where it is. */
    cityId: catalogueCityField,
    /** Its place in the city's list; left out, as it stands, and 1 of a new one. */
    priority: z.optional(priorityField),
    /** Its area, one of the city's; empty for none; left out, as it stands. */
    areaId: z.optional(z.string().check(z.maxLength(60))),
    /** All its pictures, in their order; left out, as they stand. */
    pictures: z.optional(z.array(sentPicture).check(z.maxLength(MOST_PICTURES))),
  }),
  response: z.object({
    /** The activity as it is now. */
    activity: activityShown,
  }),
  stands: recordStands(activityShown),
  failures: ['RECORD_NAME_TAKEN'],
});
