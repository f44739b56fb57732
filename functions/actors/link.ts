import { type Actor, type LinkActor, seal } from '#functions/actor.ts';
import { getItems } from '#functions/table/read.ts';
import { identityKeys } from './identity-keys.ts';

/**
 * The actor's site as it sells a supplier's flights; undefined where the link is not live now or its switch is off, one of
 * the sites is closed, or the supplier's has no flights. One trip. Whatever is committed so stands only where the link is
 * live still.
 */
export async function linkAt(actor: Actor, supplier: string): Promise<LinkActor | undefined> {
  const { site: consumer } = actor;
  const [link, head, card, terms, own] = await getItems([
    identityKeys.link(consumer, supplier, 'Flights'),
    identityKeys.head(supplier),
    identityKeys.consumer(supplier, consumer, 'Flights'),
    identityKeys.consumerTerms(supplier, consumer),
    // Its own head too: a gateway's notice and a job come to a closed site.
    identityKeys.head(consumer),
  ] as const);
  if (!own || own.isSuspended || !terms?.isFlightSearchAllowed) return undefined;
  if (!link?.isLive || !head || head.isSuspended || !head.modules.includes('Flights') || !card) return undefined;
  return seal<LinkActor>({
    ...{ kind: 'link', site: supplier, head, consumer, supplier, category: 'Flights' },
    ...{ userId: card.userId, name: card.companyName },
  });
}
