import type { Permission } from '#shared/permissions/catalogue.ts';
import type { SiteHead } from '#shared/site/model.ts';
import type { UserType } from '#shared/users/types.ts';

declare const sealed: unique symbol;

interface Base {
  readonly [sealed]: true;
  /** The tenant whose rows this actor reaches. */
  readonly site: string;
  readonly head: SiteHead;
}

/**
 * Who a row and a wallet belong to: `LE#<legal entity>` for agents and corporates, `U#<user>` for retail and staff,
 * `SITE#<site>` for a partner site that sells what this one supplies.
 */
export type OwnerId = `LE#${string}` | `U#${string}` | `SITE#${string}`;

/** The legal entity an owner is, where it is one. */
export const legalEntityOf = (owner: OwnerId): string | undefined =>
  owner.startsWith('LE#') ? owner.slice('LE#'.length) : undefined;

/** The partner site an owner is, where it is one: an API consumer of what this site supplies. */
export const consumerOf = (owner: OwnerId): string | undefined =>
  owner.startsWith('SITE#') ? owner.slice('SITE#'.length) : undefined;

export interface UserActor extends Base {
  readonly kind: 'user';
  readonly userId: string;
  readonly userType: UserType;
  readonly owner: OwnerId;
  readonly email: string;
  readonly name: string;
  /** SHA-256 of the session's secret. */
  readonly sessionHash: string;
  /** What sessions of the user must be of to be alive. */
  readonly sessionEpoch: number;
  /** The user's own code, for others to sign up with. */
  readonly referralCode: string;
  readonly isSuperAdmin: boolean;
  /** Markup group given to the user itself; empty: the company's, or the site's default. */
  readonly groupId: string;
  /** Market whose rates of the destination desk they pay; empty: the site's default one. */
  readonly marketId: string;
  /** The user's agency waits for staff's approval: nothing is ordered for it. */
  readonly isAwaitingApproval: boolean;
  readonly isFlightSearchAllowed: boolean;
  readonly isFlightHoldAllowed: boolean;
  /** The site's limit of searches by bookings is not theirs. */
  readonly isSearchExempt: boolean;
  /** What a member of staff holds by group or by default; nobody else is asked (`holds`). */
  readonly permissions: ReadonlySet<Permission>;
  /** Who of a partner site's staff stands for it here, and until when, ms since 1970; absent: somebody who signed in, or a key. */
  readonly stay?: { readonly home: string; readonly userId: string; readonly name: string; readonly until: number };
}
export interface VisitorActor extends Base {
  readonly kind: 'visitor';
}
export interface TicketHolderActor extends Base {
  readonly kind: 'ticketHolder';
  readonly bookingId: string;
}
/** Whoever has a quotation's link. */
export interface QuoteHolderActor extends Base {
  readonly kind: 'quoteHolder';
  readonly kartId: string;
  /** The quotation's customer, or a colleague, where they are signed in. */
  readonly customer?: UserActor;
}
export interface DriverActor extends Base {
  readonly kind: 'driver';
  readonly driverId: string;
  /** Of the link that they came by: its secret's hash, and when it was last used. */
  readonly token: { readonly hash: string; readonly lastUsedAt?: string };
  readonly name: string;
}
/** A payment gateway or a supplier, made of a notice that was proven to be its own (gateway.ts). */
export interface GatewayActor<Notice = unknown> extends Base {
  readonly kind: 'gateway';
  /** The gateway's or source's name on the site. */
  readonly gateway: string;
  /** What it told; its own domain knows its shape. */
  readonly notice: Notice;
}
/** A worker or scheduled function at work for one site. */
export interface JobActor extends Base {
  readonly kind: 'job';
  readonly job: string;
}
/**
 * A consumer site selling a supplier site's inventory. `site` is the supplier's; commits may touch both and carry a
 * condition on the link.
 */
export interface LinkActor extends Base {
  readonly kind: 'link';
  readonly consumer: string;
  readonly supplier: string;
  readonly category: string;
  /** Who stands for the consumer at the supplier's: the user's id there, and what the consumer is called. */
  readonly userId: string;
  readonly name: string;
}

/**
 * What became of a sale through a link, at both of its sites, whatever became of the link since. `site` is the supplier's;
 * commits may touch both.
 */
export interface ResaleActor extends Base {
  readonly kind: 'resale';
  readonly consumer: string;
}

/**
 * A super admin of the platform while they make a partner's site. `site` is the new one's; its commit touches the
 * platform's own site too, where the making is told.
 */
export interface FounderActor extends Base {
  readonly kind: 'founder';
  /** The platform's own site. */
  readonly platform: string;
  readonly userId: string;
}

/**
 * The owner of a company, or who stands for a partner, while they have a test key. `site` is the deployment's sandbox; their commit touches their own
 * site too, where the key is listed.
 */
export interface TesterActor extends Base {
  readonly kind: 'tester';
  /** The site that they are a customer of. */
  readonly home: string;
  /** The partner site that they stand for at that one, where it is noted too; absent: their company alone. */
  readonly partner?: string;
  readonly userId: string;
}

/**
 * A member of staff of one site who asks another to sell its inventory, or decides on what another asks. `site` is the
 * other's; their commit touches their own site too.
 */
export interface PartnerActor extends Base {
  readonly kind: 'partner';
  /** The site that they work for. */
  readonly home: string;
  readonly userId: string;
}

/** Everyone who can ask for something. Each kind is made in one file of this folder, and only there. */
export type Actor = SiteActor | LinkActor;

/** Who acts for themselves. A link's commits also need it live still, and answer FORBIDDEN where it is not. */
export type SiteActor =
  | UserActor
  | VisitorActor
  | TicketHolderActor
  | QuoteHolderActor
  | DriverActor
  | GatewayActor
  | JobActor
  | FounderActor
  | TesterActor
  | PartnerActor
  | ResaleActor;

type Unsealed<A extends Actor> = Omit<A, typeof sealed>;

/** Makes an actor. Imported in this folder only (linted): an actor that was not resolved cannot exist. */
export const seal = <A extends Actor>(fields: Unsealed<A>): A => Object.freeze({ ...fields }) as A;

/** Who did it, for audit items: `user:<id>`, `job:<name>` … */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
      return `user:${actor.userId}`;
    case 'visitor':
      return 'visitor';
    case 'ticketHolder':
      return `ticketHolder:${actor.bookingId}`;
    case 'quoteHolder':
      return `quoteHolder:${actor.kartId}`;
    case 'driver':
      return `driver:${actor.driverId}`;
    case 'gateway':
      return `gateway:${actor.gateway}`;
    case 'job':
      return `job:${actor.job}`;
    case 'founder':
      return `platform:${actor.userId}`;
    case 'tester':
      return `tester:${actor.home}:${actor.userId}`;
    case 'partner':
      return `partner:${actor.home}:${actor.userId}`;
    case 'link':
      return `link:${actor.consumer}>${actor.supplier}`;
    case 'resale':
      return `resale:${actor.consumer}>${actor.site}`;
  }
}
