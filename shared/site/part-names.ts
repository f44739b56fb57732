/** Names of the parts of a site's settings, as `saveSettings` takes them. */
export const sitePartNames = [
  'branding',
  'frame',
  'notice',
  'company',
  'access',
  'modules',
  'trips',
  'links',
  'bank',
  'secrets',
  'seo',
  'tags',
  'policies',
] as const;

/** Those, and the flights', which have a page and calls of their own (`saveFlightSettings`). */
export const partNames = [...sitePartNames, 'flights'] as const;
