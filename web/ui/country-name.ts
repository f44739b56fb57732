const regions = new Intl.DisplayNames('en', { type: 'region' });

/** A country's English name by its ISO 3166 alpha-2 code; what is no code is handed back. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code);
