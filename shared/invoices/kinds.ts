/** Papers that are numbered in a series and never changed. Whoever adds one says what it is called and its series' letter. */
export const invoiceKinds = {
  invoice: { called: 'Invoice', withTax: 'Tax invoice', letter: '' },
} as const satisfies Record<string, { called: string; withTax: string; letter: string }>;
export type InvoiceKind = keyof typeof invoiceKinds;
export const invoiceKindNames = Object.keys(invoiceKinds) as InvoiceKind[];
