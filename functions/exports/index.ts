import { serve } from '#functions/http/serve.ts';
import { cancelExportHandler } from './cancel-export.ts';
import { getExportHandler } from './get-export.ts';
import { getExportsHandler } from './get-exports.ts';
import { startExportHandler } from './start-export.ts';
import { startStatementExportHandler } from './start-statement-export.ts';

export const exportsHandlers = [
  startExportHandler,
  startStatementExportHandler,
  cancelExportHandler,
  getExportHandler,
  getExportsHandler,
];
export const handler = serve(exportsHandlers);
