import { handle } from '#functions/http/handle.ts';
import { keys } from '#functions/table/keys.ts';
import { queryPage } from '#functions/table/read.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { fail, ok } from '#shared/errors.ts';
import type { RecordEventItem } from './events.ts';
import { mayTouch } from './may-touch.ts';
import { showRecordEvents } from './show-record-events.ts';

/** The most that an editor shows. */
const MOST = 50;

export const getRecordHistoryHandler = handle(getRecordHistory, async (actor, { kind, id }) => {
  if (!mayTouch(actor, kind, 'view')) return fail('FORBIDDEN');
  const { items } = await queryPage<RecordEventItem>(keys.recordEvents(actor, kind, id), {
    descending: true,
    consistent: true,
    limit: MOST,
  });
  return ok({ events: await showRecordEvents(actor, items) });
});
