import { type DemoSite, toSite } from './sites.ts';

/** The platform's own site, from which partner sites are made. Nothing is sold here. */
const drawn = toSite({
  site: 'portolan',
  companyName: 'Portolan',
  tagline: 'A site for every partner.',
  colour: '#1F5F8B',
  currency: 'USD',
  country: 'AE',
  zone: 'Asia/Dubai',
  homeAirport: 'DXB',
  adminContact: '+971 4 555 0100',
  address: 'Dubai Internet City, Dubai',
  modules: [],
  mark: 'M16 4 L20 14 L28 16 L20 18 L16 28 L12 18 L4 16 L12 14 Z',
  header: '',
  footer: '<p>Portolan, Dubai Internet City, Dubai</p>',
  suppliers: [
    {
      name: 'sandbox-gds',
      adapter: 'sandbox',
      settings: { seed: 'juniper', kind: 'gds', latencyMs: 120, triggers: true },
    },
    {
      name: 'sandbox-lcc',
      adapter: 'sandbox',
      settings: { seed: 'kapok', kind: 'lcc', latencyMs: 60, triggers: true },
    },
  ],
});

export const platformSite: DemoSite = {
  ...drawn,
  head: { ...drawn.head, isPlatform: true },
  data: { ...drawn.data, wlMeta: { ...drawn.data.wlMeta, isPlatform: true } },
};
