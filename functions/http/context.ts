import type {
  QuoteHolderActor,
  TicketHolderActor,
  UserActor,
  VisitorActor,
  DriverActor,
  GatewayActor,
} from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import type { ActorKind } from '#shared/contract.ts';

/**
 * The actor a handler gets for its contract's kind. A ticket's holder may also be a signed-in user who can see the
 * booking.
 */
export interface ActorsByKind {
  visitor: UserActor | VisitorActor;
  user: UserActor;
  ticketHolder: UserActor | TicketHolderActor;
  quoteHolder: QuoteHolderActor;
  driver: DriverActor;
  gateway: GatewayActor;
}
export type ActorFor<K extends ActorKind> = ActorsByKind[K];

/** What a handler may know of its request beside the actor and the parsed body. */
export interface Context {
  /** Host the request was made to, without port, e.g. `sarathi.localhost`. */
  host: string;
  /** Whether the edge says that it was: a client could name any host. */
  isVouched: boolean;
  /** Scheme, host and port, for links in mails and gateway returns. */
  origin: string;
  /** Client address, for rate limits: of IPv6 the network of 64 bits, which is one customer's. */
  address: string;
  /** The client's `User-Agent`, to 300 characters; empty where it says none. */
  userAgent: string;
  /** The secret of its device's cookie (device-cookie.ts); empty for none. It proves nobody. */
  device: string;
  /** What an outside standard calls capabilities: those that the request asks for, known here or not. */
  capabilities: readonly string[];
  /**
   * The idempotency claim to add to the commit, holding the answer for repeats; none where no key was sent.
   * `value` is the response as the handler is about to return it.
   */
  claim(value: unknown): Write<'IN_FLIGHT'>[];
  /** Cookies to set with the answer. */
  setCookies(lines: readonly string[]): void;
}
