import type { Scope } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { bankReference } from './bank-reference.ts';
import { areClaimsCarried, olderClaims } from './store.ts';
import { carriedClaimWrites, claimsCarriedWrites } from './writes.ts';

/** Claims carried in one commit. */
const AT_ONCE = 50;

/**
 * Before a site's first claim: what single wallets claimed, as it was spelled, is claimed for the site. Safe to repeat
 * and to overlap; a site that was carried costs one read. BUSY where it could not be finished: nothing may be claimed.
 */
export async function carryOlderClaims(scope: Scope): Promise<Outcome<void, 'BUSY'>> {
  const { actor } = scope;
  if (await areClaimsCarried(actor)) return ok(undefined);
  const references = [...new Set((await olderClaims(scope)).map(bankReference))].filter(Boolean);
  for (let from = 0; from < references.length; from += AT_ONCE) {
    const carried = await commit(actor, carriedClaimWrites(actor, references.slice(from, from + AT_ONCE)));
    if (!carried.ok) return fail('BUSY');
  }
  return (await commit(actor, claimsCarriedWrites(actor))).ok ? ok(undefined) : fail('BUSY');
}
