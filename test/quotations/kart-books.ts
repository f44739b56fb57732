import { expect } from 'vitest';
import type { JobActor } from '#functions/actor.ts';
import { numberOf, readBilled, readInvoice } from '#functions/invoices/store.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { told } from '#test/markups/price-steps.ts';
import type { Ledger } from '#test/wallet/read-ledger.ts';

/** What a site's books say of a quotation, by account: its own postings and those of its orders. Minor units, zeros left out. */
export function bookedOf({ house }: Ledger, id: string, orders: readonly string[] = []): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { account, minor, about, reference } of house)
    if (about?.bookingId === id || orders.includes(reference)) sums[account] = (sums[account] ?? 0) + minor;
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0));
}

/** A quotation's papers as they stand in the table, in the order of writing. */
export async function storedPapers(job: JobActor, id: string): Promise<InvoiceDocument[]> {
  const papers: InvoiceDocument[] = [];
  const { count } = (await readBilled(job, id)) ?? { count: 0 };
  for (let n = 1; n <= count; n++)
    for (const kind of ['invoice', 'creditNote'] as const) {
      const number = await numberOf(job, { orderId: id, kind, reference: String(n) });
      const paper = number && (await readInvoice(job, number));
      if (paper) papers.push(paper.invoice);
    }
  expect(papers).toHaveLength(count);
  return papers;
}

/** A quotation's papers as the desk sees them, in the order of their numbers. */
export async function kartPapers(desk: TestUser, id: string): Promise<InvoiceDocument[]> {
  const { records } = await told(desk, getInvoices, { search: id });
  return Promise.all(records.map(({ number }) => told(desk, getInvoice, { number })));
}

/** What papers come to, credit notes taken off. Minor units. */
export function named(papers: readonly InvoiceDocument[]): { total: number; taxable: number; tax: number } {
  const all = { total: 0, taxable: 0, tax: 0 };
  for (const { kind, total, taxable, tax } of papers) {
    const sign = kind === 'creditNote' ? -1 : 1;
    all.total += sign * total;
    all.taxable += sign * taxable;
    all.tax += sign * tax;
  }
  return all;
}
