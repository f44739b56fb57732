import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'reference/get-airlines': {},
    'reference/list-countries': {},
    'reference/list-states': {},
    'reference/list-cities': { country: 'SG' },
    'reference/search-cities': { city: 'dub' },
    'reference/get-country-list': {},
    'reference/get-phone-code-list': {},
    'reference/get-nationalities': {},
    'reference/get-airports': { search: 'kochi' },
  },
  values: {
    gstCode: '32',
    stateId: 'IN-13',
    latitude: 10.152,
    longitude: 76.4019,
    cityCode: 'COK',
  },
  answers: {
    'reference/get-airports': { code: 'COK', name: 'Cochin International Airport' },
    'reference/get-nationalities': { name: 'Indian' },
    'reference/list-states': { id: 'IN-13', name: 'Kerala' },
    'reference/list-cities': { id: 'in-13-kochi' },
    'reference/search-cities': { id: 'in-13-kochi' },
  },
};
