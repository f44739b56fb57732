import type { Call } from '#shared/contract.ts';
import type { Asked } from '#shared/permissions/holds.ts';

/**
 * What is asked at home of whoever is at a supplier's for a partner site, by the call's name, where the call asks staff for
 * nothing, or for what is about buying. Here and not in the contracts, which every page of the web loads.
 */
const byName = new Map<string, Asked>([
  ['wallet/get-wallet-balance', 'wallet.view'],
  ['wallet/statement/get-my-wallet-entry', 'wallet.view'],
  ['wallet/get-my-transfers', 'payments.view'],
  ['payments/get-my-payments', 'payments.view'],
  ['bookings/get-ticket-detail', 'tickets.view'],
  ['payments/verify-phonepe-payment', 'suppliers.edit'],
  ['payments/get-razorpay-details', 'suppliers.edit'],
  ['payments/get-bank-details', 'suppliers.edit'],
  ['payments/gateways/get-active-gateway', 'suppliers.edit'],
  ['keys/end-key', 'suppliers.edit'],
  ['keys/get-usage', 'suppliers.edit'],
]);

/** What a member of staff must hold at their own site to make a call at a supplier's; undefined for nothing more. */
export const askedAtHome = ({ name, access: { permission } }: Pick<Call, 'name' | 'access'>): Asked | undefined =>
  byName.get(name) ?? permission;
