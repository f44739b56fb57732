import type { SupplierSetting } from '#functions/site/model.ts';
import { DUFFEL_LEAST_SECONDS } from '#functions/site/supplier-deadline.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { type Currency, toMinor } from '#shared/money.ts';
import type { CancellationFee, FlightSettings } from '#shared/flights/settings/flights-part.ts';

/** Major units for each passenger; more is a slip of the finger. */
const MOST_FEE = 999_999;

/** What only the site's own rows can say of the settings of its flights; undefined where they may be saved. */
export const whyNotFlights = (
  { sources, domesticFee, internationalFee }: FlightSettings,
  suppliers: readonly SupplierSetting[],
  currency: Currency,
): FieldErrors | undefined =>
  whyNotSources(sources, suppliers) ??
  whyNotFee('domesticFee', domesticFee, currency) ??
  whyNotFee('internationalFee', internationalFee, currency);

function whyNotSources(
  sources: FlightSettings['sources'],
  suppliers: readonly SupplierSetting[],
): FieldErrors | undefined {
  const named = sources.map(({ name }) => name).toSorted();
  const there = suppliers.map(({ name }) => name).toSorted();
  if (named.join('\n') !== there.join('\n')) return { 'value.sources': 'Please name each of the site’s sources once.' };
  const duffel = suppliers.find(({ adapter }) => adapter === 'duffel')?.name;
  const tooSoon = sources.findIndex(
    ({ name, deadlineSeconds }) => name === duffel && deadlineSeconds < DUFFEL_LEAST_SECONDS,
  );
  return tooSoon < 0
    ? undefined
    : {
        [`value.sources.${tooSoon}.deadlineSeconds`]: `Duffel asks its airlines, and cannot answer in less than ${DUFFEL_LEAST_SECONDS} seconds.`,
      };
}

const whyNotFee = (field: string, { amount }: CancellationFee, currency: Currency): FieldErrors | undefined =>
  amount < 0 || amount > toMinor(MOST_FEE, currency)
    ? { [`value.${field}.amount`]: `Please enter an amount between 0 and ${MOST_FEE.toLocaleString('en-US')}.` }
    : undefined;
