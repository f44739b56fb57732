import type { Actor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import type { Scope } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, type PageRequest, queryAll } from '#functions/table/read.ts';
import { partsOfId } from './change-id.ts';
import { changeKeys } from './keys.ts';
import type { ChangeEventItem, ChangeItem, QuoteItem } from './model.ts';
import { plainChange } from './plain.ts';

/** A change request that the actor may see; undefined for any other. */
export async function readChange(actor: Actor, requestId: string): Promise<ChangeItem | undefined> {
  const parts = partsOfId(requestId);
  const change = parts && (await getItem(changeKeys.change(actor, parts.bookingId, parts.number)));
  return change && mayReach(actor, change.owner) ? plainChange(change) : undefined;
}

/** What a supplier said of a part of a booking that the actor has read; undefined where it said no such thing. */
export const readQuote = (actor: Actor, bookingId: string, quoteId: string): Promise<QuoteItem | undefined> =>
  getItem(changeKeys.changeQuote(actor, bookingId, quoteId));

/** What happened to it, oldest first. One Query. */
export const readChangeEvents = (
  actor: Actor,
  { bookingId, number }: Pick<ChangeItem, 'bookingId' | 'number'>,
): Promise<ChangeEventItem[]> => queryAll(changeKeys.eventsOfChange(actor, bookingId, number));

const unpack = (card: string): ChangeItem => JSON.parse(card) as ChangeItem;

/** Change requests of a scope, newest first, or those that are open, which waited longest first; of a span of instants. One Query. */
export const changesIn = (scope: Scope, isOpen: boolean, asked: Omit<PageRequest, 'fields' | 'descending'>) =>
  isOpen
    ? readCards(listIn(scope, { site: changeKeys.openChanges, own: changeKeys.openChangesOfOwner }), unpack, asked)
    : readCards(listIn(scope, { site: changeKeys.changes, own: changeKeys.changesOfOwner }), unpack, {
        ...asked,
        descending: true,
      });
