import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  // A city of the world.
  'reference/search-cities': { cityId: 'nobody' },
};
