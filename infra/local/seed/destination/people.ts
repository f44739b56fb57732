import type { CityName } from './places.ts';

/** What a market pays, in percent of the first one's, which is the default. */
export const demoMarkets = [
  { name: 'Rest of world', percent: 100 },
  { name: 'India', percent: 92 },
  { name: 'GCC', percent: 104 },
  { name: 'Europe', percent: 108 },
] as const;

/** A hotel: its name, street, area and city. Phones and mails lead nowhere. */
export const hotels: readonly { name: string; address: string; area: string; city: CityName }[] = [
  { name: 'Atlantis, The Palm', address: 'Crescent Road', area: 'Palm Jumeirah', city: 'dubai' },
  { name: 'Jumeirah Beach Hotel', address: 'Jumeirah Street', area: 'Jumeirah', city: 'dubai' },
  { name: 'Rove Downtown', address: 'Al Mustaqbal Street', area: 'Downtown Dubai', city: 'dubai' },
  { name: 'Sofitel Dubai Downtown', address: 'Sheikh Zayed Road', area: 'Downtown Dubai', city: 'dubai' },
  { name: 'JW Marriott Marquis', address: 'Sheikh Zayed Road', area: 'Business Bay', city: 'dubai' },
  { name: 'Grosvenor House', address: 'Al Emreef Street', area: 'Dubai Marina', city: 'dubai' },
  { name: 'Hilton Dubai Jumeirah', address: 'The Walk', area: 'Jumeirah Beach Residence', city: 'dubai' },
  { name: 'Radisson Blu Deira Creek', address: 'Baniyas Road', area: 'Deira', city: 'dubai' },
  { name: 'Novotel Al Barsha', address: 'Sheikh Zayed Road', area: 'Al Barsha', city: 'dubai' },
  { name: 'InterContinental Festival City', address: 'Festival Boulevard', area: 'Dubai Festival City', city: 'dubai' },
  { name: 'Yas Plaza Hotel', address: 'Yas Leisure Drive', area: 'Yas Island', city: 'abuDhabi' },
  { name: 'Sharjah Lagoon Hotel', address: 'Al Majaz Waterfront', area: 'Al Majaz', city: 'sharjah' },
];

export const drivers: readonly string[] = [
  'Imran Qureshi',
  'Joseph Mathew',
  'Yusuf Rahman',
  'Bilal Ahmed',
  'Suresh Pillai',
  'Omar Al Nuaimi',
  'Kiran Thapa',
  'Samuel Okafor',
];

export const locations: readonly string[] = [
  'Dubai Airport, Terminal 1',
  'Dubai Airport, Terminal 3',
  'Dubai Cruise Terminal, Port Rashid',
  'Abu Dhabi Airport, Terminal A',
  'Dubai Mall, Fashion Parking',
  'Sharjah Airport arrivals',
];
