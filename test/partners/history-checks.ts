import { bookingKeys } from '#functions/bookings/keys.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { isAwaited } from '#functions/bookings/staff-cases.ts';
import type { InvoiceItem } from '#functions/invoices/model.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import { getItems } from '#functions/table/read.ts';
import type { HouseEntry, WalletEntry } from '#functions/wallet/model.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { scanTable } from '#test/harness/scan-table.ts';
import type { World } from '#test/harness/use-world.ts';
import type { SoldTwice } from './sale-rig.ts';
import { CONSUMER, SUPPLIER } from './sale-steps.ts';

type Row = Record<string, unknown>;
type SideName = typeof CONSUMER | typeof SUPPLIER;
const sum = (minors: readonly { minor: number }[]): number => minors.reduce((total, { minor }) => total + minor, 0);

/** What of one site's rows its sales through a link are looked up in. */
interface Side {
  site: SideName;
  orders: Map<string, OrderItem>;
  bookings: Map<string, BookingItem>;
  house: Map<string, HouseEntry[]>;
  entries: Map<string, WalletEntry[]>;
  papers: Map<string, InvoiceItem[]>;
  refunds: Map<string, RefundItem[]>;
  /** Sort keys of what hangs on an order, a booking, or an order's papers, by its id. */
  beside: Map<string, string[]>;
}

function push<T>(map: Map<string, T[]>, id: string, one: T): void {
  const there = map.get(id);
  if (there) there.push(one);
  else map.set(id, [one]);
}

/** One look at the rows: what is of an order by its id, in as many maps as there are kinds. */
function sideOf(site: SideName, rows: readonly Row[]): Side {
  const side: Side = {
    ...{ site, orders: new Map(), bookings: new Map(), house: new Map(), entries: new Map() },
    ...{ papers: new Map(), refunds: new Map(), beside: new Map() },
  };
  for (const row of rows) {
    const [, , kind, id = ''] = String(row.pk).split('#');
    const sk = String(row.sk);
    if (kind === 'ORD' && sk === 'A') side.orders.set(id, row as unknown as OrderItem);
    else if (kind === 'BKG' && sk === 'A') side.bookings.set(id, row as unknown as BookingItem);
    else if (kind === 'ACC') push(side.house, String(row.reference), row as unknown as HouseEntry);
    else if (kind === 'WAL' && sk.startsWith('E#'))
      push(side.entries, String(row.reference), row as unknown as WalletEntry);
    else if (kind === 'INV' && sk.startsWith('N#'))
      push(side.papers, String(row.orderId), row as unknown as InvoiceItem);
    else if (kind === 'ORD' && sk.startsWith('RF#')) push(side.refunds, id, row as unknown as RefundItem);
    else if ((kind === 'ORD' || kind === 'BKG' || kind === 'INVO') && (sk !== 'PII' || row.sealed))
      push(side.beside, id, sk);
  }
  return side;
}

const { Ticketed, Cancelled, ChangeRequested, Failed, Released } = BookingStatus;
/** Which statuses a booking may have once its order is over; an order that nobody paid may have none. */
const statusesAt: Partial<Record<OrderItem['state'], readonly (number | undefined)[]>> = {
  COMPLETED: [Ticketed, Cancelled, ChangeRequested],
  REFUNDED: [Failed],
  EXPIRED: [undefined, Failed, Released],
};

/** What both sites must say alike of what was booked. */
const shownOf = (booking: BookingItem | undefined) =>
  JSON.stringify(
    booking && {
      ...{ status: booking.statusId, pnr: booking.pnr, changes: booking.changes ?? 0, case: booking.numbersCase },
      passengers: booking.passengers.map(({ ticket, cancelledOn }) => [ticket?.ticketNumber, cancelledOn]),
    },
  );

const services = ['revenue:serviceFee', 'revenue:retainedFee', 'revenue:cancellationFee', 'tax:gst'];
const isNote = ({ invoice }: InvoiceItem): boolean => invoice.kind === 'creditNote';
const serviceOf = ({ invoice }: InvoiceItem): number => invoice.services.reduce((all, { amount }) => all + amount, 0);
const signed = (papers: readonly InvoiceItem[], minorOf: (paper: InvoiceItem) => number): number =>
  papers.reduce((all, paper) => all + (isNote(paper) ? 0 - minorOf(paper) : minorOf(paper)), 0);

