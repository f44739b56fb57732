import { type Actor, actorName, type UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { entry, type Places } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import type { KartEvent } from '#shared/quotations/lifecycle.ts';
import { addDays, DAY, type Day, instant, SECOND } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { kartKeys } from './keys.ts';
import type { KartItem, Line, QuestionRow, QuoteLinkRow, Travellers, VersionItem } from './model.ts';
import { rowOf } from './row-of.ts';
import { papersTaskWrites, renumbered, voucherTaskWrites } from './voucher/task-writes.ts';

/** Whoever has it open counts as here for so long after they were last heard of. */
const HERE = 30 * SECOND;
/** Heard of again so long before that is over, they go on being here. */
const HERE_SOON = 10 * SECOND;

/** What is sealed of who travels goes so long after the trip. */
const PURGED_AFTER = 30 * DAY;

/** Something of it is to be paid by a day. */
const isOwed = ({ state, paymentDeadline, collectedPayment, paidOnline, totalPrice }: KartItem): boolean =>
  state !== 'CANCELLED' && paymentDeadline !== '' && collectedPayment + paidOnline < totalPrice;

/** A quotation's places: the site's by when it was made and by arrival, its customer's, and what is owed by its deadline. */
function placesOf(actor: Actor, head: KartItem): Places['set'] {
  return {
    card: JSON.stringify(rowOf(head)),
    ...entry(kartKeys.karts(actor), `${head.createdAt}#${head.id}`),
    ...entry(kartKeys.kartsByArrival(actor), `${head.arrivalDate}#${head.id}`),
    ...entry(kartKeys.kartsOfCustomer(actor, head.customerId), `${head.createdAt}#${head.id}`),
    ...(isOwed(head) && entry(kartKeys.kartsToPay(actor), `${head.paymentDeadline}#${head.id}`)),
  };
}

/** What is noted of a quotation beside its lifecycle. */
type Noted = 'create' | 'withdraw' | 'restore' | 'reprice' | 'collect' | 'return';

const eventWrite = (actor: Actor, id: string, event: KartEvent | Noted, from: string, to: string, note = '') => {
  const now = clock.now();
  return create(kartKeys.kartEvent(actor, id, sortableId(now)), {
    ...{ event, from, to, note },
    at: instant(now),
    by: actorName(actor),
  });
};

/** That somebody has it open, where they were not heard of lately (`until`, ms since 1970; undefined: never). */
export const hereWrites = (actor: UserActor, id: string, until: number | undefined): Write<never>[] =>
  (until ?? 0) > clock.now() + HERE_SOON ? [] : [seenWrite(actor, id)];

const seenWrite = (actor: UserActor, id: string): Write<never> => {
  const until = clock.now() + HERE;
  return {
    kind: 'put',
    key: kartKeys.kartSeen(actor, id, actor.userId),
    item: { name: actor.name, until, ttl: Math.ceil(until / 1000) },
  };
};

/** What changes with a head: the lines of these days as they are now, and who travels. */
export interface Changed {
  days: ReadonlyMap<number, readonly Line[]>;
  passengers?: Travellers;
}

/** Whether a trip ends on another day: what is sealed of who travels goes by that day. */
export const endsOtherwise = (before: KartItem, next: KartItem): boolean => endOf(before) !== endOf(next);
const endOf = ({ arrivalDate, noOfDays }: KartItem): Day => addDays(arrivalDate, noOfDays);

function travellerWrites(actor: UserActor, head: KartItem, { passengers, sealed }: Travellers): Write<never>[] {
  const key = kartKeys.kartPersonal(actor, head.id);
  const over = localToMs(`${endOf(head)}T00:00`, actor.head.zone);
  const ttl = Math.ceil((Math.max(over, clock.now()) + PURGED_AFTER) / SECOND);
  return [
    { kind: 'put', key: kartKeys.kartPassengers(actor, head.id), item: { passengers } },
    sealed ? { kind: 'put', key, item: { sealed, ttl } } : { kind: 'delete', key },
  ];
}

const partWrites = (actor: UserActor, head: KartItem, { days, passengers }: Changed): Write<never>[] => [
  ...[...days].map(([day, lines]): Write<never> =>
    lines.length
      ? { kind: 'put', key: kartKeys.kartDay(actor, head.id, day), item: { lines } }
      : { kind: 'delete', key: kartKeys.kartDay(actor, head.id, day) },
  ),
  ...(passengers ? travellerWrites(actor, head, passengers) : []),
];

/** A new quotation with the next running number, in turn (atKartNumbers). BUSY where another took that number, CONFLICT where its id is there. */
export const createKartWrites = (actor: UserActor, head: KartItem, changed: Changed): Write<never>[] => [
  {
    kind: 'update',
    key: kartKeys.kartCount(actor),
    set: { last: head.quotationId },
    when: [head.quotationId === 1 ? { absent: true } : { field: 'last', is: head.quotationId - 1 }],
    otherwise: 'BUSY',
  },
  create(kartKeys.kart(actor, head.id), { ...renumbered(head, head), ...placesOf(actor, head) }),
  ...partWrites(actor, head, changed),
  eventWrite(actor, head.id, 'create', '', head.state),
  seenWrite(actor, head.id),
  ...voucherTaskWrites(actor, head, head),
  ...papersTaskWrites(actor, { ...head, state: 'DRAFT' }, head),
];

/** A head as it is to be. `otherwise` (CONFLICT) where it changed since it was read. */
export const headWrite = (
  actor: Actor,
  before: KartItem,
  next: KartItem,
  otherwise: 'CONFLICT' | 'BUSY' = 'CONFLICT',
): Write<never> => ({
  kind: 'put',
  key: kartKeys.kart(actor, next.id),
  item: { ...next, ...placesOf(actor, next) },
  when: [{ field: 'version', is: before.version }],
  otherwise,
});

/**
 * A quotation as it is to be, one version on; what its vouchers are to be is led on by `leadVoucher`. CONFLICT where it
 * changed since it was read.
 */
export const changeKartWrites = (
  actor: UserActor,
  before: KartItem,
  next: KartItem,
  changed: Changed,
): Write<never>[] => [
  headWrite(actor, before, renumbered(before, next)),
  ...partWrites(actor, next, changed),
  seenWrite(actor, next.id),
  ...voucherTaskWrites(actor, before, next),
  ...papersTaskWrites(actor, before, next),
];

/** An event of its lifecycle, for the commit that carries it out. */
export const kartEventWrite = (
  actor: Actor,
  before: KartItem,
  next: KartItem,
  event: KartEvent,
  note = '',
): Write<never> => eventWrite(actor, next.id, event, before.state, next.state, note);

/** What was done to it without another state, for the commit that carries it out. */
export const noteWrite = (actor: Actor, { id, state }: KartItem, what: Noted, note: string): Write<never> =>
  eventWrite(actor, id, what, state, state, note);

/** Of a version, that it was taken back. CONFLICT where it is not there. */
export const withdrawVersionWrite = (actor: UserActor, id: string, number: number): Write<never> => ({
  kind: 'update',
  key: kartKeys.kartVersion(actor, id, number),
  set: { isWithdrawn: true },
  when: [{ exists: true }],
});
/** What staff say that they took, beside no change of state. */
export const collectedWrite = (actor: Actor, { id, state }: KartItem, note: string): Write<never> =>
  eventWrite(actor, id, 'collect', state, state, note);

/** A version as it was sent. CONFLICT where it is there. */
export const createVersionWrite = (actor: UserActor, id: string, version: VersionItem): Write<never> =>
  create(kartKeys.kartVersion(actor, id, version.number), { ...version });

/** Of a version, that it still stands. `otherwise` (CONFLICT) where it is not there, or was withdrawn. */
export const versionStands = (
  actor: Actor,
  id: string,
  number: number,
  otherwise: 'CONFLICT' | 'BUSY' = 'CONFLICT',
): Write<never> => ({
  kind: 'check',
  key: kartKeys.kartVersion(actor, id, number),
  when: [{ exists: true }, { field: 'isWithdrawn', is: false }],
  otherwise,
});

/** A quotation's link, made once. CONFLICT where it has one. */
export const createLinkWrite = (actor: UserActor, id: string, link: QuoteLinkRow): Write<never> =>
  create(kartKeys.quoteLink(actor, id), { ...link });

/** A quotation's link is of no use any more, whoever has it. CONFLICT where it has none. */
export const endLinkWrite = (actor: Actor, id: string): Write<never> => ({
  kind: 'update',
  key: kartKeys.quoteLink(actor, id),
  set: { isEnded: true },
  when: [{ exists: true }],
});

/** Another link in the place of one that was ended. CONFLICT where that one stands. */
export const renewLinkWrite = (actor: UserActor, id: string, link: QuoteLinkRow): Write<never> => ({
  kind: 'put',
  key: kartKeys.quoteLink(actor, id),
  item: { ...link },
  when: [{ field: 'isEnded', is: true }],
});

/** What its customer asks. */
export const questionWrite = (actor: Actor, id: string, question: QuestionRow): Write<never> =>
  create(kartKeys.kartQuestion(actor, id, question.id), { ...question });

/** What staff answered to a question. CONFLICT where there is no such question. */
export const answerWrite = (
  actor: Actor,
  id: string,
  questionId: string,
  answered: Required<Pick<QuestionRow, 'answer' | 'answeredBy' | 'answeredAt'>>,
): Write<never> => ({
  kind: 'update',
  key: kartKeys.kartQuestion(actor, id, questionId),
  set: { ...answered },
  when: [{ exists: true }],
});
