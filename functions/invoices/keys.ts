import type { Actor, OwnerId } from '#functions/actor.ts';
import type { Carded } from '#functions/table/key.ts';
import { at, list } from '#functions/table/site-key.ts';
import type { BilledItem, InvoiceItem, SeriesItem } from './model.ts';

/** Papers that are numbered in a series: the series' last number, each paper, and which one an order has. */
export const invoiceKeys = {
  /** The row that a series of a year is counted by. */
  series: (actor: Actor, series: string, year: string) => at(actor, 'INV', series, year)<SeriesItem>('SEQ'),
  invoice: (actor: Actor, series: string, year: string, n: number) =>
    at(actor, 'INV', series, year)<InvoiceItem & Carded>(`N#${String(n).padStart(7, '0')}`),
  /** That an order has its paper of a kind, for this reference where there may be several, and which. */
  invoiceOf: (actor: Actor, orderId: string, kind: string, reference = '') =>
    at(actor, 'INVO', orderId)<{ number: string }>(reference ? `${kind}#${reference}` : kind),
  /** What was billed so far of what is billed by more papers than one. */
  billed: (actor: Actor, id: string) => at(actor, 'INVO', id)<BilledItem>('BILLED'),
  /** That an order's paper is to be written. */
  invoiceTask: (actor: Actor, orderId: string) => at(actor, 'INVO', orderId)('TASK'),
  /** That the papers of a refund are to be written. */
  creditTask: (actor: Actor, orderId: string, reference: string) => at(actor, 'INVO', orderId)(`TASK#${reference}`),
  /** Papers by when they were written: the site's, an owner's. */
  invoices: (actor: Actor) => list(actor, 'gsi1', 'INV'),
  invoicesOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'INV', owner),
};
