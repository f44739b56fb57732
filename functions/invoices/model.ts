import type { OwnerId } from '#functions/actor.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import type { Billed } from '#shared/quotations/papers.ts';

/** How far a series of a year is counted. */
export interface SeriesItem {
  /** The last number that was given. */
  last: number;
  /** The instant that it was given at: no later number is of an earlier one. */
  lastAt: string;
}

/** A numbered paper's row. It is written once and never changed. */
export interface InvoiceItem {
  invoice: InvoiceDocument;
  owner: OwnerId;
  /** The order's id; of a quotation's papers, the quotation's. */
  orderId: string;
  /** Which of the order's papers of its kind it is: the refund's reference; absent for the one of the sale. */
  reference?: string;
  /** Whose tax number it says, sealed as it stood in that row, where a person's PAN is in it (sealed-tax.ts). */
  sealedTax?: { of: string; text: string };
}

/** What was billed of a quotation, moved by the commit that writes a paper of it. */
export interface BilledItem extends Billed {
  /** How many papers of it there are. */
  count: number;
  /** Reference of the invoice that later papers are about; empty before the first. */
  invoice: string;
}

/** What the papers of a refund, `reference`, are due under. */
export interface CreditSubject extends TaskSubject {
  name: 'credit';
  orderId: string;
}
