import * as z from 'zod/mini';
import { versionField } from '../version.ts';
import { areaIdField, areaNameField } from './area.ts';

/** An area as it is made or changed. */
export const areaRequest = z.strictObject({
  /** The area to be changed; left out, a new one is made. */
  id: z.optional(areaIdField),
  /** The version that was read, with `id`; left out, whatever stands is changed. */
  version: z.optional(versionField),
  /** What it is called; unlike any other of its city. */
  name: areaNameField,
  /** Id of its city, as dbCities answers it. */
  cityId: z.string('Please choose a city.').check(z.minLength(1, 'Please choose a city.'), z.maxLength(120)),
});
