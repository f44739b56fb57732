import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { inTurn } from '#functions/table/in-turn.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { readCustomerNumbered } from '#functions/users/customer-store.ts';
import type { UserItem } from '#functions/users/model.ts';
import type { RequestOf } from '#shared/contract.ts';
import { conflict, type Failure, fail, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { formatMoney, symbolOf } from '#shared/money.ts';
import { holds } from '#shared/permissions/holds.ts';
import { MOST_LINES } from '#shared/quotations/line-fields.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { instant } from '#shared/time.ts';
import { applyLines, isWrongAmount, NOT_BELOW_ZERO } from './apply-lines.ts';
import { commitFindable } from './kart-word-writes.ts';
import { openOrders } from './kart-to-pay.ts';
import type { Kart, KartItem, Line, Travellers } from './model.ts';
import { loweredWrites } from './lowered-writes.ts';
import { paidOf, underWay } from './payment/open-amount.ts';
import { kartAad, showKart } from './show-kart.ts';
import { readKart, readKartCount } from './store.ts';
import { paymentNoteWrites } from './payment-note-writes.ts';
import { withSums } from './total-of.ts';
import { movesOf } from './voucher/moves.ts';
import { afterVoucherEvent, followVoucher, lacking, mayVoucher, voucherEventOf } from './voucher/vouchering.ts';
import { changeKartWrites, createKartWrites, endsOtherwise, kartEventWrite } from './writes.ts';

type Request = RequestOf<typeof saveKart>;
const REQUIRED = 'This is required field.';
const BY_HAND = 'You cannot set prices by hand.';
const mayNotPrice = (fields: readonly string[]) =>
  fail('FORBIDDEN', { message: BY_HAND, errors: Object.fromEntries(fields.map((field) => [field, BY_HAND])) });

/** Fields of the head that a save may change. */
const headFields = [
  ...(['kartName', 'adults', 'child', 'infant', 'arrivalDate', 'noOfDays', 'noOfNights', 'quoteValidyInDays'] as const),
  ...([
    'serviceCharge',
    'remittanceCharge',
    'discount',
    'deposit',
    'collectedPayment',
    'collectedReason',
    'priceBreakup',
  ] as const),
  ...(['isAgentBranding', 'paymentDeadline', 'remark', 'remarkForCustomer', 'internalRemark'] as const),
  ...(['purchaseConfirmationNo', 'salesConfirmationNo'] as const),
] as const;

const charges = ['serviceCharge', 'remittanceCharge', 'discount', 'deposit', 'collectedPayment'] as const;

/** What a new quotation must say. */
const requiredOfNew = [
  'customerId',
  'kartName',
  'adults',
  'child',
  'infant',
  'arrivalDate',
  'noOfDays',
  'noOfNights',
] as const;

const nameOf = ({ firstName = '', lastName = '', email }: UserItem): string =>
  `${firstName} ${lastName}`.trim() || email;

/** What a quotation copies of its customer. */
export const customerFields = (customerId: number, user: UserItem) => ({
  customerId,
  userId: user.userId,
  marketId: user.marketId ?? '',
  customerName: nameOf(user),
  companyName: user.companyName ?? '',
  customerEmail: user.email,
});

/** A quotation before anything was said of it. */
export function emptyKart(actor: UserActor, quotationId: number, id: string): KartItem {
  return {
    ...{ id, quotationId, version: 0, fieldsVersion: 0, state: 'DRAFT', currency: actor.head.currency },
    createdAt: instant(clock.now()),
    ...{ customerId: 0, userId: '', marketId: '', customerName: '', companyName: '', customerEmail: '', kartName: '' },
    ...{ adults: 0, child: 0, infant: 0, arrivalDate: '', noOfDays: 1, noOfNights: 0, quoteValidyInDays: 7 },
    ...{ serviceCharge: 0, remittanceCharge: 0, discount: 0, deposit: 0, collectedPayment: 0, paidOnline: 0 },
    ...{
      priceBreakup: 'full',
      isAgentBranding: false,
      isVouchered: false,
      voucher: 0,
      beforeVoucher: 'DRAFT',
      paymentDeadline: '',
    },
    ...{ remark: '', remarkForCustomer: '', internalRemark: '', purchaseConfirmationNo: '', salesConfirmationNo: '' },
    ...{ lastVersion: 0, acceptedVersion: 0, validTill: '', openQuestions: 0, acceptedBy: '', acceptedAt: '' },
    ...{ linesTotal: 0, gst: 0, totalPrice: 0, cost: 0, margin: null, linesWithoutCost: 0 },
  };
}

/** Makes a quotation, one after the other of those that are made at once: each takes the number after the one before. BUSY: nothing was written. */
export const atKartNumbers = <Answer extends Outcome<unknown>>(
  actor: UserActor,
  make: () => Promise<Answer>,
): Promise<Answer | Failure<'BUSY'>> => inTurn(actor, `${actor.site}#KARTS`, 'BUSY', make);

/** Makes a quotation, or changes what is sent of it; the server's sums, whatever was read. */
export const saveKartHandler = handle(saveKart, async (actor, request, { claim }) => {
  const { id, version, isAsked } = request;
  if (request.isCancelled && id !== undefined)
    return (await import('./cancel-kart.ts')).cancelKart(actor, { id, version, isAsked }, claim);
  const mayNot = mayVoucher(actor, request);
  if (mayNot) return mayNot;
  const newId = randomId();
  const isNew = id === undefined;
  const save = async () => {
    const found = isNew ? undefined : await readKart(actor, id);
    if (!isNew && !found) return fail('NOT_FOUND');
    if (isNew) {
      const missing = requiredOfNew.filter((field) => request[field] === undefined);
      if (missing.length)
        return fail('VALIDATION', { errors: Object.fromEntries(missing.map((field) => [field, REQUIRED])) });
    }
    const before: Kart = found ?? {
      head: emptyKart(actor, (await readKartCount(actor)) + 1, newId),
      lines: [],
      passengers: { passengers: [] },
    };
    if (before.head.state === 'CANCELLED')
      return fail('ILLEGAL_TRANSITION', { message: 'This quotation is cancelled.' });
    const stands = async () => conflict({ kart: await showKart(actor, before) });
    if (request.version !== undefined && request.version < before.head.fieldsVersion && changesHead(request))
      return stands();
    const event = voucherEventOf(before.head, request.isVouchered);
    if (request.isVouchered !== undefined && request.version !== undefined && request.version !== before.head.version)
      return stands();

    const negative = charges.filter((field) => isWrongAmount(request[field]));
    if (negative.length)
      return fail('VALIDATION', { errors: Object.fromEntries(negative.map((field) => [field, NOT_BELOW_ZERO])) });
    const user = request.customerId === undefined ? undefined : await readCustomerNumbered(actor, request.customerId);
    if (request.customerId !== undefined && !user)
      return fail('NOT_FOUND', { errors: { customerId: 'There is no customer of this number.' } });
    const version = before.head.version + 1;
    const head: KartItem = {
      ...before.head,
      ...Object.fromEntries(
        headFields.flatMap((field) => (request[field] === undefined ? [] : [[field, request[field]]])),
      ),
      ...(user && request.customerId !== undefined && customerFields(request.customerId, user)),
      version,
      ...((isNew || event || changesHead(request)) && { fieldsVersion: version }),
    };
    if (head.discount !== before.head.discount && !holds(actor, 'karts.price')) return mayNotPrice(['discount']);

    const applied = await applyLines(actor, head, before.lines, request);
    if (!applied.ok) return 'overtaken' in applied ? stands() : fail('VALIDATION', { errors: applied.errors });
    const { lines, changed } = applied;
    if (lines.length > MOST_LINES)
      return fail('VALIDATION', { errors: { lines: `A quotation has at most ${MOST_LINES} lines.` } });
    const ownPrices = ownPricesIn(request, lines, before.lines);
    if (ownPrices.length && !holds(actor, 'karts.price')) return mayNotPrice(ownPrices);
    const outside = lines.find((line) => line.day > head.noOfDays);
    if (outside)
      return fail('VALIDATION', { errors: { noOfDays: `Day ${outside.day} has services. Please move them first.` } });

    const passengers = request.passengers ? await passengersOf(actor, head.id, request.passengers) : before.passengers;
    if (isMismatch(head, passengers))
      return fail('VALIDATION', { errors: { passengers: 'Passenger count mismatch, please reselect passengers.' } });
    const next = await withSums(actor, head, lines);
    const untrue = untrueIn(request, next);
    if (untrue) return fail('VALIDATION', { errors: untrue });
    if (request.collectedPayment && paidOf(next) + (await stillUnderWay(actor, next)) > next.totalPrice)
      return fail('VALIDATION', {
        errors: { collectedPayment: 'Collected payment should not be greater than total price' },
      });

    const turned = event ? afterVoucherEvent(next, event) : ok(next);
    if (!turned.ok) return turned;
    const made = turned.value;
    const value = { kart: await showKart(actor, { head: made, lines, passengers }) };
    const lacks = lacking(made, value.kart);
    if (lacks) return lacks;
    if (request.isAsked) return ok({ ...value, transfers: await movesOf(actor, { head: made, lines, passengers }) });
    const lowered = await loweredWrites(actor, before.head, made);
    if (!lowered.ok) return lowered;
    const days = changedDays(before.lines, lines, changed);
    const isOther = request.passengers || (passengers.sealed && endsOtherwise(before.head, made));
    const parts = { days, ...(isOther && { passengers }) };
    const done = await commitFindable(actor, { before: found?.head, next: made }, [
      ...(isNew ? createKartWrites(actor, made, parts) : changeKartWrites(actor, before.head, made, parts)),
      ...(event ? [kartEventWrite(actor, before.head, made, event)] : []),
      ...paymentNoteWrites(actor, before.head, made),
      ...lowered.value,
      ...claim(value),
    ]);
    if (!done.ok) return done;
    await followVoucher(actor, made, before.head);
    return ok(value);
  };
  return isNew ? atKartNumbers(actor, save) : untilItStands(save);
});

/** What is the server's to say and was said otherwise, at its field; undefined where nothing was. */
function untrueIn({ totalPrice, quotationId, currencySymbol }: Request, next: KartItem) {
  const symbol = symbolOf(next.currency);
  const errors = {
    ...(totalPrice !== undefined &&
      totalPrice !== next.totalPrice && {
        totalPrice: `The total price is ${formatMoney(next.totalPrice, next.currency)}.`,
      }),
    ...(quotationId !== undefined &&
      quotationId !== next.quotationId && { quotationId: `The number of this quotation is ${next.quotationId}.` }),
    ...(currencySymbol !== undefined &&
      currencySymbol !== symbol && { currencySymbol: `Prices are in ${next.currency} (${symbol}).` }),
  };
  return Object.keys(errors).length ? errors : undefined;
}

/** What its orders come to that may yet be paid. Minor units. */
const stillUnderWay = async (actor: UserActor, head: KartItem): Promise<number> =>
  underWay((await openOrders(actor, head)).head);

const changesHead = (request: Request): boolean =>
  request.customerId !== undefined || headFields.some((field) => request[field] !== undefined);

/** Fields of a request that set a price above the rates'. */
const ownPricesIn = ({ activities = [] }: Request, lines: readonly Line[], before: readonly Line[]): string[] =>
  activities.flatMap(({ id }, at) => {
    const line = lines.find((one) => one.id === id);
    return line && isOwnPrice(line, before) ? [`activities.${at}.price`] : [];
  });

/** An activity is sold at another price than the rates', which was not its price before. */
function isOwnPrice(line: Line, before: readonly Line[]): boolean {
  if (line.kind !== 'activities') return false;
  const { price } = line.fields;
  if (price === undefined || price === null || price === line.rate?.price) return false;
  const was = before.find(({ id }) => id === line.id);
  return was?.kind !== 'activities' || was.fields.price !== price;
}

/** Days whose lines are others now, with all their lines. */
function changedDays(before: readonly Line[], lines: readonly Line[], changed: ReadonlySet<string>) {
  const touched = new Set([...before, ...lines].filter(({ id }) => changed.has(id)).map(({ day }) => day));
  return new Map([...touched].map((day) => [day, lines.filter((line) => line.day === day)]));
}

async function passengersOf(
  actor: UserActor,
  id: string,
  sent: NonNullable<Request['passengers']>,
): Promise<Travellers> {
  const born = Object.fromEntries(sent.flatMap((one) => (one.dateOfBirth ? [[one.id, one.dateOfBirth]] : [])));
  return {
    passengers: sent.map(({ dateOfBirth: _sealed, ...one }) => one),
    ...(Object.keys(born).length && { sealed: await encryptPersonal(kartAad(actor, id), born) }),
  };
}

/** More of a type than the quotation is for. */
function isMismatch({ adults, child, infant }: KartItem, { passengers }: Travellers): boolean {
  const most = [0, adults, child, infant];
  return [1, 2, 3].some((type) => passengers.filter(({ paxType }) => paxType === type).length > most[type]!);
}
