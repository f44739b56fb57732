import type { JobActor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { composeInvoice } from '#functions/invoices/compose-invoice.ts';
import { composeCreditNote } from '#functions/invoices/credit-paper.ts';
import { billedWrite, type Unnumbered } from '#functions/invoices/invoice-writes.ts';
import type { BilledItem } from '#functions/invoices/model.ts';
import { numberInvoice } from '#functions/invoices/number-invoice.ts';
import { numberOf, readBilled, readInvoice } from '#functions/invoices/store.ts';
import type { CreditFacts, InvoiceFacts } from '#functions/payments/services/order-service.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask } from '#functions/tasks/writes.ts';
import { readUser } from '#functions/users/store.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { formatMoney } from '#shared/money.ts';
import { kartParts, type KartPaper, type KartParts, nextPaper, NOTHING } from '#shared/quotations/papers.ts';
import { addDays, formatDay } from '#shared/time.ts';
import type { KartItem } from '../model.ts';
import { paidOf } from '../payment/open-amount.ts';
import { readHead } from '../store.ts';

/** Services of tour operators, by India's list. */
const TOUR_OPERATOR = '998555';
/** A note of all of it, an invoice in its place, and a look that finds nothing more. */
const MOST_STEPS = 3;

const NEVER: BilledItem = { count: 0, parts: NOTHING, userId: '', invoice: '' };

/** What is to be billed of a quotation: all of it once it is vouchered, nothing once it is cancelled, else what was. */
function wantedOf(head: KartItem, billed: BilledItem): KartPaper | undefined {
  if (head.state === 'CANCELLED') return nextPaper(billed, NOTHING, billed.userId);
  return head.state === 'VOUCHERED' ? nextPaper(billed, kartParts(head), head.userId) : undefined;
}

/**
 * Writes what papers a quotation lacks: its invoice once it is vouchered, a credit note of what it costs less since, or of
 * all of it once it is cancelled. Each with what is billed by then, in one commit. May run twice, and be killed anywhere;
 * work that was made due again meanwhile stays.
 */
export async function writeKartPapers(
  actor: JobActor,
  { key, subject, heldUntil }: DueTask<TaskSubject>,
): Promise<void> {
  const id = subject.reference;
  const done = (): Write<never> => ({
    ...endTask(key),
    ...(heldUntil !== undefined && { when: [{ field: 'ds', is: heldUntil }], otherwise: 'CONFLICT' as const }),
  });
  for (let step = 0; step < MOST_STEPS; step++) {
    const [head, billed = NEVER] = await Promise.all([readHead(actor, id), readBilled(actor, id)]);
    const next = head && wantedOf(head, billed);
    if (!head || !next) return void (await commit(actor, [done()]));
    const paper = await composed(actor, head, billed, next);
    if (!paper) {
      log.warn('quotation without whom to bill', { site: actor.site, kartId: id });
      return void (await commit(actor, [done()]));
    }
    if (!(await numberInvoice(actor, paper, [billedWrite(actor, id, billed, billedAfter(head, billed, next))])))
      return log.warn('paper of a quotation without a number yet', { site: actor.site, kartId: id });
  }
}

/** Which of a quotation's papers the next one is. */
const referenceOf = ({ count }: BilledItem): string => String(count + 1);

/** What is billed once that is written. An invoice where nothing was is what later papers are about. */
function billedAfter(head: KartItem, billed: BilledItem, { kind, after }: KartPaper): BilledItem {
  const isWhole = kind === 'invoice' && Object.values(billed.parts).every((minor) => minor === 0);
  const whose = isWhole ? { userId: head.userId, invoice: referenceOf(billed) } : billed;
  return { count: billed.count + 1, parts: after, userId: whose.userId, invoice: whose.invoice };
}

function linesOf({ kartName, arrivalDate, noOfDays }: KartItem, parts: KartParts): CreditFacts {
  const others = [
    { label: 'Remittance charge', minor: parts.remittance },
    { label: 'Discount', minor: parts.off },
  ];
  return {
    reimbursed: parts.lines
      ? [
          {
            ...{ who: kartName, ticket: '', fare: parts.lines, taxes: 0 },
            route: `${formatDay(arrivalDate)}, ${noOfDays === 1 ? '1 day' : `${noOfDays} days`}`,
          },
        ]
      : [],
    services:
      parts.fee || parts.tax
        ? [{ text: 'Service charge', sac: TOUR_OPERATOR, quantity: 1, taxable: parts.fee, tax: parts.tax }]
        : [],
    others: others.filter(({ minor }) => minor !== 0),
  };
}

async function composed(
  actor: JobActor,
  head: KartItem,
  billed: BilledItem,
  { kind, parts }: KartPaper,
): Promise<Unnumbered | undefined> {
  const [reference, orderId] = [referenceOf(billed), head.id];
  const before = billed.invoice && (await numberOf(actor, { orderId, kind: 'invoice', reference: billed.invoice }));
  const lines = linesOf(head, parts);
  if (kind === 'creditNote') {
    const original = before ? await readInvoice(actor, before) : undefined;
    const paid =
      head.state === 'CANCELLED' ? 'Payments for it are refunded separately.' : 'It reduces what is to be paid.';
    return original && composeCreditNote(actor, original, { reference, paid }, lines);
  }
  const user = await readUser(actor, head.userId);
  if (!user) return undefined;
  const facts: InvoiceFacts = {
    ...{ of: 'quotation', bookingId: head.id, pnr: '', about: `${head.kartName}, quotation ${head.quotationId}` },
    facts: [
      { label: 'Guests', text: guestWords({ adults: head.adults, children: head.child, infants: head.infant }) },
      {
        label: 'Days',
        text: `${formatDay(head.arrivalDate)} to ${formatDay(addDays(head.arrivalDate, head.noOfDays - 1))}`,
      },
    ],
    ...lines,
    paid: paidText(head),
  };
  const { userId, currency } = head;
  return { ...(await composeInvoice(actor, { owner: ownerOf(user), userId, orderId, currency }, facts)), reference };
}

function paidText(head: KartItem): string {
  const [paid, left] = [paidOf(head), Math.max(0, head.totalPrice - paidOf(head))];
  const money = (minor: number) => formatMoney(minor, head.currency);
  if (left === 0) return 'Paid. Nothing is due.';
  return `${paid > 0 ? `${money(paid)} is paid. ` : ''}${money(left)} is still to be paid.`;
}
