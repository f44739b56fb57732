import { handle } from '#functions/http/handle.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { fail, ok } from '#shared/errors.ts';
import { namedBy } from './named-by.ts';
import { showWithRefund } from './show-change.ts';
import { readChange, readChangeEvents } from './store.ts';

export const getChangeRequestHandler = handle(getChangeRequest, async (actor, { requestId }) => {
  const change = await readChange(actor, requestId);
  if (!change) return fail('NOT_FOUND');
  const [shown, events] = await Promise.all([showWithRefund(actor, change), readChangeEvents(actor, change)]);
  // Who of staff sees to it is not for customers.
  const told = actor.userType === 'staff' ? events : events.filter(({ event }) => event !== 'assign');
  const whoOf = await namedBy(
    actor,
    told.map(({ by }) => by),
  );
  return ok({
    change: shown,
    timeline: told.map(({ event, to, at, note, by }) => ({ event, to, at, who: whoOf(by), note })),
  });
});
