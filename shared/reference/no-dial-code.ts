/**
 * Countries whose numbers are not taken and whose dial codes are not offered, ISO 3166 alpha-2 (spec: flights-and-shell
 * 5).
 */
export const countriesWithoutDialCode: ReadonlySet<string> = new Set(['PK', 'AF', 'IQ', 'IR', 'KP', 'PS']);
