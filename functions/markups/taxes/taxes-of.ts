import { COMMISSION_SECTION, type TaxRate } from '#shared/markups/model.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { statutoryRates } from './statutory-rates.ts';

const sameTax = (one: TaxRate, other: TaxRate): boolean =>
  one.kind === other.kind && (one.section ?? COMMISSION_SECTION) === (other.section ?? COMMISSION_SECTION);

/**
 * The rates that hold on a site: its own, and the law's of its country for the days before the first of its own. Its own
 * replace the law's from then on. Where nothing is deducted from commission, no site's own rate deducts anything.
 */
export function taxesOf(country: string, own: readonly TaxRate[]): TaxRate[] {
  const { hasTds } = siteTaxes({ country });
  const held = own.filter(({ kind }) => kind !== 'tds' || hasTds);
  return [
    ...held,
    ...lawOf(country).filter((law) => !held.some((rate) => sameTax(rate, law) && rate.from <= law.from)),
  ];
}

/** The law's rates; a country whose taxes are not listed has none until the site sets them. */
export const lawOf = (country: string): readonly TaxRate[] => statutoryRates[country] ?? noTaxes;

const noTaxes: readonly TaxRate[] = [
  { kind: 'gst', basisPoints: 0, from: '1970-01-01' },
  { kind: 'tds', basisPoints: 0, from: '1970-01-01' },
];
