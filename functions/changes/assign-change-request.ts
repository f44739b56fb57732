import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { assignChangeRequest } from '#shared/changes/assign-change-request.ts';
import { isChangeOpen } from '#shared/changes/model.ts';
import { fail, ok } from '#shared/errors.ts';
import { showChange } from './show-change.ts';
import { readChange } from './store.ts';
import { assignWrites } from './writes.ts';

export const assignChangeRequestHandler = handle(assignChangeRequest, async (actor, { requestId, mine }) => {
  const change = await readChange(actor, requestId);
  if (!change) return fail('NOT_FOUND');
  if (!isChangeOpen(change.state)) return fail('ILLEGAL_TRANSITION');
  const { assignedTo: _before, ...rest } = change;
  const assignedTo = mine ? { userId: actor.userId, name: actor.name || actor.email } : undefined;
  const done = await commit(actor, assignWrites(actor, change, assignedTo));
  return done.ok ? ok(showChange(actor, { ...rest, ...(assignedTo && { assignedTo }) })) : done;
});
