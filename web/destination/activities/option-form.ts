import type { WireRequestOf } from '#shared/contract.ts';
import type { FieldErrors } from '#shared/errors.ts';
import type { StopSale } from '#shared/destination/record-days.ts';
import type { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
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
  /** All seven for every day. */
  weekdays: number[];
  stopSales: StopSaleRow[];
}

export const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

/** The texts of an option's form. */
export const textsOf = (option: TourOptionShown | undefined) => ({
  name: option?.name ?? '',
  description: option?.description ?? '',
  timeSlots: option?.timeSlots.join(', ') ?? '',
  pickupPickupTime: option?.pickupPickupTime ?? '',
  dropPickupTime: option?.dropPickupTime ?? '',
});
export type OptionTexts = ReturnType<typeof textsOf>;

/** Everything else of it. */
export const choicesOf = (option: TourOptionShown | undefined): OptionChoices => ({
  hasTimeSlots: option?.hasTimeSlots ?? false,
  hasMeal: option?.hasMeal ?? false,
  hasGuide: option?.hasGuide ?? false,
  hasTicket: option?.hasTicket ?? false,
  weekdays: option?.weekdays.length ? option.weekdays : ALL_DAYS,
  stopSales: (option?.stopSales ?? []).map((range, key) => ({ ...range, key })),
});

/** The option that a form describes; a range with one day alone is that day. */
export const optionOf = (
  texts: OptionTexts,
  { stopSales, ...choices }: OptionChoices,
): WireRequestOf<typeof saveTourOptions>['tourOptions'][number] => ({
  ...choices,
  name: texts.name,
  description: texts.description,
  timeSlots: choices.hasTimeSlots ? texts.timeSlots.split(/[\s,;]+/).filter(Boolean) : [],
  pickupPickupTime: texts.pickupPickupTime,
  dropPickupTime: texts.dropPickupTime,
  stopSales: stopSales.map(({ from, till }) => ({ from, till: till || from })),
});

/** What was said of the one option of a request, by the form's fields: times and days stand at one field each. */
export function errorsOf(errors: FieldErrors = {}): FieldErrors {
  const said: FieldErrors = {};
  for (const [name, text] of Object.entries(errors)) {
    const field = name.replace(/^tourOptions\.0\./, '');
    const stop = /^stopSales\.(\d+)\.(from|till)$/.exec(field);
    const key = stop ? field : field.replace(/^(timeSlots|weekdays|stopSales)\..*$/, '$1');
    said[key] ??= text;
  }
  return said;
}
