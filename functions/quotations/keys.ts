import type { Actor } from '#functions/actor.ts';
import type { Carded } from '#functions/table/key.ts';
import { at, below, belowBeginning, list } from '#functions/table/site-key.ts';
import type {
  DayRow,
  KartEarnedRow,
  KartItem,
  KartPaymentRow,
  PassengersRow,
  PersonalRow,
  QuestionRow,
  QuoteLinkRow,
  SeenRow,
  VersionItem,
} from './model.ts';

/** A row of a quotation, of whichever kind. */
type OpenedRow = { sk: string } & Partial<
  KartItem & DayRow & PassengersRow & PersonalRow & SeenRow & QuestionRow & VersionItem
>;

const two = (day: number): string => String(day).padStart(2, '0');

/** A quotation's rows stand together: its head, its days and who travels are one Query. */
export const kartKeys = {
  kart: (actor: Actor, id: string) => at(actor, 'KART', id)<KartItem & Carded>('A'),
  /** The lines of a day of the trip; `00` of those without a day. */
  kartDay: (actor: Actor, id: string, day: number) => at(actor, 'KART', id)<DayRow>(`A#${two(day)}`),
  kartPassengers: (actor: Actor, id: string) => at(actor, 'KART', id)<PassengersRow>('A#PAX'),
  /** Dates of birth, which go some time after the trip. */
  kartPersonal: (actor: Actor, id: string) => at(actor, 'KART', id)<PersonalRow>('A#PII'),
  /** All of these. */
  wholeKart: (actor: Actor, id: string) =>
    belowBeginning<{ sk: string } & Partial<KartItem & DayRow & PassengersRow & PersonalRow>>(actor, ['KART', id], 'A'),
  /** Whatever stands with it. */
  openedKart: (actor: Actor, id: string) => below<OpenedRow>(actor, 'KART', id),
  kartVersion: (actor: Actor, id: string, number: number) =>
    at(actor, 'KART', id)<VersionItem>(`V#${String(number).padStart(3, '0')}`),
  kartVersions: (actor: Actor, id: string) => belowBeginning<VersionItem>(actor, ['KART', id], 'V#'),
  kartEvent: (actor: Actor, id: string, eventId: string) => at(actor, 'KART', id)(`EV#${eventId}`),
  kartSeen: (actor: Actor, id: string, userId: string) => at(actor, 'KART', id)<SeenRow>(`SEEN#${userId}`),
  /** The one link of a quotation. */
  quoteLink: (actor: Actor, kartId: string) => at(actor, 'QLINK', kartId)<QuoteLinkRow>('A'),
  /** What its customer asked, in the order of asking. */
  kartQuestion: (actor: Actor, id: string, questionId: string) =>
    at(actor, 'KART', id)<QuestionRow>(`MSG#${questionId}`),
  kartQuestions: (actor: Actor, id: string) => belowBeginning<QuestionRow>(actor, ['KART', id], 'MSG#'),
  /** What was paid for it, by the order that paid. */
  kartPayment: (actor: Actor, id: string, orderId: string) => at(actor, 'KART', id)<KartPaymentRow>(`PAY#${orderId}`),
  kartPayments: (actor: Actor, id: string) => belowBeginning<KartPaymentRow>(actor, ['KART', id], 'PAY#'),
  /** What of all that was earned so far. */
  kartEarned: (actor: Actor, id: string) => at(actor, 'KART', id)<KartEarnedRow>('EARNED'),
  /** Its work that is due later: what was paid is earned, given back, or reminded of, and its papers are written. */
  kartTask: (actor: Actor, id: string, kind: 'EARN' | 'RETURN' | 'REMIND' | 'PAPERS') =>
    at(actor, 'KART', id)(`TASK#${kind}`),
  /** That its vouchers are to be made, moved or withdrawn. */
  voucherTask: (actor: Actor, id: string) => at(actor, 'KART', id)('TASK#VOUCHER'),
  /** How many quotations the site has made. */
  kartCount: (actor: Actor) => at(actor, 'KARTS')<{ last: number }>('SEQ'),
  /** Quotations by when they were made, by arrival, a customer's. */
  karts: (actor: Actor) => list(actor, 'gsi1', 'KART'),
  kartsByArrival: (actor: Actor) => list(actor, 'gsi2', 'KARTA'),
  kartsOfCustomer: (actor: Actor, customerId: number) => list(actor, 'gsi3', 'KART', String(customerId)),
  /** Those of which something is still to be paid, by the day it is due. */
  kartsToPay: (actor: Actor) => list(actor, 'gsi4', 'KARTPAY'),
};
