/** Names of the parts of a site's settings, as `saveSettings` takes them. */
export const partNames = [
  'branding',
  'frame',
  'notice',
  'company',
  'access',
  'modules',
  'links',
  'bank',
  'secrets',
  'suppliers',
  'seo',
  'tags',
  'policies',
] as const;
