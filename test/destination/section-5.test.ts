import { beforeAll, describe, expect, it } from 'vitest';
import { addArea } from '#shared/areas/add-area.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import type { Call } from '#shared/contract.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import { sharingBases } from '#shared/destination/rates/sharing.ts';
import { updateActivityPriority } from '#shared/destination/activities/update-activity-priority.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

/** Section 5 of the specification of destination management, line by line. A text that it does not give is our own. */
const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
});

const cityId = 'ae-03-dubai';
const REQUIRED = 'This is required field.';
const stay = { name: 'Quay House', address: '4 Harbour Walk', cityId };
const days = { validFromDate: '2027-01-01', validTillDate: '2027-12-31' };
const of = { tourOptionId: 'OPTION', marketId: 'MARKET', ...days };
const ticket = { ...of, isPerPax: true, adultAmount: 10, childAmount: 5 };
const van = { transferType: 'return', sharingBasis: 'PVT', minPax: 1, maxPax: 6 };
const transferRate = { ...of, ...van, amount: 10, description: 'Van' };
const combo = { name: 'Both', amount: 10, tourOptions: [{ tourOptionId: 'A' }] };
const drive = { from: 'A', to: 'B', marketId: 'M', transferType: 'Drop', sharingBasis: 'SIC', amount: 10 };
const PAX = 'Please Enter min and max pax for private sharing basis';

type Line = [what: string, call: Call, body: object, errors: Record<string, string>];
const lines: Line[] = [
  ['Accommodation: name', createNewAccomodation, { ...stay, name: '' }, { name: REQUIRED }],
  ['Accommodation: address', createNewAccomodation, { ...stay, address: ' ' }, { address: REQUIRED }],
  ['Accommodation: city', createNewAccomodation, { ...stay, cityId: '' }, { cityId: 'Please choose a city.' }],
  [
    'Accommodation: email',
    createNewAccomodation,
    { ...stay, email: 'desk@' },
    { email: 'Please enter a valid email.' },
  ],
  ['Driver: name', saveDriver, { driverName: ' ' }, { driverName: REQUIRED }],
  ['Location', saveLocationOption, { location: '' }, { location: REQUIRED }],
  ['Activity: name', saveActivity, { name: ' ', cityId }, { name: REQUIRED }],
  ['Activity: city', saveActivity, { name: 'Walk', cityId: '' }, { cityId: REQUIRED }],
  ['Market: name', createNewMarket, { name: '' }, { name: REQUIRED }],
  [
    'Activity priority is a number',
    updateActivityPriority,
    { activityId: 'A', priority: 'first' },
    { priority: 'Please enter a whole number.' },
  ],
  ...['adultAmount', 'childAmount', 'infantAmount', 'adultCost', 'childCost', 'infantCost'].map((name): Line => [
    `Rates: ${name} is not below zero`,
    saveActivityTicketRates,
    { ...ticket, [name]: -0.01 },
    { [name]: 'Please enter zero or more.' },
  ]),
  ...['amount', 'cost'].map((name): Line => [
    `Transfer rates: ${name} is not below zero`,
    saveTourOptionTransferRates,
    { ...transferRate, [name]: -0.01 },
    { [name]: 'Please enter zero or more.' },
  ]),
  ['Rates: description', saveTourOptionTransferRates, { ...transferRate, description: ' ' }, { description: REQUIRED }],
  ...sharingBases
    .filter((basis) => basis.includes('PVT'))
    .map((sharingBasis): Line => [
      `Rates: a private basis (${sharingBasis}) without min and max pax`,
      saveTourOptionTransferRates,
      { ...transferRate, sharingBasis, minPax: null, maxPax: undefined },
      {
        minPax: "minPax must be required if sharingBasis is 'private'",
        maxPax: "maxPax must be required if sharingBasis is 'private'",
      },
    ]),
  ['Combo: no option', createDmcCombo, { ...combo, tourOptions: [] }, { tourOptions: 'Please select a tour option' }],
  [
    'Combo: an option that is not chosen',
    createDmcCombo,
    { ...combo, tourOptions: [{ tourOptionId: '' }] },
    { 'tourOptions.0.tourOptionId': 'Please select a tour option' },
  ],
  [
    'Combo: the same option twice',
    createDmcCombo,
    { ...combo, tourOptions: [{ tourOptionId: 'A' }, { tourOptionId: 'A' }] },
    { 'tourOptions.1.tourOptionId': 'Tour already added' },
  ],
  ['Combo: amount', createDmcCombo, { ...combo, amount: undefined }, { amount: 'Please enter a valid amount' }],
  ['Area transfer: from', createTransfers, { ...drive, from: '' }, { from: 'From area is required' }],
  ['Area transfer: to', createTransfers, { ...drive, to: undefined }, { to: 'To area is required' }],
  ['Area transfer: market', createTransfers, { ...drive, marketId: '' }, { marketId: 'Market ID is required' }],
  ['Area transfer: amount', createTransfers, { ...drive, amount: -1 }, { amount: 'Amount must be positive' }],
  [
    'Area transfer: days',
    createTransfers,
    { ...drive, validFromDate: 'soon', validTillDate: '2027-02-30' },
    { validFromDate: 'Invalid date format', validTillDate: 'Invalid date format' },
  ],
  [
    'Area transfer: a private basis without min and max pax',
    createTransfers,
    { ...drive, sharingBasis: 'PVT' },
    { minPax: PAX, maxPax: PAX },
  ],
  ['Area: name', addArea, { name: ' ', cityId }, { name: 'Please fill the name' }],
];

describe('what bad input gets, at its field', () => {
  it.each(lines)('%s', async (_what, call, body, errors) => {
    const answer = await callHttp({ site: 'sarathi', call, body: body as never, as: staff });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(answer.errors).toEqual(errors);
  });
});