/** What is wrong with an order that is over at one site: its money, its papers, and what it left behind. */
function faultsAt(side: Side, order: OrderItem): string[] {
  const { orderId, subject, state, amount } = order;
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`${side.site} ${state} ${orderId}: ${fault}`);
  const of = <T>(map: Map<string, T[]>): T[] => map.get(orderId) ?? [];
  const booking = side.bookings.get(subject);
  if (!statusesAt[state]?.includes(booking?.statusId)) say(`its booking is ${booking?.statusId}`);
  const [house, refunds, papers] = [of(side.house), of(side.refunds), of(side.papers)];
  const isSold = state === 'COMPLETED';
  const kept = isSold ? amount - sum(refunds) : 0;
  const posted = (accounts: (account: string) => boolean) => sum(house.filter(({ account }) => accounts(account)));

  if (refunds.some((refund) => refund.state !== 'Given')) say(`a refund is ${refunds.map((one) => one.state).join()}`);
  if (refunds.length && !isSold) say('it was refunded in part');
  if (posted((account) => account === 'clearing') !== 0) say(`${posted((one) => one === 'clearing')} is in clearing`);
  const earned = posted((account) => account !== 'clearing' && !account.startsWith('gateway:'));
  if (earned !== kept) say(`the house has ${earned} of ${kept}`);
  // What a gateway took, it is owed for: a debit.
  const paid = posted((account) => account.startsWith('gateway:')) + sum(of(side.entries));
  if (0 - paid !== kept) say(`its buyer paid ${0 - paid} of ${kept}`);

  const [invoices, notes] = [papers.filter(({ invoice }) => invoice.kind === 'invoice'), papers.filter(isNote)];
  if (invoices.length !== (isSold ? 1 : 0)) say(`${invoices.length} invoices`);
  if (isSold && invoices[0]?.invoice.total !== amount) say(`invoiced ${invoices[0]?.invoice.total} of ${amount}`);
  for (const { reference, minor, lines } of refunds) {
    const own = notes.filter((note) => note.reference === reference);
    const isDue = lines.some((line) => line.kind === 'fare' && line.minor > 0);
    if (own.length !== (isDue ? 1 : 0)) say(`${own.length} credit notes for ${reference}`);
    if (isDue && own[0]?.invoice.total !== minor) say(`credited ${own[0]?.invoice.total} of ${minor}`);
  }
  if (notes.length > refunds.length) say('a credit note of no refund');
  const billed = signed(papers, serviceOf);
  const served = posted((account) => services.includes(account));
  if (billed !== served) say(`services of ${billed} are on paper, ${served} in the books`);

  if (order.lease !== undefined || order.leasedUntil !== undefined) say('somebody holds it');
  const left = [...of(side.beside), ...(side.beside.get(subject) ?? [])];
  const open = [
    'DRAFT',
    ...(booking && isAwaited(booking) ? [] : ['OPEN']),
    ...(isSold ? [] : ['PII', 'TASK#PURGE', 'TASK#REFRESH']),
  ];
  // What a gateway may still say is asked for days; a passport goes, and a flight is looked at, by its own day.
  const done = left.filter(
    (sk) => sk.startsWith('TASK') && !['TASK#SETTLE', 'TASK#PURGE', 'TASK#REFRESH'].includes(sk),
  );
  for (const sk of new Set([...done, ...left.filter((one) => open.includes(one))])) say(`${sk} is left`);
  return faults;
}

/** The rows of both sites, the supplier's first, in one look at the table. */
export async function bothSitesRows(): Promise<readonly [Row[], Row[]]> {
  const rows = await scanTable();
  const of = (site: SideName) => rows.filter(({ pk }) => String(pk).startsWith(`S#${site}#`));
  return [of(SUPPLIER), of(CONSUMER)];
}

/** What is wrong with any sale through the link, at either site or between them, in both sites' rows; every order must be over, and its papers written. */
export function saleFaults([theirRows, ourRows]: readonly [readonly Row[], readonly Row[]]): string[] {
  const [theirs, ours] = [sideOf(SUPPLIER, theirRows), sideOf(CONSUMER, ourRows)];
  const faults: string[] = [];
  for (const order of ours.orders.values()) {
    if (!order.boughtFrom) continue;
    const other = theirs.orders.get(order.boughtFrom.orderId);
    if (!other) {
      faults.push(`${order.orderId}: no other side`);
      continue;
    }
    const [here, there] = [ours.bookings.get(order.subject), theirs.bookings.get(other.subject)];
    if (order.state !== other.state) faults.push(`${order.orderId}: ${order.state}, and ${other.state} there`);
    if (shownOf(here) !== shownOf(there))
      faults.push(`${order.orderId}: ${shownOf(here)}, and ${shownOf(there)} there`);
    const owed = sum(
      (ours.house.get(order.orderId) ?? []).filter(({ account }) => account === `supplierPayable:site:${SUPPLIER}`),
    );
    const taken = 0 - sum(theirs.entries.get(other.orderId) ?? []);
    if (owed !== taken) faults.push(`${order.orderId}: owes ${owed}, and paid ${taken} there`);
    faults.push(...faultsAt(ours, order), ...faultsAt(theirs, other));
  }
  return faults;
}

/** What work a sale that is over left to do, at either site: read by its keys, as soon as its history ends. */
export async function workLeft(
  world: Pick<World, 'job'>,
  { orderId, bookingId, theirs }: SoldTwice,
): Promise<string[]> {
  const keysAt = (site: SideName, order: string, booking: string) => {
    const job = world.job(site);
    return [
      ...(['EXPIRY', 'BOOK', 'REFUND'] as const).map((kind) => paymentKeys.orderTask(job, order, kind)),
      ...(['HOLD', 'UNKNOWN', 'HOLDMAIL'] as const).map((kind) => bookingKeys.bookingTask(job, booking, kind)),
      bookingKeys.bookingDraft(job, booking),
    ];
  };
  const keys = [...keysAt(CONSUMER, orderId, bookingId), ...keysAt(SUPPLIER, theirs.orderId, theirs.bookingId)];
  const found = await getItems(keys);
  return keys.filter((_, at) => found[at] !== undefined).map(({ pk, sk }) => `${pk} ${sk}`);
}
