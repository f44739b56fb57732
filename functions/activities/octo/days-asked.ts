import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { Currency } from '#shared/money.ts';
import { addDays, type Day, daysBetween } from '#shared/time.ts';

interface Asked {
  localDateStart?: Day | undefined;
  localDateEnd?: Day | undefined;
  currency?: string | null | undefined;
}

/** The days that a question is about, at most `most`; the same day where it names no last one. VALIDATION where it is none. */
export function daysAsked({ localDateStart, localDateEnd }: Asked, most: number): Outcome<Day[], 'VALIDATION'> {
  const wrong = (field: string, text: string) => fail('VALIDATION', { errors: { [field]: text } });
  if (!localDateStart) return wrong('localDateStart', 'Please name the first day.');
  const last = localDateEnd ?? localDateStart;
  if (last < localDateStart) return wrong('localDateEnd', 'The last day is before the first day.');
  const count = daysBetween(localDateStart, last) + 1;
  if (count > most) return wrong('localDateEnd', `Please ask for at most ${most} days.`);
  return ok(Array.from({ length: count }, (_, at) => addDays(localDateStart, at)));
}

/** Prices are in the site's money alone. */
export const checkCurrency = ({ currency }: Asked, own: Currency): Outcome<void, 'VALIDATION'> =>
  currency && currency !== own
    ? fail('VALIDATION', { errors: { currency: `Prices are in ${own} alone.` } })
    : ok(undefined);
