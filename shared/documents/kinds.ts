/** Papers that are made as PDFs. */
export const documentKinds = ['ticket', 'invoice', 'receipt', 'quotation', 'voucher', 'activityVoucher'] as const;
export type DocumentKind = (typeof documentKinds)[number];
