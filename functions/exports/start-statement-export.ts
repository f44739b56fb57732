import { handle } from '#functions/http/handle.ts';
import { startStatementExport } from '#shared/exports/start-statement-export.ts';
import { beginExport } from './begin-export.ts';

/** All rows of the statement: where a page of it stood says nothing. */
export const startStatementExportHandler = handle(startStatementExport, (actor, { filter }, context) =>
  beginExport(actor, { list: 'ownStatement', filter: { ...filter, cursor: '' } }, (answer) => context.claim(answer)),
);
