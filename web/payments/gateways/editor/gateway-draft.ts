import type { FieldErrors } from '#shared/errors.ts';
import {
  type GatewayAdapterName,
  gatewayAdapterTitles,
  type feeKinds,
  type GatewayForm,
  type GatewaySettingsShown,
} from '#shared/payments/gateways/gateway-settings.ts';
import { amountText, readAmount, readPercent, valueError } from '#web/markups/read-value.ts';

/** How a fee is counted, or that there is none. */
export type FeeKind = 'none' | (typeof feeKinds)[number];

/** A gateway as its card holds it: what was typed of the fee stays as it was typed. */
export interface GatewayDraft extends Omit<GatewayForm, 'fee'> {
  feeKind: FeeKind;
  feeText: string;
}

export const draftOf = (
  { adapter, title, isActive, account, keyId, clientVersion, webhookUser, fee }: GatewayForm,
  currency: string,
): GatewayDraft => ({
  ...{ adapter, title, isActive, account },
  ...{ keyId, clientVersion, webhookUser },
  feeKind: fee?.kind ?? 'none',
  feeText: fee?.kind === 'amount' ? amountText(fee.amount ?? 0, currency) : String(fee?.percent ?? ''),
});

export const emptyDraft = (adapter: GatewayAdapterName): GatewayDraft => ({
  ...{ adapter, title: gatewayAdapterTitles[adapter], isActive: false, account: '' },
  ...{ keyId: '', clientVersion: '', webhookUser: '', feeKind: 'none', feeText: '' },
});

/** The drafts as they are saved, or which of their fees is none. */
export function formsOf(
  drafts: readonly GatewayDraft[],
  { currency }: Pick<GatewaySettingsShown, 'currency'>,
): { forms: GatewayForm[] } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const forms = drafts.map(({ feeKind, feeText, ...form }, at): GatewayForm => {
    if (feeKind === 'none') return form;
    const isPercent = feeKind === 'percent';
    const value = isPercent ? readPercent(feeText) : readAmount(feeText, currency);
    if (value === undefined) errors[`gateways.${at}.fee`] = valueError(isPercent, currency);
    return { ...form, fee: { kind: feeKind, ...(isPercent ? { percent: value } : { amount: value }) } };
  });
  return Object.keys(errors).length ? { errors } : { forms };
}
