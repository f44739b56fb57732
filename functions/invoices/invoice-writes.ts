import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { invoiceRow } from '#shared/invoices/invoice.ts';
import { type InvoiceKind, invoiceKinds } from '#shared/invoices/kinds.ts';
import { paperNumber, seriesOf, yearOfSeries } from '#shared/invoices/number.ts';
import { instant, dayIn } from '#shared/time.ts';
import { invoiceKeys } from './keys.ts';
import type { BilledItem, CreditSubject, InvoiceItem, SeriesItem } from './model.ts';

/** What is to be written of a paper before its number is known. */
export type Unnumbered = Omit<InvoiceItem, 'invoice'> & {
  invoice: Omit<InvoiceItem['invoice'], 'number' | 'issuedAt'>;
};

/** A series in a year of the site's days, by what a paper of the kind would be numbered in now. */
export function seriesNow(actor: Actor, kind: InvoiceKind): { series: string; year: string } {
  const { country, zone } = actor.head;
  return {
    series: seriesOf(actor.site, invoiceKinds[kind].letter),
    year: yearOfSeries(country, dayIn(zone, clock.now())),
  };
}

/**
 * A paper with the next number of its series, in one commit with the count: CONFLICT where another took that number, or
 * the order has its paper already; then nothing was written. `counted`: the series as read.
 */
export function invoiceWrites(
  actor: Actor,
  paper: Unnumbered,
  counted: SeriesItem | undefined,
): { number: string; writes: Write<never>[] } {
  const { kind } = paper.invoice;
  const { series, year } = seriesNow(actor, kind);
  const n = (counted?.last ?? 0) + 1;
  const now = instant(clock.now());
  const issuedAt = counted && counted.lastAt > now ? counted.lastAt : now;
  const number = paperNumber(series, year, n);
  const item: InvoiceItem = { ...paper, invoice: { ...paper.invoice, number, issuedAt } };
  const writes: Write<never>[] = [
    {
      kind: 'update',
      key: invoiceKeys.series(actor, series, year),
      set: { last: n, lastAt: issuedAt },
      when: [counted ? { field: 'last', is: counted.last } : { absent: true }],
    },
    create(invoiceKeys.invoice(actor, series, year, n), {
      ...item,
      card: packedInvoice(item),
      ...entry(invoiceKeys.invoices(actor), `${issuedAt}#${number}`),
      ...entry(invoiceKeys.invoicesOfOwner(actor, item.owner), `${issuedAt}#${number}`),
    }),
    create(invoiceKeys.invoiceOf(actor, item.orderId, kind, item.reference), { number }),
  ];
  return { number, writes };
}

/** An order's paper is written, or there is none to write. `heldUntil`: CONFLICT where it is due at another time than this. */
export const endInvoiceTask = (actor: Actor, orderId: string, heldUntil?: string): Write<never> => ({
  ...endTask(invoiceKeys.invoiceTask(actor, orderId)),
  ...(heldUntil !== undefined && { when: [{ field: 'ds', is: heldUntil }], otherwise: 'CONFLICT' as const }),
});

/** A refund's papers are written, or there are none to write. */
export const endCreditTask = (actor: Actor, orderId: string, reference: string): Write<never> =>
  endTask(invoiceKeys.creditTask(actor, orderId, reference));

/** What lists show of it. */
const packedInvoice = ({ invoice }: InvoiceItem): string =>
  JSON.stringify(
    Object.fromEntries(Object.keys(invoiceRow.shape).map((field) => [field, Reflect.get(invoice, field)])),
  );

/** An order's paper is written with the next round of due work; in the commit that completes what was sold. */
export const invoiceDueWrite = (actor: Actor, orderId: string): Write<never> =>
  putTask(
    actor,
    invoiceKeys.invoiceTask(actor, orderId),
    'MAIL',
    { site: actor.site, reference: orderId, name: 'invoice' } satisfies TaskSubject,
    clock.now(),
  );

/** A refund's credit note is written with the next round of due work; in the commit that makes the refund. */
export function creditDueWrite(actor: Actor, orderId: string, reference: string): Write<never> {
  const subject: CreditSubject = { site: actor.site, reference, name: 'credit', orderId };
  return putTask(actor, invoiceKeys.creditTask(actor, orderId, reference), 'MAIL', subject, clock.now());
}

/** What is billed with a paper more, in the commit that writes it. CONFLICT where another was written since it was read. */
export const billedWrite = (actor: Actor, id: string, { count }: BilledItem, next: BilledItem): Write<never> => ({
  kind: 'put',
  key: invoiceKeys.billed(actor, id),
  item: { ...next },
  when: [count ? { field: 'count', is: count } : { absent: true }],
  otherwise: 'CONFLICT',
});
