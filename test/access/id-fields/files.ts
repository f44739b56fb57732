import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'files/finish-upload': { uploadId: 'upload' },
};
