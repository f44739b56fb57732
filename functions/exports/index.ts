import { serve } from '#functions/http/serve.ts';
import { cancelExportHandler } from './cancel-export.ts';
import { getExportHandler } from './get-export.ts';
import { getExportsHandler } from './get-exports.ts';
import { startExportHandler } from './start-export.ts';

export const exportsHandlers = [startExportHandler, cancelExportHandler, getExportHandler, getExportsHandler];
export const handler = serve(exportsHandlers);
