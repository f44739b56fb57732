import type { JobActor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { clock } from '#functions/clock.ts';
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
import { endTask, moveTask } from '#functions/tasks/writes.ts';
import { readUser } from '#functions/users/store.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { formatMoney } from '#shared/money.ts';
import {
  comesTo,
  kartParts,
  type KartPaper,
  type KartParts,
  keptParts,
  nextPaper,
  NOTHING,
} from '#shared/quotations/papers.ts';
import { addDays, formatDay } from '#shared/time.ts';
import type { KartEarnedRow, KartItem } from '../model.ts';
import { earnedFrom } from '../earned-from.ts';
import { paidOf } from '../payment/open-amount.ts';
import { readHead, readKartEarned } from '../store.ts';
import { asHeld } from './as-held.ts';
import { earnWhatIsPaid, UNEARNED } from './earn-kart.ts';

/** Services of tour operators, by India's list. */
const TOUR_OPERATOR = '998555';
/** A note of all of it, an invoice in its place, and a look that finds nothing more. */
const MOST_STEPS = 3;

const NEVER: BilledItem = { count: 0, parts: NOTHING, userId: '', invoice: '' };

/**
 * What is to be billed of a quotation: all of it once it is vouchered, nothing once it is cancelled. Of another, once the
 * trip is over, what of it is earned; undefined until then, it stays billed as it was.
 */
function wantedOf(actor: JobActor, head: KartItem, earned: KartEarnedRow): KartParts | undefined {
  if (head.state === 'CANCELLED') return NOTHING;
  if (head.state === 'VOUCHERED') return kartParts(head);
  return isOver(actor, head) ? keptParts(kartParts(head), earned.online + earned.collected) : undefined;
}

const isOver = (actor: JobActor, head: KartItem): boolean => earnedFrom(actor, head) <= clock.now();

/**
 * Writes what papers a quotation lacks: its invoice once it is vouchered, or once the trip is over of what is kept for it, a
 * credit note of what it costs less since, or of all of it once it is cancelled. Each in one commit with what is billed by
 * then, and the tax that it names in the books. May run twice, and be killed anywhere; work that was made due again
 * meanwhile stays.
 */
export async function writeKartPapers(
  actor: JobActor,
  { key, subject, heldUntil }: DueTask<TaskSubject>,
): Promise<void> {
  const id = subject.reference;
  const done = asHeld(endTask(key), heldUntil);
  for (let step = 0; step < MOST_STEPS; step++) {
    const head = await readHead(actor, id);
    if (head && isOver(actor, head) && !(await earnWhatIsPaid(actor, id)).ok) return;
    const [billed = NEVER, earned = UNEARNED] = await Promise.all([readBilled(actor, id), readKartEarned(actor, id)]);
    const wanted = head && wantedOf(actor, head, earned);
    if (head && !wanted && comesTo(billed.parts) > 0)
      return void (await commit(actor, [asHeld(moveTask(key, earnedFrom(actor, head)), heldUntil)]));
    const next = wanted && nextPaper(billed, { ...billedTo(head, billed), parts: wanted });
    if (!head || !next) return void (await commit(actor, [done]));
    const paper = await composed(actor, head, billed, next);
    if (!paper) {
      log.warn('quotation without whom to bill', { site: actor.site, kartId: id });
      return void (await commit(actor, [done]));
    }
    const written = await numberInvoice(actor, paper, [
      billedWrite(actor, id, billed, billedAfter(head, billed, next)),
      ...namedTaxWrites(actor, paper),
    ]);
    if (!written) return log.warn('paper of a quotation without a number yet', { site: actor.site, kartId: id });
  }
}

/** Whose papers are to be, and at which rate; once it is cancelled, as they are. */
const billedTo = (head: KartItem, billed: BilledItem) =>
  head.state === 'CANCELLED' ? billed : { userId: head.userId, rate: head.gstRate };

/** The tax that a paper names in the books: due from its day on, whoever pays what and when. */
const namedTaxWrites = (actor: JobActor, { orderId, invoice: { kind, tax, currency } }: Unnumbered): Write<never>[] => {
  const minor = kind === 'invoice' ? tax : 0 - tax;
  const lines = [
    { account: 'tax:gst' as const, minor },
    { account: 'tax:due' as const, minor: 0 - minor },
  ];
  return houseWrites(actor, {
    currency,
    reference: orderId,
    lines,
    about: { source: 'destination', bookingId: orderId },
  });
};

/** Which of a quotation's papers the next one is. */
const referenceOf = ({ count }: BilledItem): string => String(count + 1);

/** What is billed once that is written. An invoice where nothing was is what later papers are about. */
function billedAfter(head: KartItem, billed: BilledItem, { kind, after }: KartPaper): BilledItem {
  const isWhole = kind === 'invoice' && Object.values(billed.parts).every((minor) => minor === 0);
  const { userId, rate, invoice } = isWhole
    ? { userId: head.userId, rate: head.gstRate, invoice: referenceOf(billed) }
    : billed;
  return { count: billed.count + 1, parts: after, userId, invoice, ...(rate !== undefined && { rate }) };
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
  // Of what was never vouchered, what was paid is billed.
  if (head.state !== 'VOUCHERED') return 'Paid. Nothing is due.';
  const money = (minor: number) => formatMoney(minor, head.currency);
  if (left === 0) return 'Paid. Nothing is due.';
  return `${paid > 0 ? `${money(paid)} is paid. ` : ''}${money(left)} is still to be paid.`;
}
