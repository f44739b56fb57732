import type { FieldErrors } from '#shared/errors.ts';
import { asWritten } from '#shared/users/as-written.ts';
import { MASK } from '#shared/users/company/masked-tax.ts';
import { holderOf, isPan, NO_PAN, panHolders, panOf } from '#shared/users/company/pan.ts';
import type { LegalEntityItem } from '../model.ts';
import { taxErrors } from '../company/tax-errors.ts';

const STILL_MASKED = 'Please enter the full number, or leave it unchanged.';

interface Given {
  /** Left out: as it stands. */
  panNumber?: string | undefined;
  gstNumber: string;
}

/**
 * What is wrong with tax numbers that staff give a company, or a person without one, on a site of `country`; those that
 * stand there already, whole, are let be. A person's PAN is one of a person; a GSTIN is whole, and of the PAN beside it.
 */
export function wrongNewNumbers(
  { panNumber, gstNumber }: Given,
  stands: Pick<LegalEntityItem, 'panNumber' | 'gstNumber'>,
  isCompany: boolean,
  country: string,
): FieldErrors {
  const pan = panOf(panNumber ?? stands.panNumber);
  if (pan && pan !== panOf(stands.panNumber) && !isPan(pan)) return { panNumber: NO_PAN };
  if (pan && !isCompany && holderOf(pan) !== 'P')
    return {
      panNumber: `A person’s PAN has P as its fourth letter: this one belongs to another holder (${panHolders[holderOf(pan)]}).`,
    };
  if (gstNumber.includes(MASK)) return { gstNumber: STILL_MASKED };
  if (gstNumber === asWritten(stands.gstNumber)) return {};
  const beside = { panNumber: isPan(pan) ? pan : '', gstNumber, gstState: '' };
  return taxErrors(beside, { country, isPerson: false });
}
