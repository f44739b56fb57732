import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { fail, ok } from '#shared/errors.ts';
import { findTickets } from './find-tickets.ts';
import { withShownMaker } from './shown-maker.ts';

export const getTicketsHandler = handle(getTickets, async (actor, filter) => {
  const scope = scopeOf(actor, getTickets);
  const isOfOne = filter.customerId !== undefined || filter.consumerSiteId !== undefined;
  if (isOfOne && scope.owner !== undefined)
    return fail('FORBIDDEN', { message: 'You are not allowed to view another person’s bookings.' });
  const page = await findTickets(scope, filter);
  return ok({ ...page, tickets: await withShownMaker(actor, page.tickets) });
});
