const folder = '../../node_modules/country-flag-icons/3x2';
const files = import.meta.glob<string>('../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of a country's flag, 3 : 2, by its ISO 3166 alpha-2 code. 250 addresses: import it when a flag is shown. */
export const flagOf = (country: string): string | undefined => files[`${folder}/${country}.svg`];
