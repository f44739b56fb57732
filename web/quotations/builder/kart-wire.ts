import type { RequestOf, ResponseOf } from '#shared/contract.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { toMajor } from '#shared/money.ts';
import type { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import type { saveKart } from '#shared/quotations/save-kart.ts';
import { clashesOf } from '#shared/quotations/clashes.ts';
import { missingForVoucher } from '#shared/quotations/voucher-missing.ts';
import { NO_AMOUNT, readAmount } from '#web/ui/form/read-amount.ts';
import { HEAD } from './head-fields.ts';
import type { Kart, LineFacts } from './kart.ts';
import type { LineKind } from './line-view.ts';
import { kindOf } from './line-views.ts';
import { type Edits, ownFields, type Piece, type PieceEdit, type Values } from './pieces.ts';

type Request = RequestOf<typeof saveKart>;
type Answered = ResponseOf<typeof getKartById>;
type WireKart = Answered['kart'];
type Wire = Readonly<Record<string, unknown>>;

/** The list of a kind of line, as the specification names it. */
export const listOf = {
  accomodation: 'accomodations',
  activity: 'activities',
  miscellaneous: 'miscellaneous',
  flight: 'flights',
} as const satisfies Record<LineKind, keyof Request>;

const amounts = new Set([
  'price',
  'transferPrice',
  'singleRoomPrice',
  'doubleRoomPrice',
  'extraAdultPrice',
  'childWithBedPrice',
  'childWithoutBedPrice',
  'serviceCharge',
  'remittanceCharge',
  'discount',
  'deposit',
  'collectedPayment',
]);
const counts = new Set([
  'day',
  'place',
  'noOfNights',
  'noOfDays',
  'numberOfRooms',
  'singleRoomCount',
  'doubleRoomCount',
  'extraAdultCount',
  'childWithBedCount',
  'childWithoutBedCount',
  'adults',
  'child',
  'infant',
  'quoteValidyInDays',
  'customerId',
]);
const ticks = new Set(['bookedByCustomer', 'isAgentBranding']);
/** Amounts and choices of which nothing is something else than none. */
const nullable = new Set(['price', 'transferPrice', 'transferType', 'sharingBasis']);
/** Fields that only say how something is called, or what it is. */
const shownOnly = new Set(['kind', 'tourOptionName', 'activityName', 'customerName']);
const legs = { pickup: 'pickupTransfer', drop: 'dropTransfer' } as const;
const legFields = [
  'date',
  'time',
  'pickupLocation',
  'dropLocation',
  'sharingType',
  'remarkForCustomer',
  'internalRemark',
  'flightId',
] as const;

const typedAmount = (minor: unknown, currency: string): string =>
  typeof minor === 'number' ? String(toMajor(minor, currency)) : '';

/** A field as its control holds it. */
function typed(name: string, value: unknown, currency: string): string {
  if (value === null || value === undefined) return '';
  if (amounts.has(name)) return typedAmount(value, currency);
  if (typeof value === 'boolean') return value ? '1' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const factNames = new Set([
  'id',
  'version',
  'cost',
  'ratePrice',
  'isOwnPrice',
  'reason',
  'isOtherDay',
  'isClosed',
  ...Object.values(legs),
]);

/** Lines that the rates price unless somebody does. */
const priced: ReadonlySet<LineKind> = new Set<LineKind>(['activity']);

function lineValues(kind: LineKind, line: Wire, currency: string): Values {
  const own = Object.entries(line).filter(([name]) => !factNames.has(name));
  const legValues = (Object.keys(legs) as (keyof typeof legs)[]).flatMap((way) => {
    const leg = line[legs[way]] as Wire | null | undefined;
    return leg ? legFields.map((name) => [`${way}.${name}`, typed(name, leg[name], currency)] as const) : [];
  });
  const values = Object.fromEntries([
    ...own.map(([name, value]) => [name, typed(name, value, currency)]),
    ...legValues,
  ]);
  // A price by the rates is nobody's to type: the field is empty until somebody overrides it.
  if (!priced.has(kind)) return { ...values, kind };
  const { activityName, tourOptionName } = values;
  return {
    ...values,
    kind,
    // As it is found by typing.
    tourOptionName: [activityName, tourOptionName].filter(Boolean).join(': '),
    ...(line.isOwnPrice !== true && { price: '' }),
  };
}

const headNames = [
  'customerId',
  'customerName',
  'kartName',
  'adults',
  'child',
  'infant',
  'arrivalDate',
  'noOfDays',
  'noOfNights',
  'quoteValidyInDays',
  'serviceCharge',
  'remittanceCharge',
  'discount',
  'deposit',
  'collectedPayment',
  'collectedReason',
  'priceBreakup',
  'isAgentBranding',
  'paymentDeadline',
  'remark',
  'remarkForCustomer',
  'internalRemark',
  'purchaseConfirmationNo',
  'salesConfirmationNo',
] as const satisfies readonly (keyof WireKart)[];

/** A quotation as its page knows it, of what the server answered. */
export function kartOf({ kart, versions, questions, seenBy, voucher, agency }: Answered): Kart {
  const { currency } = kart;
  const lines = new Map<string, Piece>();
  const facts = new Map<string, LineFacts>();
  for (const kind of Object.keys(listOf) as LineKind[])
    for (const line of kart[listOf[kind]]) {
      const { id, version, price, cost, ratePrice, reason, isOtherDay } = line;
      lines.set(id, { id, version, values: lineValues(kind, line, currency) });
      facts.set(id, { kind, price, cost, ratePrice, reason, isOtherDay });
    }
  return {
    id: kart.id,
    quotationId: kart.quotationId,
    version: kart.version,
    state: kart.state,
    currency,
    customerName: kart.customerName,
    companyName: kart.companyName,
    customerEmail: kart.customerEmail,
    head: {
      id: HEAD,
      version: kart.version,
      values: Object.fromEntries(headNames.map((name) => [name, typed(name, kart[name], currency)])),
    },
    lines,
    facts,
    voucher,
    missing: missingForVoucher(kart),
    clashes: clashesOf(kart),
    versions,
    questions,
    passengers: kart.passengers.map((one) => ({ ...one, paxType: String(one.paxType) })),
    sums: {
      lines: kart.linesTotal,
      serviceCharge: kart.serviceCharge,
      gst: kart.gst,
      remittanceCharge: kart.remittanceCharge,
      discount: kart.discount,
      total: kart.totalPrice,
      cost: kart.cost,
      margin: kart.margin,
      withoutCost: kart.linesWithoutCost,
    },
    paid: { collected: kart.collectedPayment, online: kart.paidOnline, deposit: kart.deposit },
    agency,
    seenBy,
  };
}

/** All pieces of a quotation by their ids. */
export const piecesOf = ({ head, lines }: Kart): ReadonlyMap<string, Piece> => new Map([[HEAD, head], ...lines]);

/** What of a piece was typed wrong before it is sent, by field. */
type Wrong = Record<string, string>;

function wireValue(name: string, text: string, currency: string, wrong: Wrong): unknown {
  const trimmed = text.trim();
  if (amounts.has(name)) {
    const minor = readAmount(trimmed, currency);
    if (minor === undefined) wrong[name] = NO_AMOUNT;
    return minor ?? (nullable.has(name) ? null : 0);
  }
  if (counts.has(name)) {
    if (trimmed === '') return 0;
    if (!/^\d+$/.test(trimmed)) wrong[name] = 'Please enter a whole number.';
    return Number(trimmed);
  }
  if (ticks.has(name)) return text === '1';
  return nullable.has(name) && trimmed === '' ? null : text;
}

/** An edit as the request has it: its own fields alone, drives whole. */
function wireOf(edit: PieceEdit, currency: string, wrong: Wrong): Record<string, unknown> {
  const own = ownFields(edit).filter((name) => !shownOnly.has(name));
  const isStay = edit.values.kind === 'accomodation';
  const plain = own.filter((name) => !name.includes('.') && !(isStay && name === 'name'));
  const ways = (Object.keys(legs) as (keyof typeof legs)[]).filter((way) =>
    own.some((name) => name.startsWith(`${way}.`)),
  );
  const whole = (way: keyof typeof legs) =>
    Object.fromEntries(legFields.map((name) => [name, edit.values[`${way}.${name}`] ?? '']));
  return Object.fromEntries([
    ...plain.map((name) => [name, wireValue(name, edit.values[name] ?? '', currency, wrong)] as const),
    ...ways.map((way) => [legs[way], whole(way)] as const),
  ]);
}

/** Where each line that is sent stands in the request, to find what was said of it. */
export interface Sending {
  request: Record<string, unknown>;
  /** `activities.0` is the line of this id. */
  places: ReadonlyMap<string, string>;
  /** What cannot be sent, by piece and field. */
  wrong: ReadonlyMap<string, Values>;
}

/** A save of these edits. */
export function sendingOf(edits: Edits, kartId: string | undefined, currency: string): Sending {
  const wrong = new Map<string, Values>();
  const places = new Map<string, string>();
  const lists: Record<string, Record<string, unknown>[]> = {};
  let head: Record<string, unknown> = {};
  for (const edit of edits.values()) {
    const said: Wrong = {};
    const wire = wireOf(edit, currency, said);
    if (Object.keys(said).length > 0) wrong.set(edit.id, said);
    if (edit.id === HEAD) {
      head = { ...wire, ...(edit.base && { version: edit.base.version }) };
      continue;
    }
    const list = (lists[listOf[kindOf(edit.values)]] ??= []);
    places.set(`${listOf[kindOf(edit.values)]}.${list.length}`, edit.id);
    list.push({ id: edit.id, ...(edit.base && { version: edit.base.version }), ...wire });
  }
  return { request: { ...(kartId && { id: kartId }), ...head, ...lists, currency }, places, wrong };
}

/** What was said of a request, by piece and field; a drive's fields stand under its way. */
export function errorsByPiece(errors: FieldErrors, places: ReadonlyMap<string, string>): ReadonlyMap<string, Values> {
  const found = new Map<string, Record<string, string>>();
  for (const [path, text] of Object.entries(errors)) {
    const [list = '', at = '', ...rest] = path.split('.');
    const line = places.get(`${list}.${at}`);
    const field = line ? rest.join('.') : path;
    const name = Object.entries(legs).reduce((all, [way, wire]) => all.replace(wire, way), field);
    const id = line ?? HEAD;
    found.set(id, { ...found.get(id), [name]: text });
  }
  return found;
}
