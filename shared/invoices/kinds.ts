/** Papers that are numbered in a series and never changed. Whoever adds one says what it is called and its series' letter. */
export const invoiceKinds = {
  invoice: { called: 'Invoice', withTax: 'Tax invoice', letter: '' },
  creditNote: { called: 'Credit note', withTax: 'Credit note', letter: 'C' },
  cancellation: { called: 'Cancellation invoice', withTax: 'Cancellation tax invoice', letter: 'F' },
} as const satisfies Record<string, { called: string; withTax: string; letter: string }>;
/** The line of what other flights cost more, or less: no ticket of its own. */
export const DIFFERENCE_IN_FARE = 'Difference in fare';

/** What the tickets of a credit note are called together: given up, or kept for other flights that cost less. */
export const creditedTickets = (reimbursed: readonly { who: string }[]): string =>
  reimbursed.every(({ who }) => who === DIFFERENCE_IN_FARE) ? DIFFERENCE_IN_FARE : 'Tickets given up';

export type InvoiceKind = keyof typeof invoiceKinds;
export const invoiceKindNames = Object.keys(invoiceKinds) as InvoiceKind[];
