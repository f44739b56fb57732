import { handle } from '#functions/http/handle.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { beginExport } from './begin-export.ts';

export const startExportHandler = handle(startExport, (actor, request, context) =>
  beginExport(actor, request, (answer) => context.claim(answer)),
);
