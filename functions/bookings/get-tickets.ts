import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { ok } from '#shared/errors.ts';
import { findTickets } from './find-tickets.ts';
import { withShownMaker } from './shown-maker.ts';

export const getTicketsHandler = handle(getTickets, async (actor, filter) => {
  const page = await findTickets(scopeOf(actor, getTickets.access.scope), filter);
  return ok({ ...page, tickets: await withShownMaker(actor, page.tickets) });
});
