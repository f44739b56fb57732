import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { priced } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { soundAmount, soundDates, transferRateFields } from './rate-fields.ts';
import { shownTransferRate } from './rate-shown.ts';
import { isPerPaxOf, isPrivate, type SharingBasis, sharingBasisField, transferTypeField } from './sharing.ts';

interface Seated {
  sharingBasis: SharingBasis;
  minPax: number | null;
  maxPax: number | null;
}
interface Shared {
  sharingBasis: SharingBasis;
  isPerPax?: boolean | undefined;
  adultAmount: number | null;
  childAmount: number | null;
}

/** Spec 5, Rates, to the letter. */
const UNBOUNDED = {
  minPax: "minPax must be required if sharingBasis is 'private'",
  maxPax: "maxPax must be required if sharingBasis is 'private'",
} as const;
/** A vehicle of one's own fits from so many to so many. */
const bounded = (name: 'minPax' | 'maxPax') =>
  z.refine<Seated>((rate) => !isPrivate(rate.sharingBasis) || rate[name] !== null, {
    path: [name],
    error: UNBOUNDED[name],
  });

/** A vehicle that is paid for whole has one amount: another that nobody would pay is a mistake. */
const paidByEach = (name: 'adultAmount' | 'childAmount') =>
  z.refine<Shared>(
    (rate) => (rate.isPerPax ?? isPerPaxOf(rate.sharingBasis)) || rate[name] === null || rate[name] === 0,
    { path: [name], error: 'A private vehicle has only one amount.' },
  );

/** A rate as it is now: what a change answers, and what a conflict says to stand. */
const rateAsItIs = priced(
  z.object({
    /** ISO 4217 code of the amounts: the site's. */
    currency: z.string(),
    /** The rate as it is now. */
    rate: shownTransferRate,
  }),
);

export const saveTourOptionTransferRates = defineCall({
  name: 'destination/rates/save-tour-option-transfer-rates',
  method: 'POST',
  path: '/api/dmc/saveTourOptionTransferRates',
  summary: 'Makes a transfer rate of a tour option for a market, which stands before the others then, or changes one.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rates.edit', module: 'Dmc' },
  request: inSiteCurrency(
    z
      .strictObject({
        ...transferRateFields,
        /** One way, or there and back. */
        transferType: transferTypeField,
        /** How its seats are sold. */
        sharingBasis: sharingBasisField,
      })
      .check(
        ...soundDates,
        bounded('minPax'),
        bounded('maxPax'),
        paidByEach('adultAmount'),
        paidByEach('childAmount'),
        ...soundAmount('amount'),
        ...soundAmount('adultAmount'),
        ...soundAmount('childAmount'),
        ...soundAmount('cost'),
      ),
  ),
  response: rateAsItIs,
  stands: rateAsItIs,
  failures: ['TOO_MANY_RATES'],
});
