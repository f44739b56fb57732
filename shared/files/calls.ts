import { finishUpload } from './finish-upload.ts';
import { startUpload } from './start-upload.ts';

export const filesCalls = [startUpload, finishUpload];
