import { COMMISSION_SECTION, type TaxRate } from '#shared/markups/model.ts';
import type { Day } from '#shared/time.ts';

/** A tax's rate on a day, basis points; undefined where no setting covers the day. Of TDS, that on commission. */
export function rateOn(taxes: readonly TaxRate[], kind: TaxRate['kind'], day: Day): number | undefined {
  let latest: TaxRate | undefined;
  for (const rate of taxes)
    if (rate.kind === kind && isOnCommission(rate) && rate.from <= day && (!latest || rate.from > latest.from))
      latest = rate;
  return latest?.basisPoints;
}

const isOnCommission = ({ section = COMMISSION_SECTION }: TaxRate): boolean => section === COMMISSION_SECTION;
