import { AMOUNT_NEGATIVE, type AreaTransferRow } from '#shared/areas/area-transfer.ts';
import type { createTransfers } from '#shared/areas/create-transfers.ts';
import type { RequestOf } from '#shared/contract.ts';
import { isPrivate, type SharingBasis, type TransferScope } from '#shared/destination/sharing.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { exponentOf, toMajor, toMinor } from '#shared/money.ts';

/** A transfer as its form holds it: texts. */
export type TransferValues = Record<
  | 'from'
  | 'to'
  | 'marketId'
  | 'transferType'
  | 'sharingBasis'
  | 'amount'
  | 'minPax'
  | 'maxPax'
  | 'validFromDate'
  | 'validTillDate'
  | 'description',
  string
>;

const paxText = (pax: number | null): string => (pax === null ? '' : String(pax));

/** What a form begins with: a transfer as it is, a copy of one, or a new one. */
export const valuesOf = (of: AreaTransferRow | undefined): TransferValues => ({
  from: of?.from.id ?? '',
  to: of?.to.id ?? '',
  marketId: of?.marketId ?? '',
  transferType: of?.transferType ?? 'Pickup & Drop',
  sharingBasis: of?.sharingBasis ?? 'SIC',
  amount: of ? toMajor(of.amount, of.currency).toFixed(exponentOf(of.currency)) : '',
  minPax: paxText(of?.minPax ?? null),
  maxPax: paxText(of?.maxPax ?? null),
  validFromDate: of?.validFromDate ?? '',
  validTillDate: of?.validTillDate ?? '',
  description: of?.description ?? '',
});

/** A transfer as its call takes it, less what names the one that is changed. */
export type TransferDraft = Omit<RequestOf<typeof createTransfers>, 'id' | 'version' | 'isPerPax'>;

const plain = (text: string): string => text.replace(/[,\s]/g, '');

/** An amount as it was typed, minor units, or what is wrong with it. */
function readAmount(text: string, currency: string): { minor: number } | { error: string } {
  const [whole, decimals = ''] = /^\d{1,8}(?:\.(\d+))?$/.exec(plain(text)) ?? [];
  if (whole === undefined) return { error: AMOUNT_NEGATIVE };
  const places = exponentOf(currency);
  return decimals.length > places
    ? { error: `Please use ${places} places at most.` }
    : { minor: toMinor(Number(whole), currency) };
}

/** Guests as they were typed; null for none, NaN for what is no whole number, which the contract refuses. */
const readPax = (text: string): number | null => (plain(text) === '' ? null : Number(plain(text)));

/** The request of a form, or what is wrong with it. */
export function draftOf(
  values: TransferValues,
  isStandAlone: boolean,
  currency: string,
): { draft: TransferDraft } | { errors: FieldErrors } {
  const sharingBasis = values.sharingBasis as SharingBasis;
  const amount = readAmount(values.amount, currency);
  const pax = isPrivate(sharingBasis)
    ? { minPax: readPax(values.minPax), maxPax: readPax(values.maxPax) }
    : { minPax: null, maxPax: null };
  const errors: FieldErrors = { ...('error' in amount && { amount: amount.error }) };
  for (const [name, value] of Object.entries(pax))
    if (Number.isNaN(value)) errors[name] = 'Please enter a whole number.';
  if ('error' in amount || Object.keys(errors).length) return { errors };
  return {
    draft: {
      from: values.from,
      to: values.to,
      marketId: values.marketId,
      description: values.description,
      transferType: values.transferType as TransferScope,
      sharingBasis,
      amount: amount.minor,
      currency,
      isStandAlone,
      ...pax,
      validFromDate: values.validFromDate,
      validTillDate: values.validTillDate,
    },
  };
}
