import { serve } from '#functions/http/serve.ts';
import { finishUploadHandler } from './finish-upload.ts';
import { startUploadHandler } from './start-upload.ts';

export const filesHandlers = [startUploadHandler, finishUploadHandler];
export const handler = serve(filesHandlers);
