import type { Actor, OwnerId } from '#functions/actor.ts';
import type { Carded } from '#functions/table/key.ts';
import { at, belowBeginning, list } from '#functions/table/site-key.ts';
import type { ChangeEventItem, ChangeItem, QuoteItem } from './model.ts';

/** Change requests stand below their booking. */
export const changeKeys = {
  change: (actor: Actor, bookingId: string, number: number) =>
    at(actor, 'BKG', bookingId)<ChangeItem & Carded>(`CR#${number}`),
  changeEvent: (actor: Actor, bookingId: string, number: number, eventId: string) =>
    at(actor, 'BKG', bookingId)(`CREV#${number}#${eventId}`),
  eventsOfChange: (actor: Actor, bookingId: string, number: number) =>
    belowBeginning<ChangeEventItem>(actor, ['BKG', bookingId], `CREV#${number}#`),
  /** What a supplier said that cancelling costs: for a request that agrees to it. */
  changeQuote: (actor: Actor, bookingId: string, quoteId: string) =>
    at(actor, 'BKG', bookingId)<QuoteItem>(`CQ#${quoteId}`),
  /** Its telling and asking at the supplier. */
  changeTask: (actor: Actor, bookingId: string, number: number) => at(actor, 'BKG', bookingId)(`CRTASK#${number}`),
  /** Requests by when they were made: those that are open, all; the site's, an owner's. */
  openChanges: (actor: Actor) => list(actor, 'gsi1', 'CRO'),
  changes: (actor: Actor) => list(actor, 'gsi2', 'CR'),
  openChangesOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'CRO', owner),
  changesOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi4', 'CR', owner),
};
