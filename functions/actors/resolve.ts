import type { ActorKind } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { Actor } from '#functions/actor.ts';
import type { Identity } from './identify.ts';
import { resolveDriver } from './driver.ts';
import { resolveQuoteHolder } from './quote-holder.ts';
import { resolveTicketHolder } from './ticket-holder.ts';
import { makeUser } from './user.ts';
import { makeVisitor } from './visitor.ts';

type Refusal = 'NOT_FOUND' | 'NOT_SIGNED_IN' | 'TOO_MANY_REQUESTS' | 'BUSY';
type Resolver = (identity: Identity, request: unknown) => Promise<Outcome<Actor, Refusal>>;

const signedIn = ({ head, session, user, sessionHash, permissions }: Identity) =>
  user &&
  makeUser(head, user, sessionHash, permissions, session?.jump && { ...session.jump, until: session.expiresAt });

/** One resolver per kind of actor, run after parsing: some actors come out of the body or path. */
const resolvers: Partial<Record<ActorKind, Resolver>> = {
  visitor: async (identity) => ok(signedIn(identity) ?? makeVisitor(identity.head)),
  user: async (identity) => {
    const user = signedIn(identity);
    return user ? ok(user) : fail('NOT_SIGNED_IN');
  },
  ticketHolder: (identity, request) => holdingTicket(identity, request as Held),
  quoteHolder: (identity, request) =>
    resolveQuoteHolder(makeVisitor(identity.head), request as { token: string }, signedIn(identity)),
  driver: ({ head }, request) => resolveDriver(makeVisitor(head), request as { driverAccessToken: string }),
};

/** What such a call names: a ticket by its booking, or a paper of a kind (`makeDocument`), of which tickets alone can be held. */
type Held = { pnr: string } & ({ bookingId: string } | { kind: string; id: string });

async function holdingTicket(identity: Identity, held: Held): Promise<Outcome<Actor, Refusal>> {
  const user = signedIn(identity);
  if ('kind' in held && held.kind !== 'ticket') return user ? ok(user) : fail('NOT_SIGNED_IN');
  const bookingId = 'id' in held ? held.id : held.bookingId;
  return resolveTicketHolder(user ?? makeVisitor(identity.head), { bookingId, pnr: held.pnr });
}

/** The actor a contract asks for. Throws for a kind nobody can make yet: a contract naming one is a defect. */
export async function resolveActor(
  kind: ActorKind,
  identity: Identity,
  request: unknown,
): Promise<Outcome<Actor, Refusal>> {
  const resolver = resolvers[kind];
  if (!resolver) throw new Error(`no resolver for ${kind}`);
  return resolver(identity, request);
}
