import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import type { FieldErrors } from '#shared/errors.ts';
import { mayRing } from '#web/ui/may-ring.ts';
import { PHONE_INVALID } from '#web/ui/form/phone-input.tsx';
import { findErrors } from './form-errors.ts';
import type { BookingForm } from '../../journey/passenger-fields.ts';
import type { PassengerCounts, PassengerTerms } from '#shared/flights/passenger-rules.ts';

/** Dotted paths as the nested errors that a form holds. */
export function nestErrors(errors: FieldErrors): FormErrors<BookingForm> {
  const nested: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(errors)) {
    const keys = path.split('.');
    let place = nested;
    for (const [i, key] of keys.slice(0, -1).entries())
      place = (place[key] ??= /^\d+$/.test(keys[i + 1]!) ? [] : {}) as Record<string, unknown>;
    const last = keys.at(-1)!;
    place[last] =
      place[last] && typeof place[last] === 'object'
        ? Object.assign(place[last], { type: 'rule', message })
        : { type: 'rule', message };
  }
  return nested as FormErrors<BookingForm>;
}

/** The contract's schema, the fare's rules and the numbering plans (loaded when first asked) as the form's resolver. */
export const bookingResolver =
  (counts: PassengerCounts, terms: PassengerTerms): Resolver<BookingForm> =>
  async (values) => {
    const { errors } = findErrors(values, counts, terms);
    const { phoneCode, mobileNo } = values.passengers[0]!;
    if (mobileNo && !errors['passengers.0.mobileNo'] && !(await mayRing(phoneCode, mobileNo)))
      errors['passengers.0.mobileNo'] = PHONE_INVALID;
    return Object.keys(errors).length ? { values: {}, errors: nestErrors(errors) } : { values, errors: {} };
  };

/** A form's nested errors as dotted paths, for the summary. */
export function flattenErrors(nested: unknown, path = ''): FieldErrors {
  if (!nested || typeof nested !== 'object') return {};
  const { message, type } = nested as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') return { [path]: message };
  const flat: FieldErrors = {};
  for (const [key, value] of Object.entries(nested))
    if (key !== 'ref' && key !== 'root') Object.assign(flat, flattenErrors(value, path ? `${path}.${key}` : key));
  return flat;
}
