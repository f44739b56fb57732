import { expect, it } from 'vitest';
import { cityRoute } from '#shared/flights/city-route.ts';

const flown = (tripIndicator: 1 | 2, originCityName: string, destinationCityName: string) => ({
  tripIndicator,
  originCityName,
  destinationCityName,
});

it.each([
  ['one flight', [flown(1, 'Kochi', 'Dubai')], 'Kochi to Dubai'],
  ['a change of planes', [flown(1, 'Kochi', 'Muscat'), flown(1, 'Muscat', 'Dubai')], 'Kochi to Dubai'],
  ['there and back', [flown(1, 'Kochi', 'Dubai'), flown(2, 'Dubai', 'Kochi')], 'Kochi to Dubai'],
])('%s leads to where its first trip ends', (_, segments, words) => {
  expect(cityRoute(segments)).toBe(words);
});
