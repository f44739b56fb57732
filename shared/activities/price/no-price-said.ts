import { weekdayOf } from '../../destination/rates/price-option.ts';
import type { Day } from '../../time.ts';
import type { NoItemCode, NoItemPrice } from './price-item.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const short: Record<Exclude<NoItemCode, 'WEEKDAY'>, string> = {
  NOBODY: 'No guests',
  DEACTIVATED: 'Not sold',
  STOP_SALE: 'Stop-sale',
  NO_RATE_OF_MARKET: 'No price',
  NO_SUCH_TRANSFER: 'No transfer',
  NO_RATE_ON_DATE: 'No price',
  GROUP_TOO_SMALL: 'Too few',
  GROUP_TOO_LARGE: 'Too many',
  NO_BAND: 'No price',
  COMES_TO_NOTHING: 'No price',
  PAST: 'Past',
  NO_SUCH_SLOT: 'No such time',
  TIME_OVER: 'Too late',
};

/** Why there is no price, for the box of a day: `Not Mon`. */
export const noPriceShort = ({ code }: Pick<NoItemPrice, 'code'>, date: Day): string =>
  code === 'WEEKDAY' ? `Not ${weekdays[weekdayOf(date) - 1]}` : short[code];

const things: Record<NoItemPrice['about'], string> = {
  option: 'This option',
  Pickup: 'The pickup',
  Drop: 'The drop',
  'Pickup & Drop': 'The transfer',
  combo: 'This combo',
  comboTransfer: 'A transfer of this combo',
};

const said: Record<NoItemCode, (thing: string) => string> = {
  NOBODY: () => 'Please add at least one adult or child.',
  DEACTIVATED: (thing) => `${thing} is no longer offered.`,
  STOP_SALE: (thing) => `${thing} is not sold on this day.`,
  WEEKDAY: (thing) => `${thing} does not run on this day of the week.`,
  NO_RATE_OF_MARKET: (thing) => `${thing} has no price for you.`,
  NO_SUCH_TRANSFER: (thing) => `${thing} does not go with this activity.`,
  NO_RATE_ON_DATE: (thing) => `${thing} has no price on this day.`,
  GROUP_TOO_SMALL: (thing) => `${thing} needs more guests.`,
  GROUP_TOO_LARGE: (thing) => `${thing} is for fewer guests.`,
  NO_BAND: (thing) => `${thing} has no price for this number of guests.`,
  COMES_TO_NOTHING: (thing) => `${thing} has no price on this day.`,
  PAST: () => 'This day is over.',
  NO_SUCH_SLOT: () => 'Please choose one of the times.',
  TIME_OVER: () => 'It is too late for this today. Please choose another time or day.',
};

/** The same in a sentence. */
export const noPriceSentence = ({ code, about }: Pick<NoItemPrice, 'code' | 'about'>): string =>
  said[code](things[about]);
