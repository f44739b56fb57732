import { handle } from '#functions/http/handle.ts';
import type { RequestOf } from '#shared/contract.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { beginExport } from './begin-export.ts';
import type { ExportInput } from './model.ts';

/** A file holds all rows: where a page of the list stood says nothing, and is no other file. */
function whole(request: RequestOf<typeof startExport>): ExportInput {
  switch (request.list) {
    case 'tickets':
      return { list: 'tickets', filter: { ...request.filter, cursor: '' } };
    case 'customers':
      return { list: 'customers', filter: { ...request.filter, page: 1, cursor: undefined, staffId: undefined } };
    case 'walletEntries':
      return { list: 'walletEntries', filter: { ...request.filter, cursor: '' } };
    default:
      return request;
  }
}

export const startExportHandler = handle(startExport, (actor, request, context) =>
  beginExport(actor, whole(request), (answer) => context.claim(answer)),
);
