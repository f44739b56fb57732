import type { Place } from './form-state.ts';

/** Where people of these sites fly to most: what stands in for a person's own searches until there are some. */
export const usualPlaces: readonly Place[] = [
  { code: 'DXB', city: 'Dubai', name: 'Dubai International Airport' },
  { code: 'BLR', city: 'Bengaluru', name: 'Kempegowda International Airport' },
  { code: 'BOM', city: 'Mumbai', name: 'Chhatrapati Shivaji Maharaj International Airport' },
  { code: 'DOH', city: 'Doha', name: 'Hamad International Airport' },
  { code: 'DEL', city: 'New Delhi', name: 'Indira Gandhi International Airport' },
  { code: 'COK', city: 'Kochi', name: 'Cochin International Airport' },
];
