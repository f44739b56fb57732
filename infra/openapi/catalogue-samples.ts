import { mastersSamples } from './masters-samples.ts';
import { ratesSamples } from './rates-samples.ts';

/** Of activities, tour options and combos, and of the rest of the destination desk's catalogue. */
export const catalogueSamples: Record<string, Record<string, unknown>> = {
  ...mastersSamples,
  ...ratesSamples,
  'destination/activities/save-activity': {
    name: 'Desert safari',
    description: 'Dunes at dusk, then dinner under the stars.',
    cityId: 'ae-03-dubai',
  },
  'destination/activities/get-activities': { cityId: 'ae-03-dubai', search: 'safari' },
  'destination/activities/fetch-activities': { cityId: 'ae-03-dubai' },
  'destination/activities/update-activity-priority': { priority: 2, activityId: '0123456789ABCDEFGHJK' },
  'areas/map-area-activity': { activityId: '0123456789ABCDEFGHJK', areaId: '' },
  'destination/activities/get-all-cities': {},
  'destination/activities/save-tour-options': {
    activityId: '0123456789ABCDEFGHJK',
    tourOptions: [
      {
        name: 'Evening with dinner',
        hasMeal: true,
        hasGuide: true,
        pickupPickupTime: '15:00',
        dropPickupTime: '21:00',
        weekdays: [1, 3, 5],
        stopSales: [{ from: '2027-01-01', till: '2027-01-02' }],
      },
    ],
  },
  'destination/activities/get-tour-options': { activityId: '0123456789ABCDEFGHJK' },
  'destination/activities/get-tour-options-by-city': { cityId: 'ae-03-dubai' },
  'destination/combos/create-dmc-combo': {
    name: 'Desert and tower',
    amount: 120,
    currency: 'INR',
    tourOptions: [{ tourOptionId: '0123456789ABCDEFGHJK', onwardTransfer: '', returnTransfer: '' }],
  },
  'destination/combos/update-combo': {
    id: '0123456789ABCDEFGHJK',
    version: 1,
    name: 'Desert and tower',
    amount: 125,
    currency: 'INR',
    tourOptions: [{ tourOptionId: '0123456789ABCDEFGHJK', onwardTransfer: '', returnTransfer: '' }],
  },
  'destination/combos/get-combos': {},
  'destination/combos/get-all-combos': {},
  'destination/combos/get-transfer-choices': { tourOptionId: '0123456789ABCDEFGHJK' },
};
