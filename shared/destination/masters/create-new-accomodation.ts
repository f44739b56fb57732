import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { accommodationShown } from '../masters.ts';
import { lineField, recordPhoneField, recordStands, savedRecord } from '../../records/record-fields.ts';

/** An address of mail, whatever its domain ends in; empty for none. */
const emailField = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(254),
    z.refine(
      (text) => text === '' || /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)*$/.test(text),
      'Please enter a valid email.',
    ),
  ),
  '',
);

export const createNewAccomodation = defineCall({
  name: 'destination/masters/create-new-accomodation',
  method: 'POST',
  path: '/api/dmc/createNewAccomodation',
  summary: 'Makes an accommodation, or changes one.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    ...savedRecord,
    /** Its name, unlike any other of its city. */
    name: lineField(120, 1),
    /** Street and house, on one line. */
    address: lineField(300, 1),
    /** Part of the city: of an area that is called so it is that area. Not read where `areaId` names one; empty for none. */
    area: z._default(lineField(80), ''),
    /** Id of an area of the city; left out or empty, the one that `area` calls, where there is one. */
    areaId: z._default(z.string().check(z.maxLength(40)), ''),
    /** A city of the reference data. */
    cityId: z.string().check(z.minLength(1, 'Please choose a city.'), z.maxLength(120)),
    /** Empty for none. */
    phoneNumber: recordPhoneField,
    /** Any domain's ending; empty for none. */
    email: emailField,
  }),
  response: z.object({
    /** The accommodation as it is now. */
    accommodation: accommodationShown,
  }),
  stands: recordStands(accommodationShown),
  failures: ['RECORD_NAME_TAKEN'],
});
