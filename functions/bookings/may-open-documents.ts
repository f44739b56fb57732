import { consumerOf, type UserActor } from '#functions/actor.ts';
import { holds } from '#shared/permissions/holds.ts';
import type { BookingItem } from './model.ts';

/** What staff are told who may not. */
export const NO_DOCUMENTS = 'You are not allowed to view passport data.';

/**
 * Whether somebody whom a booking is shown may read its passports: customers their own, staff what they typed
 * themselves and, with `tickets.documents`, everybody's. A partner site reads none here, by a stay or a key: its own site
 * has those of what it sold, where its rights and its record of who looked stand.
 */
export const mayOpenDocuments = (actor: UserActor, { userId }: Pick<BookingItem, 'userId'>): boolean =>
  actor.userType === 'staff'
    ? userId === actor.userId || holds(actor, 'tickets.documents')
    : consumerOf(actor.owner) === undefined;
