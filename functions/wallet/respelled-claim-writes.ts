import type { Actor } from '#functions/actor.ts';
import { walletKeys } from './keys.ts';
import type { Write } from '#functions/table/write.ts';
import { bankReference } from './bank-reference.ts';
import { ANY_ACCOUNT, claimAccount } from './claim-accounts.ts';

/**
 * What was claimed in an earlier spelling (bankReference kept accents and the digits of other scripts) is claimed as it is
 * spelled today, too. Nothing where both are the same.
 */
export function respelledClaimWrites(actor: Actor, account: string, reference: string, at: string): Write<never>[] {
  const today = {
    account: account === ANY_ACCOUNT ? account : claimAccount(account.slice(`${ANY_ACCOUNT}:`.length)),
    reference: bankReference(reference),
  };
  if ((today.account === account && today.reference === reference) || !today.reference) return [];
  return [
    {
      kind: 'put',
      key: walletKeys.bankReference(actor, today.account, today.reference),
      item: { at, isCarried: true },
    },
  ];
}
