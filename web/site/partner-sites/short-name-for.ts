const LONGEST = 31;

/** A short name that a site's name makes: small letters, digits and single hyphens, a letter first; empty for none. */
export const shortNameFor = (siteName: string): string =>
  siteName
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
