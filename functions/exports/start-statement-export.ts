import { handle } from '#functions/http/handle.ts';
import { startStatementExport } from '#shared/exports/start-statement-export.ts';
import { beginExport } from './begin-export.ts';

export const startStatementExportHandler = handle(startStatementExport, (actor, { filter }, context) =>
  beginExport(actor, { list: 'ownStatement', filter }, (answer) => context.claim(answer)),
);
