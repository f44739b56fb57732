import { MOST_RATES } from '#shared/destination/rates/rate-fields.ts';
import { fail } from '#shared/errors.ts';

/** Of an option that has as many rates of a kind as it may have. */
export const tooManyRates = () =>
  fail('TOO_MANY_RATES', {
    message: `This option already has ${MOST_RATES} rates of this type. Please delete some past ones first.`,
  });
