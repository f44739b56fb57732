import {
  sharingBases,
  sharingBasisNames,
  transferTypeNames,
  transferTypes,
} from '#shared/destination/rates/sharing.ts';
import { formatMoney } from '#shared/money.ts';
import type { LineFacts } from './kart.ts';
import type { LineKind } from './line-view.ts';
import type { Values } from './pieces.ts';

const nameIn = <K extends string>(names: Record<K, string>, keys: readonly K[], text: string | undefined): string => {
  const found = keys.find((key) => key === text);
  return found ? names[found] : '';
};

const transferText = ({ transferType, sharingBasis }: Values): string =>
  [
    nameIn(transferTypeNames, transferTypes, transferType),
    nameIn(sharingBasisNames, sharingBases, sharingBasis).toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');

/** Of a pickup that follows a flight. */
const pickupText = (values: Values): string =>
  values.transferType && values['pickup.flightId'] && values['pickup.time']
    ? `Pickup ${values['pickup.time']}, follows its flight`
    : '';

const counted = (text: string | undefined, one: string, many: string): string =>
  text && text !== '0' ? `${text} ${text === '1' ? one : many}` : '';

const rooms = [
  ['singleRoomCount', 'single', 'single'],
  ['doubleRoomCount', 'double', 'double'],
  ['extraAdultCount', 'extra adult', 'extra adults'],
  ['childWithBedCount', 'child with bed', 'children with bed'],
  ['childWithoutBedCount', 'child without bed', 'children without bed'],
] as const;

const titles: Record<LineKind, (values: Values) => string> = {
  activity: ({ tourOptionName }) => tourOptionName || 'New activity',
  accomodation: ({ name }) => name || 'New stay',
  miscellaneous: ({ name }) => name || 'New line',
  flight: ({ airlineCode = '', flightNo = '', origin, destination }) =>
    [`${airlineCode} ${flightNo}`.trim(), [origin, destination].filter(Boolean).join(' – ')]
      .filter(Boolean)
      .join(' ') || 'New flight',
};

const notes: Record<LineKind, (values: Values) => readonly (string | undefined)[]> = {
  activity: (values) => [values.remarks, transferText(values), pickupText(values)],
  accomodation: (values) => [
    counted(values.noOfNights, 'night', 'nights'),
    counted(values.numberOfRooms, 'room', 'rooms'),
    ...rooms.map(([field, one, many]) => counted(values[field], one, many)),
    transferText(values),
    pickupText(values),
  ],
  miscellaneous: ({ description }) => [description],
  flight: ({ arrTime, description }) => [arrTime && `Arrives ${arrTime}`, description],
};

/** What a line is called where it stands among others. */
export const titleOf = (kind: LineKind, values: Values): string => titles[kind](values);
/** What is said below its name. */
export const noteOf = (kind: LineKind, values: Values): string => notes[kind](values).filter(Boolean).join('. ');
/** When it is, in 24 hours; empty for no time. */
export const timeOf = (kind: LineKind, { time, depTime }: Values): string =>
  ({ flight: depTime, activity: time, accomodation: time, miscellaneous: time })[kind] ?? '';

/** Where a line's price comes from; beside one's own price what the rates say. Undefined where they say nothing. */
export function rateText(facts: LineFacts | undefined, { price }: Values, currency: string): string | undefined {
  if (!facts?.reason) return undefined;
  const { reason, ratePrice } = facts;
  return price && ratePrice !== null ? `Price by the rates: ${formatMoney(ratePrice, currency)}. ${reason}` : reason;
}
