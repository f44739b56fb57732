/** Papers that are numbered in a series and never changed. Whoever adds one says what it is called and its series' letter. */
export const invoiceKinds = {
  invoice: { called: 'Invoice', withTax: 'Tax invoice', letter: '' },
  creditNote: { called: 'Credit note', withTax: 'Credit note', letter: 'C' },
  cancellation: { called: 'Cancellation invoice', withTax: 'Cancellation tax invoice', letter: 'F' },
} as const satisfies Record<string, { called: string; withTax: string; letter: string }>;
export type InvoiceKind = keyof typeof invoiceKinds;
export const invoiceKindNames = Object.keys(invoiceKinds) as InvoiceKind[];
