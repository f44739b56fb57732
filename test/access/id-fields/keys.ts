import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'keys/get-site-keys': { cursor: 'maybe cursor' },
  'keys/end-key': { id: 'program key' },
  'keys/get-usage': { id: 'program key' },
  'keys/set-key-limits': { id: 'program key' },
};
