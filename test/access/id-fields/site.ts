import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  // One that is not theirs is as good as none.
  'site/settings/save-settings': { 'uploads.[]': 'nobody: test/site/brand-pictures.test.ts' },
};
