import type { JobActor } from '#functions/actor.ts';
import { mailTicket } from '#functions/bookings/mail-ticket.ts';
import { mailDelay, mailRefund } from '#functions/payments/mail-outcome.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import type { ServiceName } from '#shared/payments/model.ts';
import { leadFlight } from '#functions/flights/saga/lead-flight.ts';

/** Who works on a service's paid orders. */
interface Leader {
  /** Leads an order on as far as it goes now, in the hands of the worker that holds `lease`. */
  lead(actor: JobActor, order: OrderItem, lease: string): Promise<void>;
  /** Mails what came of it, where a task of its asks for that. */
  mail(actor: JobActor, order: OrderItem): Promise<Outcome<unknown>>;
  /** Says once that it takes longer than usual. */
  tellDelay(actor: JobActor, orderId: string): Promise<unknown>;
}

/** A service that is done once it is paid: it writes its own mails, in the commit of its end. */
const atOnce: Leader = {
  lead: async (...asked) => (await import('./complete-order.ts')).completeOrder(...asked),
  mail: async () => ok(undefined),
  tellDelay: async () => undefined,
};

/** Services that a worker of their own leads on, step by step. */
const leaders: Partial<Record<ServiceName, Leader>> = {
  flight: {
    lead: leadFlight,
    mail: (actor, { orderId, subject, state }) =>
      state === 'REFUNDED' ? mailRefund(actor, orderId) : mailTicket(actor, subject),
    tellDelay: mailDelay,
  },
  reissue: {
    ...atOnce,
    lead: async (...asked) => (await import('#functions/changes/reissue/lead-reissue.ts')).leadReissue(...asked),
  },
};

/** Who works on an order. */
export const leaderOf = ({ serviceName }: Pick<OrderItem, 'serviceName'>): Leader => leaders[serviceName] ?? atOnce;
