import { handle } from '#functions/http/handle.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { fail } from '#shared/errors.ts';
import { mayTouch } from './may-touch.ts';
import { recordTable } from './record-table.ts';
import { removeRecord } from './remove-record.ts';

export const deleteRecordHandler = handle(deleteRecord, async (actor, request) =>
  mayTouch(actor, request.kind, 'edit') ? removeRecord(actor, recordTable[request.kind], request) : fail('FORBIDDEN'),
);
