import { handle } from '#functions/http/handle.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { fail } from '#shared/errors.ts';
import { deactivateDriver } from './masters/driver-jobs.ts';
import { mayTouch } from './may-touch.ts';
import { recordTable } from './record-table.ts';
import { removeRecord } from '#functions/records/remove-record.ts';

export const deleteRecordHandler = handle(deleteRecord, async (actor, { kind, ...wish }) => {
  if (!mayTouch(actor, kind, 'edit')) return fail('FORBIDDEN');
  if (kind === 'driver' && wish.deactivate) return deactivateDriver(actor, wish);
  const ways = recordTable[kind]?.ways;
  return ways ? removeRecord(actor, ways, wish) : fail('NOT_FOUND');
});
