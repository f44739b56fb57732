import type { FieldErrors } from '#shared/errors.ts';
import { gstStates, isGstin, WRONG_GSTIN } from '#shared/site/gst-states.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { holderOf, panHolders } from '#shared/users/company/pan.ts';

/** Tax numbers as they were given, in the form of their fields (shared/users/company/tax-fields.ts); empty for none. */
export interface TaxNumbers {
  panNumber: string;
  gstNumber: string;
  gstState: string;
}

/**
 * What is wrong with tax numbers beyond their form, on a site of `country` (ISO 3166 alpha-2). A person's PAN is one of
 * a person; GSTIN, its PAN and its state agree. `path` stands before the fields' names.
 */
export function taxErrors(
  { panNumber, gstNumber, gstState }: TaxNumbers,
  { country, isPerson, path = '' }: { country: string; isPerson: boolean; path?: string },
): FieldErrors {
  const errors: FieldErrors = {};
  if (panNumber && isPerson && holderOf(panNumber) !== 'P')
    errors[`${path}panNumber`] =
      `Please enter your own PAN, with P as the fourth letter: this one belongs to another holder (${panHolders[holderOf(panNumber)]}).`;
  if (!siteTaxes({ country }).hasGstin || !gstNumber) return errors;
  if (!isGstin(gstNumber)) return { ...errors, [`${path}gstNumber`]: WRONG_GSTIN };
  const state = stateOf(gstNumber);
  if (gstState && gstState.toLowerCase() !== state.toLowerCase())
    errors[`${path}gstState`] = `This GSTIN belongs to ${state}.`;
  if (panNumber && gstNumber.slice(2, 12) !== panNumber)
    errors[`${path}gstNumber`] = 'This GSTIN belongs to another PAN.';
  return errors;
}

const stateOf = (gstin: string): string => gstStates[gstin.slice(0, 2)] ?? '';

/** The state as invoices name it: of an Indian GSTIN its own, else as it was given. */
export const stateOfNumbers = ({ gstNumber, gstState }: TaxNumbers, country: string): string =>
  siteTaxes({ country }).hasGstin && gstNumber ? stateOf(gstNumber) : gstState;
