import type { BankDetail } from '#shared/payments/get-bank-details.ts';
import { bankReference } from './bank-reference.ts';

/** What a claim names that holds at every account: that of a site without any. */
export const ANY_ACCOUNT = 'bank';

/** A bank account as claims name it, however its number is spelled. */
export const claimAccount = (accountNumber: string): string => `${ANY_ACCOUNT}:${bankReference(accountNumber)}`;

/**
 * The accounts at which a reference is claimed: the one that is named, and where none is, every account of the site, for
 * it may have come to any of them. None for a site without accounts, where a claim holds for whatever it gets later.
 */
export const claimAccounts = (known: readonly Pick<BankDetail, 'accountNumber'>[], accountNumber: string): string[] => [
  ...new Set((accountNumber ? [accountNumber] : known.map((one) => one.accountNumber)).map(claimAccount)),
];
