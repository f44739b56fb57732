import type { UserActor } from '#functions/actor.ts';
import { readConsumerTerms } from '#functions/markups/groups/consumer-store.ts';
import { consumerSwitchWrites } from '#functions/markups/groups/consumer-writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { categoryOf } from './list-id.ts';
import { readConsumer } from './link-store.ts';

/** Whether a site that sells the actor's flights may search them, or hold them; by whose list it is named, and by which site. */
export async function setFlightSwitch(
  actor: UserActor,
  { consumerSiteId, supplierListId }: { consumerSiteId: string; supplierListId: string },
  which: 'isFlightSearchAllowed' | 'isFlightHoldAllowed',
  isAllowed: boolean,
): Promise<Outcome<boolean, CommonFailure>> {
  if (categoryOf(actor, supplierListId) !== 'Flights') return fail('NOT_FOUND');
  const [consumer, terms] = await Promise.all([
    readConsumer(actor, consumerSiteId, 'Flights'),
    readConsumerTerms(actor, consumerSiteId),
  ]);
  if (!consumer || !terms) return fail('NOT_FOUND');
  if (terms[which] === isAllowed) return ok(isAllowed);
  const done = await commit(actor, consumerSwitchWrites(actor, terms, which, isAllowed));
  return done.ok ? ok(isAllowed) : done;
}
