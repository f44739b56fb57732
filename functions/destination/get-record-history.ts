import { handle } from '#functions/http/handle.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { fail, ok } from '#shared/errors.ts';
import { mayTouch } from './may-touch.ts';
import { readRecordEvents } from '#functions/records/event-store.ts';
import { showEvents } from '#functions/records/show-events.ts';

/** The most that an editor shows. */
const MOST = 50;

export const getRecordHistoryHandler = handle(getRecordHistory, async (actor, { kind, id }) => {
  if (!mayTouch(actor, kind, 'view')) return fail('FORBIDDEN');
  return ok({ events: await showEvents(actor, await readRecordEvents(actor, kind, id, MOST)) });
});
