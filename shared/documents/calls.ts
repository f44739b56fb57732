import type { Call } from '../contract.ts';
import { makeDocument } from './make-document.ts';

/** Papers as PDFs. */
export const documentsCalls = [makeDocument] as const satisfies readonly Call[];
