import { expect, it } from 'vitest';
import { routeWords } from '#functions/flights/route-words.ts';
import { segmentOf } from '#test/fixtures/offer.ts';

const flown = (text: string) =>
  text.split(' ').map((word) => {
    const [originAirportCode = '', destinationAirportCode = '', trip = '1'] = word.split('-');
    return segmentOf({ originAirportCode, destinationAirportCode, tripIndicator: Number(trip) });
  });

it.each([
  ['COK-BOM', 'COK-BOM'],
  ['COK-BOM BOM-DEL', 'COK-DEL'],
  ['COK-BOM-1 BOM-COK-2', 'COK-BOM-COK'],
  ['COK-BLR-1 BLR-DXB-1 DXB-BOM-2 BOM-COK-2', 'COK-DXB-COK'],
  ['COK-BOM-1 BOM-DEL-2 DEL-CCU-3', 'COK-BOM-DEL-CCU'],
  ['COK-BOM-1 DEL-COK-2', 'COK-BOM, DEL-COK'],
])('%s is said as %s', (text, words) => expect(routeWords(flown(text))).toBe(words));
