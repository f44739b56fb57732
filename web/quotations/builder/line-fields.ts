import {
  sharingBases,
  sharingBasisNames,
  transferTypeNames,
  transferTypes,
} from '#shared/destination/rates/sharing.ts';
import type { FieldGroup, FieldSpec } from './fields.ts';
import type { LineKind } from './line-view.ts';

const price: FieldSpec = { name: 'price', label: 'Price', as: 'amount' };
const time: FieldSpec = { name: 'time', label: 'Time', as: 'time' };
const bookedByCustomer: FieldSpec = { name: 'bookedByCustomer', label: 'Booked by customer', as: 'tick' };

const transfer: readonly FieldSpec[] = [
  {
    name: 'transferType',
    label: 'Transfer',
    as: 'choice',
    all: 'Without transfer',
    options: transferTypes.map((type) => [type, transferTypeNames[type]]),
  },
  {
    name: 'sharingBasis',
    label: 'Sharing basis',
    as: 'choice',
    all: 'Please choose',
    options: sharingBases.map((basis) => [basis, sharingBasisNames[basis]]),
  },
];

const legOf = (way: 'pickup' | 'drop', heading: string): FieldGroup => ({
  heading,
  isFolded: true,
  fields: [
    { name: `${way}.date`, label: 'Date', as: 'day' },
    { name: `${way}.time`, label: 'Time', as: 'time' },
    { name: `${way}.pickupLocation`, label: 'From', as: 'text', maxLength: 120, isWide: true },
    { name: `${way}.dropLocation`, label: 'To', as: 'text', maxLength: 120, isWide: true },
    {
      name: `${way}.sharingType`,
      label: 'Sharing type',
      as: 'choice',
      all: 'Please choose',
      options: [
        ['SIC', sharingBasisNames.SIC],
        ['PVT', sharingBasisNames.PVT],
      ],
    },
    { name: `${way}.remarkForCustomer`, label: 'Remark for customer', as: 'text', maxLength: 300, isWide: true },
    { name: `${way}.internalRemark`, label: 'Internal remark', as: 'text', maxLength: 300, isWide: true },
  ],
});
const legs = [legOf('pickup', 'Pickup transfer'), legOf('drop', 'Drop transfer')];

const room = (name: string, label: string): readonly FieldSpec[] => [
  { name: `${name}Count`, label: `${label}, count`, as: 'count' },
  { name: `${name}Price`, label: `${label}, price`, as: 'amount' },
];

/** Every field of a line of the specification, by the line's kind. */
export const lineFields: Record<LineKind, readonly FieldGroup[]> = {
  activity: [
    {
      fields: [
        { name: 'tourOptionId', label: 'Activity', as: 'find', of: 'option', nameIn: 'tourOptionName', required: true },
        time,
        ...transfer,
        price,
        { name: 'remarks', label: 'Remarks', as: 'text', maxLength: 500, isWide: true },
      ],
    },
    ...legs,
    {
      heading: 'Confirmation numbers',
      isFolded: true,
      fields: [
        { name: 'purchaseConfirmationNo', label: 'Purchase confirmation no.', as: 'text', maxLength: 60 },
        { name: 'salesConfirmationNo', label: 'Sales confirmation no.', as: 'text', maxLength: 60 },
      ],
    },
  ],
  accomodation: [
    {
      fields: [
        { name: 'accomodationId', label: 'Accommodation', as: 'find', of: 'stay', nameIn: 'name', required: true },
        { name: 'noOfNights', label: 'Nights', as: 'count' },
        { name: 'numberOfRooms', label: 'Rooms', as: 'count' },
        { ...time, label: 'Check-in time' },
        price,
        bookedByCustomer,
      ],
    },
    {
      heading: 'Rooms and beds',
      isFolded: true,
      fields: [
        ...room('singleRoom', 'Single room'),
        ...room('doubleRoom', 'Double room'),
        ...room('extraAdult', 'Extra adult'),
        ...room('childWithBed', 'Child with bed'),
        ...room('childWithoutBed', 'Child without bed'),
      ],
    },
    {
      heading: 'Transfer',
      isFolded: true,
      fields: [...transfer, { name: 'transferPrice', label: 'Transfer price', as: 'amount' }],
    },
    ...legs,
  ],
  flight: [
    {
      fields: [
        { name: 'airlineCode', label: 'Airline code', as: 'text', maxLength: 3, required: true },
        { name: 'flightNo', label: 'Flight number', as: 'text', maxLength: 6, required: true },
        { name: 'origin', label: 'Origin', as: 'text', maxLength: 60, required: true },
        { name: 'destination', label: 'Destination', as: 'text', maxLength: 60, required: true },
        { name: 'depTime', label: 'Departure time', as: 'time' },
        { name: 'arrDate', label: 'Arrival date', as: 'day' },
        { name: 'arrTime', label: 'Arrival time', as: 'time' },
        { name: 'pnr', label: 'PNR', as: 'text', maxLength: 20 },
        price,
        bookedByCustomer,
        { name: 'description', label: 'Description', as: 'text', maxLength: 500, isWide: true },
      ],
    },
  ],
  miscellaneous: [
    {
      fields: [
        { name: 'name', label: 'Name', as: 'text', maxLength: 120, required: true, isWide: true },
        time,
        price,
        { name: 'description', label: 'Description', as: 'lines', maxLength: 1000 },
      ],
    },
  ],
};

/** What a line needs before it is saved; a flight or stay that the customer booked needs no price. */
export const neededOf: Record<LineKind, readonly string[]> = {
  activity: ['tourOptionId'],
  accomodation: ['accomodationId', 'noOfNights', 'numberOfRooms'],
  flight: ['airlineCode', 'flightNo', 'origin', 'destination'],
  miscellaneous: ['name', 'price'],
};
