import type { Actor, LinkActor } from '#functions/actor.ts';
import { makeKey } from '#functions/table/key.ts';
import { at } from '#functions/table/site-key.ts';
import type { Health, Told } from './duffel/memory.ts';

/** What is kept of suppliers, and the link by which one site sells the inventory of another. */
export const supplierKeys = {
  /** The sandbox suppliers' own world, kept apart from ours. */
  sandbox: (actor: Actor, supplier: string, id: string) => at(actor, 'SBX', supplier, id)<{ value: unknown }>('A'),
  /** What a real supplier was told of a booking. */
  told: (actor: Actor, supplier: string, reference: string) => at(actor, 'SUP', supplier, reference)<Told>('A'),
  /** Which of our bookings an order of the supplier's is. */
  supplierOrder: (actor: Actor, supplier: string, orderId: string) =>
    at(actor, 'SUP', supplier, orderId)<{ bookingId: string }>('A'),
  /** How its connection is, beside its bookings, under a name that no booking id has. */
  supplierHealth: (actor: Actor, supplier: string) => at(actor, 'SUP', supplier, 'HEALTH')<Health>('A'),
  /** A notice of its that was heard. */
  supplierNotice: (actor: Actor, supplier: string, eventId: string) =>
    at(actor, 'SUP', supplier, `HEARD ${eventId}`)('A'),
  /** The link that a link actor stands on, at its consumer. */
  link: (actor: LinkActor) => makeKey(`S#${actor.consumer}#LINK`, `${actor.supplier}#${actor.category}`),
};
