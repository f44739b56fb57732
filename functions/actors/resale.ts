import { type Actor, type JobActor, type ResaleActor, seal } from '#functions/actor.ts';
import { getItems } from '#functions/table/read.ts';
import { identityKeys } from './identity-keys.ts';

/** Both sides of a sale through a link: who commits for both, and the supplier's and the consumer's own jobs, who read there. */
export interface BothSites {
  both: ResaleActor;
  supplier: JobActor;
  consumer: JobActor;
}

/**
 * Made of an order that was sold through a link, which names the other site, and of nothing else: what was sold goes to its
 * end. Throws where one of the sites is not there any more. One trip.
 */
export async function bothSitesOf(
  actor: Actor,
  sold: { soldTo: { site: string } } | { boughtFrom: { site: string } },
): Promise<BothSites> {
  const [supplier, consumer] = 'soldTo' in sold ? [actor.site, sold.soldTo.site] : [sold.boughtFrom.site, actor.site];
  const [at, from] = await getItems([identityKeys.head(supplier), identityKeys.head(consumer)] as const);
  if (!at || !from) throw new Error(`a sale between ${supplier} and ${consumer}, one of which is gone`);
  const job = 'resale';
  return {
    both: seal<ResaleActor>({ kind: 'resale', site: supplier, head: at, consumer }),
    supplier: seal<JobActor>({ kind: 'job', site: supplier, head: at, job }),
    consumer: seal<JobActor>({ kind: 'job', site: consumer, head: from, job }),
  };
}
