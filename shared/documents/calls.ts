import type { Call } from '../contract.ts';
import { getQuotationPdf } from './get-quotation-pdf.ts';
import { makeDocument } from './make-document.ts';

/** Papers as PDFs. */
export const documentsCalls = [makeDocument, getQuotationPdf] as const satisfies readonly Call[];
