import { handle } from '#functions/http/handle.ts';
import type { UserActor } from '#functions/actor.ts';
import { type Scope, scopeOf } from '#functions/scope.ts';
import { namesOf } from '#functions/users/names.ts';
import { ok } from '#shared/errors.ts';
import { type BankReferenceRow, findBankReferences, LEAST_OF_REFERENCE } from '#shared/wallet/find-bank-references.ts';
import { bankReference } from './bank-reference.ts';
import { entriesByReference, transfersByReference } from './reference-store.ts';

const MOST_SHOWN = 25;

interface Found {
  rows: BankReferenceRow[];
  hasMore: boolean;
}

export const findBankReferencesHandler = handle(findBankReferences, async (actor, { of, reference }) => {
  const scope = scopeOf(actor, findBankReferences);
  const beginning = bankReference(reference);
  if ([...beginning].length < LEAST_OF_REFERENCE) return ok({ records: [], hasMore: false });
  const { rows, hasMore } = await (of === 'transfers' ? transfers(scope, beginning) : entries(actor, scope, beginning));
  const newest = rows.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return ok({ records: newest.slice(0, MOST_SHOWN), hasMore: hasMore || newest.length > MOST_SHOWN });
});

/** What staff entered as the first of two is no report of its owner's. */
async function transfers(scope: Scope, beginning: string): Promise<Found> {
  const found = await transfersByReference(scope, beginning);
  const rows = found.transfers
    .filter(({ isEntered }) => scope.owner === undefined || !isEntered)
    .map(({ transferId, reference, minor, currency, createdAt, customer, userId, state }) => ({
      ...{ id: transferId, reference, amount: minor, currency, at: createdAt, customer, userId, state },
    }));
  return { rows, hasMore: found.hasMore };
}

async function entries(actor: UserActor, scope: Scope, beginning: string): Promise<Found> {
  const found = await entriesByReference(scope, beginning);
  const { users } = await namesOf(
    actor,
    found.entries.map(({ userId }) => userId),
  );
  const rows = found.entries.map(({ entryId, reference, minor, currency, at, userId }) => {
    const user = users.get(userId);
    const customer = user ? user.companyName || user.name || user.email : '';
    return { id: entryId, reference, amount: minor, currency, at, customer, userId, state: null };
  });
  return { rows, hasMore: found.hasMore };
}
