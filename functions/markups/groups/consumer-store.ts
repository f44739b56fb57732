import type { Actor } from '#functions/actor.ts';
import { markupKeys } from '../keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { ConsumerTerms } from '../model.ts';

/** What the site has set for one that sells its inventory; undefined where that one is no API consumer of it. */
export const readConsumerTerms = (actor: Actor, consumer: string): Promise<ConsumerTerms | undefined> =>
  getItem(markupKeys.consumerTerms(actor, consumer));
