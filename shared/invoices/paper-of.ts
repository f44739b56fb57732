import * as z from 'zod/mini';
import { creditedTickets, type InvoiceKind } from './kinds.ts';

/** What a numbered paper is of, where that is no flight. */
export const paperOf = z.enum(['activities', 'quotation']);
export type PaperOf = z.output<typeof paperOf>;

interface Lined {
  of?: PaperOf | undefined;
  kind: InvoiceKind;
  reimbursed: readonly { who: string }[];
}

/** What the lines of what was sold are called together. */
export function linesCalled({ of, kind, reimbursed }: Lined): string {
  const isCredit = kind === 'creditNote';
  if (of === 'activities') return isCredit ? 'Activities cancelled' : 'Activities';
  if (of === 'quotation') return isCredit ? 'Trip, credited' : 'Trip';
  return isCredit ? creditedTickets(reimbursed) : 'Reimbursed';
}
