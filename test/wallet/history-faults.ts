import type { JobActor } from '#functions/actor.ts';
import type { InvoiceItem, SeriesItem } from '#functions/invoices/model.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import { openOf } from '#functions/payments/refunds/left-of.ts';
import { readRefundsOfOrder } from '#functions/payments/refunds/store.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { type Ledger, readRows } from './read-ledger.ts';

/** What is wrong between the gateway and the house: of each order both have to say the same is there. */
export async function gatewayFaults(
  job: JobActor,
  begun: readonly string[],
  { house, walletEntries }: Ledger,
): Promise<string[]> {
  const faults: string[] = [];
  for (const orderId of begun) {
    const [sandbox, order] = [await readSandboxOrder(`${orderId}-1`), await readOrder(job, orderId)];
    if (!sandbox || !order.ok) continue;
    const sumOf = (account: string) =>
      house.reduce((sum, one) => sum + (one.account === account && one.reference === orderId ? one.minor : 0), 0);
    const gone = (of: string) =>
      (sandbox.elsewhere ?? []).reduce((sum, one) => sum + (one.paymentId === of ? one.minor : 0), 0);
    const back = (of: string) =>
      sandbox.refunds.reduce((sum, one) => sum + (one.paymentId === of && !one.isRefused ? one.minor : 0), 0);
    const there = sandbox.payments
      .filter(({ outcome }) => outcome === 'SUCCEEDED')
      .reduce((sum, { paymentId }) => sum + sandbox.minor - gone(paymentId) - back(paymentId), 0);
    if (sumOf('gateway:sandbox') !== -there)
      faults.push(`${orderId}: ${there} there, ${sumOf('gateway:sandbox')} here`);
    const { paidBy, state } = order.value;
    const stands = paidBy?.method === 'gateway' && state !== 'REFUNDED';
    const taken = [...walletEntries.values()]
      .flat()
      .reduce((sum, one) => sum - (one.kind === 'taken' && one.reference === orderId ? one.minor : 0), 0);
    const asOurs = await givenElsewhere(job, orderId, sandbox.refunds);
    const borne = stands ? taken + asOurs - gone(paidBy.paymentId) : 0;
    if (sumOf('outsideRefunds') !== borne) faults.push(`${orderId}: ${borne} borne, ${sumOf('outsideRefunds')} booked`);
  }
  return faults;
}

/** What of an order's refunds went back at the dashboard: by staff's word, before they were due, and where the gateway had no more than the rest. */
async function givenElsewhere(
  job: JobActor,
  orderId: string,
  atGateway: readonly { refundId: string; minor: number; isRefused?: boolean }[],
): Promise<number> {
  const [refunds, payment] = await Promise.all([readRefundsOfOrder(job, orderId), readPayment(job, orderId)]);
  const settled = Object.values(payment?.refunds ?? {}).reduce(
    (sum, one) => sum + (one.settled?.how === 'refund' ? (one.booked ?? 0) : 0),
    0,
  );
  const said = refunds.reduce((sum, { outside = 0 }) => sum + outside, 0);
  if (said !== settled) throw new Error(`${orderId}: ${settled} settled, ${said} of refunds`);
  const short = refunds
    .filter(({ state, to, refundId }) => state === 'Given' && to.method === 'gateway' && refundId)
    .map((one) => openOf(one) - (atGateway.find(({ refundId }) => refundId === one.refundId)?.minor ?? 0));
  const before = refunds.flatMap(({ lines }) =>
    lines.flatMap(({ kind, minor }) => (kind === 'givenBefore' ? [0 - minor] : [])),
  );
  return [...short, ...before].reduce((sum, minor) => sum + minor, settled);
}

/** What is wrong with refunds: more of an order went back than was paid for it. */
export async function refundFaults(job: JobActor, orderIds: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const orderId of orderIds) {
    const order = await readOrder(job, orderId);
    if (order.ok && (order.value.refunds ?? 0) > paidInAll(order.value)) faults.push(orderId);
  }
  return faults;
}

/** What is wrong with numbered papers: a gap in a series, a number twice, one dated before the one before it. */
export async function seriesFaults(site: string): Promise<string[]> {
  const faults: string[] = [];
  const rows = (await readRows(site)).filter(({ pk }) => String(pk).startsWith(`S#${site}#INV#`));
  const counts = rows.filter(({ sk }) => sk === 'SEQ') as unknown as (SeriesItem & { pk: string })[];
  for (const { pk, last } of counts) {
    const papers = rows
      .filter((row) => row.pk === pk && row.sk !== 'SEQ')
      .toSorted((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1)) as unknown as InvoiceItem[];
    if (papers.length !== last) faults.push(`${pk}: ${papers.length} papers of ${last}`);
    papers.forEach(({ invoice }, at) => {
      if (Number(invoice.number.split('/').at(-1)) !== at + 1) faults.push(`${invoice.number} is ${at + 1}`);
      if (at > 0 && papers[at - 1]!.invoice.issuedAt > invoice.issuedAt)
        faults.push(`${invoice.number} is dated early`);
    });
  }
  return faults;
}
