import { COMMISSION_SECTION, type TaxRate } from '#shared/markups/model.ts';
import { toPercent } from '#shared/markups/fields.ts';
import type { TaxShown } from '#shared/markups/tax-shown.ts';
import type { Day } from '#shared/time.ts';

const sectionOf = ({ kind, section = COMMISSION_SECTION }: TaxRate): string => (kind === 'tds' ? section : '');

/**
 * Rates in the order of their editor: GST, then TDS by section, each newest first. What a country does not have is no
 * rate of nothing. `isTaxed`: the site has a tax number, so that its prices hold GST.
 */
export function showTaxes(
  taxes: readonly TaxRate[],
  own: readonly TaxRate[],
  { today, isTaxed }: { today: Day; isTaxed: boolean },
): TaxShown[] {
  const there = taxes.filter((rate) => rate.basisPoints > 0 || own.includes(rate));
  const sorted = there.toSorted(
    (one, other) =>
      one.kind.localeCompare(other.kind) ||
      sectionOf(one).localeCompare(sectionOf(other)) ||
      other.from.localeCompare(one.from),
  );
  return sorted.map((rate, at) => {
    const { kind, basisPoints, from } = rate;
    const newer = sorted[at - 1];
    const isOver = newer && newer.kind === kind && sectionOf(newer) === sectionOf(rate) && newer.from <= today;
    return {
      kind,
      section: sectionOf(rate),
      percent: toPercent(basisPoints),
      from,
      by: own.includes(rate) ? 'site' : 'law',
      isToday: from <= today && !isOver,
      isInPrices: kind === 'gst' ? isTaxed : sectionOf(rate) === COMMISSION_SECTION,
    };
  });
}
