import { createHash } from 'node:crypto';
import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { SearchQuery } from '#shared/flights/model.ts';
import { HOUR } from '#shared/time.ts';
import type { SearchSourceItem } from '../model.ts';
import { isOpenTo } from '../store.ts';
import { claimSearchWrite } from '../writes.ts';

/** How long a search can be read and booked from. */
export const SEARCH_LIFE = HOUR;

const hashOf = (query: SearchQuery) => createHash('sha256').update(JSON.stringify(query)).digest('hex');

/**
 * Makes a source's place under a search id, or finds it: one conditional write. NOT_FOUND where the id stands for
 * another question or is somebody else's.
 */
export async function claimSearch(
  actor: UserActor | VisitorActor,
  searchId: string,
  source: string,
  query: SearchQuery,
): Promise<Outcome<SearchSourceItem, 'NOT_FOUND' | 'BUSY'>> {
  const expiresAt = clock.now() + SEARCH_LIFE;
  const claim: SearchSourceItem = {
    searchId,
    source,
    query,
    queryHash: hashOf(query),
    owner: actor.kind === 'user' ? actor.owner : '',
    expiresAt,
    ttl: Math.ceil(expiresAt / 1000),
  };
  const found: { earlier?: SearchSourceItem } = {};
  const done = await commit(actor, [claimSearchWrite(actor, claim, (old) => (found.earlier = old))]);
  if (done.ok) return ok(claim);
  const { earlier } = found;
  if (!earlier) return fail('BUSY');
  return earlier.queryHash === claim.queryHash && isOpenTo(actor, earlier.owner) ? ok(earlier) : fail('NOT_FOUND');
}
