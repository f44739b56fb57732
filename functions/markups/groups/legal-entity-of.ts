import { type Actor, consumerOf, type OwnerId } from '#functions/actor.ts';
import type { LegalEntityItem, UserItem } from '#functions/users/model.ts';
import { readLegalEntity, readUser } from '#functions/users/store.ts';
import { readConsumerTerms } from './consumer-store.ts';
import type { ConsumerTerms } from '../model.ts';

/** Who stands behind an id where a legal entity's is asked for: a company, a customer without one, or an API consumer. */
export type LeSubject =
  | { company: LegalEntityItem; user?: undefined; consumer?: undefined }
  | { user: UserItem; company?: undefined; consumer?: undefined }
  | { consumer: ConsumerTerms; company?: undefined; user?: undefined };

/**
 * The company of this id or, where a customer has none, the user; of `SITE#<site>` the API consumer. Undefined where
 * there is none, for a user of a company (whose prices are the company's), and for staff, who are in no group.
 */
export async function leOf(actor: Actor, id: string): Promise<LeSubject | undefined> {
  const site = consumerOf(id as OwnerId);
  if (site !== undefined) {
    const consumer = await readConsumerTerms(actor, site);
    return consumer && { consumer };
  }
  const [company, user] = await Promise.all([readLegalEntity(actor, id), readUser(actor, id)]);
  if (company) return { company };
  return user && user.userType !== 'staff' && !user.legalEntityId ? { user } : undefined;
}

/** The group that was given; empty for none. */
export const givenGroup = ({ company, user, consumer }: LeSubject): string =>
  (company ?? user ?? consumer)?.groupId ?? '';

/** Tax settings of a company or an API consumer; null of a customer without a company. */
export const taxSettingsOf = ({ company, consumer }: LeSubject): { isTdsDeductable: boolean } | null => {
  const taxed = company ?? consumer;
  return taxed ? { isTdsDeductable: taxed.isTdsDeductable ?? true } : null;
};
