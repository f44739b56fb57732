import type { WireRequestOf } from '#shared/contract.ts';
import type { FieldErrors } from '#shared/errors.ts';
import type { StopSale } from '#shared/destination/record-days.ts';
import type { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import { USUAL_CANCEL_HOURS } from '#shared/destination/activities/sold-as.ts';
import type { TourOptionShown } from '#shared/destination/activities/tour-option-shown.ts';

/** Days without sale as the form holds them, with a key of their own while they are changed. */
export interface StopSaleRow extends StopSale {
  key: number;
}

/** What of an option is no text. */
export interface OptionChoices {
  hasTimeSlots: boolean;
  hasMeal: boolean;
  hasGuide: boolean;
  hasTicket: boolean;
  isInstant: boolean;
  /** All seven for every day. */
  weekdays: number[];
  stopSales: StopSaleRow[];
}

export const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

const textOf = (value: number | null | undefined): string => (typeof value === 'number' ? String(value) : '');

/** 210 → `3:30`. */
const asHours = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** `3:30` or `3` → 210 or 180 minutes; null for nothing. What is neither comes back as no whole number, and is refused. */
function minutesOf(text: string): number | null {
  if (!text.trim()) return null;
  const [, hours, minutes = '0'] = /^\s*(\d{1,3})(?:[:.](\d{2}))?\s*$/.exec(text) ?? [];
  return hours === undefined || Number(minutes) > 59 ? 0 : Number(hours) * 60 + Number(minutes);
}

/** A number as it was typed; null for nothing. What is none is refused by its field. */
const numberOf = (text: string): number | null => (text.trim() ? numberTyped(text) : null);
const numberTyped = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : -1);
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The texts of an option's form. */
export const textsOf = (option: TourOptionShown | undefined) => ({
  name: option?.name ?? '',
  description: option?.description ?? '',
  timeSlots: option?.timeSlots.join(', ') ?? '',
  pickupPickupTime: option?.pickupPickupTime ?? '',
  dropPickupTime: option?.dropPickupTime ?? '',
  duration: option?.durationMinutes ? asHours(option.durationMinutes) : '',
  minAge: textOf(option?.minAge),
  maxAge: textOf(option?.maxAge),
  inclusions: option?.inclusions.join('\n') ?? '',
  exclusions: option?.exclusions.join('\n') ?? '',
  capacity: textOf(option?.capacity),
  cancelHours: String(option?.cancelHours ?? USUAL_CANCEL_HOURS),
});

export type OptionTexts = ReturnType<typeof textsOf>;

/** Everything else of it. */
export const choicesOf = (option: TourOptionShown | undefined): OptionChoices => ({
  hasTimeSlots: option?.hasTimeSlots ?? false,
  hasMeal: option?.hasMeal ?? false,
  hasGuide: option?.hasGuide ?? false,
  hasTicket: option?.hasTicket ?? false,
  isInstant: option?.isInstant ?? false,
  weekdays: option?.weekdays.length ? option.weekdays : ALL_DAYS,
  stopSales: (option?.stopSales ?? []).map((range, key) => ({ ...range, key })),
});

/** The option that a form describes; a range with one day alone is that day. */
export const optionOf = (
  texts: OptionTexts,
  { hasTimeSlots, hasMeal, hasGuide, hasTicket, isInstant, weekdays, stopSales }: OptionChoices,
): WireRequestOf<typeof saveTourOptions>['tourOptions'][number] => ({
  ...{ hasTimeSlots, hasMeal, hasGuide, hasTicket, isInstant, weekdays },
  name: texts.name,
  description: texts.description,
  timeSlots: hasTimeSlots ? texts.timeSlots.split(/[\s,;]+/).filter(Boolean) : [],
  pickupPickupTime: texts.pickupPickupTime,
  dropPickupTime: texts.dropPickupTime,
  durationMinutes: minutesOf(texts.duration),
  minAge: numberOf(texts.minAge),
  maxAge: numberOf(texts.maxAge),
  inclusions: linesOf(texts.inclusions),
  exclusions: linesOf(texts.exclusions),
  capacity: numberOf(texts.capacity),
  cancelHours: numberTyped(texts.cancelHours),
  stopSales: stopSales.map(({ from, till }) => ({ from, till: till || from })),
});

/** What was said of the one option of a request, by the form's fields: times and days stand at one field each. */
export function errorsOf(errors: FieldErrors = {}): FieldErrors {
  const said: FieldErrors = {};
  for (const [name, text] of Object.entries(errors)) {
    const field = name.replace(/^tourOptions\.0\./, '');
    const stop = /^stopSales\.(\d+)\.(from|till)$/.exec(field);
    const key = stop ? field : field.replace(/^(timeSlots|weekdays|stopSales|inclusions|exclusions)\..*$/, '$1');
    said[key === 'durationMinutes' ? 'duration' : key] ??= text;
  }
  return said;
}
