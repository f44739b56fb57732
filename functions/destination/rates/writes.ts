import type { Actor } from '#functions/actor.ts';
import type { TourOptionItem } from '#functions/destination/catalogue-model.ts';
import { recordEventWrite } from '#functions/records/event-writes.ts';
import { unuseWrite, usableWrite, useWrite } from '#functions/records/uses-store.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { destinationKeys } from '#functions/destination/keys.ts';
import { marketKey } from '#functions/destination/market-store.ts';
import { isCount } from '#functions/destination/is-count.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import { nameOfRate } from '#shared/destination/rates/rate-words.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import type { RateOrderRow, RateRow } from './model.ts';
import { ownPart, packTicket, packTransfer } from './pack-rate.ts';
import { eventKind, rowKind } from './store.ts';

type Option = Pick<TourOptionItem, 'id' | 'cityId'>;

const keyOf = (actor: Actor, { id, cityId }: Option, kind: RateKind, rate: Pick<AnyRate, 'id'>) =>
  destinationKeys.tourRate(actor, cityId, id, rowKind[kind], ownPart(rate.id));

const rowOf = (rate: AnyRate): RateRow & Record<string, unknown> => ({
  card: 'transferType' in rate ? packTransfer(rate) : packTicket(rate),
  version: rate.version,
});

/** The order as it is to be, where it is as it was read (`version`; 0: there was none). CONFLICT. */
function orderWrite(
  actor: Actor,
  option: Option,
  kind: RateKind,
  order: readonly string[],
  version: number,
): Write<never> {
  const item: RateOrderRow = { ids: order.map(ownPart), version: version + 1 };
  return {
    kind: 'put',
    key: destinationKeys.tourRateOrder(actor, option.cityId, option.id, rowKind[kind]),
    item: { ...item },
    when: [version === 0 ? { absent: true } : { field: 'version', is: version }],
  };
}

/** With every change of rates: the next price reads them anew, and it is kept who did what. */
const changed = (
  actor: Actor,
  option: Option,
  kind: RateKind,
  told: { name: string; from: string; to: string },
): Write<never>[] => [
  bumpRevision(actor, 'destination'),
  recordEventWrite(actor, { kind: eventKind[kind], id: option.id, ...told }),
];

/** What a rate uses cannot be deleted any more: its market and its option. */
const uses = (actor: Actor, option: Option, kind: RateKind, rate: AnyRate): Write<never>[] => {
  const use = { kind: eventKind[kind], id: rate.id, name: nameOfRate(rate) };
  return [useWrite(actor, rate.marketId, use), useWrite(actor, option.id, use)];
};
const unuses = (actor: Actor, option: Option, kind: RateKind, rate: AnyRate): Write<never>[] => {
  const use = { kind: eventKind[kind], id: rate.id };
  return [unuseWrite(actor, rate.marketId, use), unuseWrite(actor, option.id, use)];
};

/**
 * What rates are made of: an option that is offered, in the city under which they come to stand. It counts them, so that
 * whoever takes it to another city at that moment hears of them. NOT_FOUND; CONFLICT where it was taken to one itself.
 */
const rateMade = (actor: Actor, { id, cityId }: Option): Write<'NOT_FOUND'> => ({
  kind: 'update',
  key: destinationKeys.tourOption(actor, id),
  add: { ratesMade: 1 },
  when: [
    { field: 'isDeactivated', is: false },
    { field: 'cityId', is: cityId },
  ],
  otherwise: (old) => (old?.isDeactivated === false ? 'CONFLICT' : 'NOT_FOUND'),
});

/** An option's order of a kind, as it was read and as it is to be; every rate's id, the winner first. */
export interface OrderChange {
  order: readonly string[];
  /** As it was read. */
  version: number;
}

/**
 * New rates, of one market, and the order that has them. CONFLICT where the order was changed meanwhile, or the option
 * taken to another city; NOT_FOUND where option or market is gone or deactivated. At most `MOST_AT_ONCE` of them.
 */
export const createRateWrites = (
  actor: Actor,
  { option, kind, rates, order }: { option: Option; kind: RateKind; rates: readonly AnyRate[]; order: OrderChange },
  told: { name: string; from: string; to: string },
): Write<'NOT_FOUND'>[] => [
  ...rates.flatMap((rate) => [
    create(keyOf(actor, option, kind, rate), rowOf(rate)),
    ...uses(actor, option, kind, rate),
  ]),
  orderWrite(actor, option, kind, order.order, order.version),
  rateMade(actor, option),
  usableWrite(marketKey(actor, rates[0]!.marketId)),
  ...changed(actor, option, kind, told),
];
/** A commit holds 100 writes: three a rate, five beside them. */
export const MOST_AT_ONCE = 30;

/** A rate as it is to be. CONFLICT where it was changed since it was read, NOT_FOUND where it is gone. */
export function changeRateWrites(
  actor: Actor,
  { option, kind, before, next }: { option: Option; kind: RateKind; before: AnyRate; next: AnyRate },
  words: { from: string; to: string },
): Write<'NOT_FOUND'>[] {
  const isMoved = before.marketId !== next.marketId;
  return [
    {
      // What the row counts beside it stays.
      kind: 'update',
      key: keyOf(actor, option, kind, next),
      set: rowOf(next),
      when: [{ field: 'version', is: before.version }],
      otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
    },
    ...uses(actor, option, kind, next),
    ...(isMoved
      ? [
          unuseWrite(actor, before.marketId, { kind: eventKind[kind], id: before.id }),
          usableWrite(marketKey(actor, next.marketId)),
        ]
      : []),
    ...changed(actor, option, kind, { name: nameOfRate(next), ...words }),
  ];
}

/**
 * Takes a rate away, with its place; `timesNamed` as it was read before it was looked who names it. NOT_FOUND where
 * somebody was faster; CONFLICT where the order was changed, or a combo has named it since.
 */
export const deleteRateWrites = (
  actor: Actor,
  { option, kind, rate, order }: { option: Option; kind: RateKind; rate: AnyRate; order: OrderChange },
  { words, timesNamed }: { words: string; timesNamed: number },
): Write<'NOT_FOUND'>[] => [
  {
    kind: 'delete',
    key: keyOf(actor, option, kind, rate),
    when: [{ exists: true }, isCount('timesNamed', timesNamed)],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  orderWrite(actor, option, kind, order.order, order.version),
  ...unuses(actor, option, kind, rate),
  ...changed(actor, option, kind, { name: nameOfRate(rate), from: words, to: '' }),
];

/** Into the commit of a combo that begins to name a rate, which is deleted by nobody then. NOT_FOUND where it is gone. */
export const nameRateWrite = (actor: Actor, option: Option, kind: RateKind, rateId: string): Write<'NOT_FOUND'> => ({
  kind: 'update',
  key: keyOf(actor, option, kind, { id: rateId }),
  add: { timesNamed: 1 },
  when: [{ exists: true }],
  otherwise: 'NOT_FOUND',
});

/** Another order of the same rates. CONFLICT. */
export const reorderWrites = (
  actor: Actor,
  { option, kind, order }: { option: Option; kind: RateKind; order: OrderChange },
  words: { from: string; to: string },
): Write<never>[] => [
  orderWrite(actor, option, kind, order.order, order.version),
  ...changed(actor, option, kind, { name: 'Order', ...words }),
];
