/** Papers that are made as PDFs. */
export const documentKinds = ['ticket', 'invoice', 'receipt', 'quotation', 'voucher'] as const;
export type DocumentKind = (typeof documentKinds)[number];
