import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import type { createTransfers } from '#shared/areas/create-transfers.ts';
import type { RequestOf } from '#shared/contract.ts';
import { isPrivate, type SharingBasis, type TransferScope } from '#shared/destination/rates/sharing.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { exponentOf, toMajor } from '#shared/money.ts';
import { readAmount, ungrouped } from '#web/ui/form/read-amount.ts';

/** A transfer as its form holds it: texts. */
export type TransferValues = Record<
  | 'from'
  | 'to'
  | 'marketId'
  | 'transferType'
  | 'sharingBasis'
  | 'amount'
  | 'cost'
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
  cost: of && of.cost !== null ? toMajor(of.cost, of.currency).toFixed(exponentOf(of.currency)) : '',
  minPax: paxText(of?.minPax ?? null),
  maxPax: paxText(of?.maxPax ?? null),
  validFromDate: of?.validFromDate ?? '',
  validTillDate: of?.validTillDate ?? '',
  description: of?.description ?? '',
});

/** A transfer as its call takes it, less what names the one that is changed. */
export type TransferDraft = Omit<RequestOf<typeof createTransfers>, 'id' | 'version' | 'isPerPax'>;

/** No amount: what the contract refuses, so that all that is wrong with a form is said at once. */
const NO_AMOUNT = -1;
const DIGITS = 8;

/** An amount as it was typed, minor units; NO_AMOUNT where it is none. */
function amountOf(text: string, currency: string): { minor: number; error?: string } {
  const minor = readAmount(text, currency, DIGITS) ?? NO_AMOUNT;
  const [, decimals = ''] = /^\d+\.(\d+)$/.exec(ungrouped(text)) ?? [];
  const places = exponentOf(currency);
  return { minor, ...(decimals.length > places && { error: `Please use at most ${places} decimals.` }) };
}

/** Guests as they were typed; null for none, NaN for what is no number, which the contract refuses. */
const readPax = (text: string): number | null => (ungrouped(text) === '' ? null : Number(ungrouped(text)));

/** The request of a form; `errors` are said instead of the contract's. */
export function draftOf(
  values: TransferValues,
  isStandAlone: boolean,
  currency: string,
): { draft: TransferDraft; errors: FieldErrors } {
  const sharingBasis = values.sharingBasis as SharingBasis;
  const isBounded = isPrivate(sharingBasis);
  const { minor, error } = amountOf(values.amount, currency);
  const cost = values.cost.trim() ? amountOf(values.cost, currency) : undefined;
  return {
    errors: { ...(error && { amount: error }), ...(cost?.error && { cost: cost.error }) },
    draft: {
      from: values.from,
      to: values.to,
      marketId: values.marketId,
      description: values.description,
      transferType: values.transferType as TransferScope,
      sharingBasis,
      amount: minor,
      cost: cost ? cost.minor : null,
      currency,
      isStandAlone,
      minPax: isBounded ? readPax(values.minPax) : null,
      maxPax: isBounded ? readPax(values.maxPax) : null,
      validFromDate: values.validFromDate,
      validTillDate: values.validTillDate,
    },
  };
}
