import type { Actor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Scope } from '#functions/scope.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, type PageRequest } from '#functions/table/read.ts';
import type { InvoiceRow } from '#shared/invoices/invoice.ts';
import type { InvoiceKind } from '#shared/invoices/kinds.ts';
import { invoiceKeys } from './keys.ts';
import type { BilledItem, InvoiceItem, SeriesItem } from './model.ts';

const NUMBER = /^([A-Z0-9]{3})\/(\d\d-\d\d|\d{4})\/(\d{6,7})$/;

/** A paper by its number; undefined where there is none or it is not the actor's to see. */
export async function readInvoice(actor: Actor, number: string): Promise<InvoiceItem | undefined> {
  const [, series = '', year = '', n = ''] = NUMBER.exec(number) ?? [];
  if (!series) return undefined;
  // Past its sixth digit a number of India's gives up its year's hyphen.
  const ofYear = n.length > 6 && actor.head.country === 'IN' ? `${year.slice(0, 2)}-${year.slice(2)}` : year;
  const item = await getItem(invoiceKeys.invoice(actor, series, ofYear, Number(n)));
  return item && item.invoice.number === number && mayReach(actor, item.owner) ? item : undefined;
}

const unpack = (card: string): InvoiceRow => JSON.parse(card) as InvoiceRow;

/** Papers of a scope, the latest first. One Query. */
export const invoicesIn = (scope: Scope, page: Omit<PageRequest, 'fields' | 'descending'>) =>
  readCards(listIn(scope, { site: invoiceKeys.invoices, own: invoiceKeys.invoicesOfOwner }), unpack, {
    ...page,
    descending: true,
  });

/** The number of an order's paper of a kind; undefined where it has none. */
export const numberOf = async (
  actor: Actor,
  { orderId, kind, reference }: { orderId: string; kind: InvoiceKind; reference?: string | undefined },
): Promise<string | undefined> => (await getItem(invoiceKeys.invoiceOf(actor, orderId, kind, reference)))?.number;

/** Whether an order's paper is still to be written. */
export const isInvoiceDue = async (actor: Actor, orderId: string): Promise<boolean> =>
  (await getItem(invoiceKeys.invoiceTask(actor, orderId))) !== undefined;

/** What was billed so far of what is billed by more papers than one; undefined before the first. */
export const readBilled = (actor: Actor, id: string): Promise<BilledItem | undefined> =>
  getItem(invoiceKeys.billed(actor, id));

/** How far a series of a year is counted; undefined before its first. */
export const readSeries = (
  actor: Actor,
  { series, year }: { series: string; year: string },
): Promise<SeriesItem | undefined> => getItem(invoiceKeys.series(actor, series, year));
