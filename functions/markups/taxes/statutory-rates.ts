import type { TaxRate } from '#shared/markups/model.ts';

/**
 * Rates by law, by the site's country. A site's own settings for a kind of tax replace them.
 * IN: GST 18 % on travel agents' service (SAC 9985), since 1 Jul 2017. TDS on commission by s. 194H Income Tax Act: 5
 * %, 3.75 % from 14 May 2020 to 31 Mar 2021, 2 % since 1 Oct 2024 (Finance (No. 2) Act 2024). AE: VAT 5 % since 1 Jan
 * 2018.
 */
export const statutoryRates: Record<string, readonly TaxRate[]> = {
  IN: [
    { kind: 'gst', basisPoints: 1800, from: '2017-07-01' },
    { kind: 'tds', basisPoints: 500, from: '2016-06-01' },
    { kind: 'tds', basisPoints: 375, from: '2020-05-14' },
    { kind: 'tds', basisPoints: 500, from: '2021-04-01' },
    { kind: 'tds', basisPoints: 200, from: '2024-10-01' },
  ],
  AE: [
    { kind: 'gst', basisPoints: 500, from: '2018-01-01' },
    { kind: 'tds', basisPoints: 0, from: '2018-01-01' },
  ],
};
