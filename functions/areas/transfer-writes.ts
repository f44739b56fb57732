import type { Use } from '#functions/records/use.ts';
import type { Actor } from '#functions/actor.ts';
import { changedWrites, fullWords } from '#functions/records/record-writes.ts';
import { unuseWrite, usableWrite, useWrite } from '#functions/records/uses-store.ts';
import { entry, type Key } from '#functions/table/key.ts';
import { marketKey } from '#functions/destination/market-store.ts';
import { areaKeys } from './keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { AreaTransferItem, Named } from './model.ts';
import { transferName, transferWords } from './show.ts';

/**
 * A transfer's places: among the site's by when it was made; while it is active, also among those from an area and to
 * one, for its market.
 */
const transferPlaces = (actor: Actor, transfer: AreaTransferItem): Record<string, string> => {
  const { id, fromId, toId, marketId, createdAt, isDeactivated } = transfer;
  return {
    card: JSON.stringify(transfer),
    ...entry(areaKeys.areaTransfers(actor), `${createdAt}#${id}`),
    ...(!isDeactivated && {
      ...entry(areaKeys.areaTransfersFrom(actor, fromId, marketId), `${toId}#${id}`),
      ...entry(areaKeys.areaTransfersTo(actor, toId, marketId), `${fromId}#${id}`),
    }),
  };
};

const putTransfer = (actor: Actor, transfer: AreaTransferItem, before?: AreaTransferItem): Write<'NOT_FOUND'> => ({
  kind: 'put',
  key: areaKeys.areaTransfer(actor, transfer.id),
  item: { ...transfer, ...transferPlaces(actor, transfer) },
  when: before ? [{ field: 'version', is: before.version }] : [{ absent: true }],
  otherwise: (old) => (old || !before ? 'CONFLICT' : 'NOT_FOUND'),
});

/** What a transfer uses, each once: its areas and its market, with their rows. */
const usedBy = (actor: Actor, { fromId, toId, marketId }: AreaTransferItem): ReadonlyMap<string, Key> =>
  new Map<string, Key>([
    [fromId, areaKeys.area(actor, fromId)],
    [toId, areaKeys.area(actor, toId)],
    [marketId, marketKey(actor, marketId)],
  ]);

const useOf = (transfer: AreaTransferItem, named: Named): Use => ({
  kind: 'areaTransfer',
  id: transfer.id,
  name: transferName(transfer, named),
});

/** Its history and the new revision. */
function changed(
  actor: Actor,
  before: AreaTransferItem | undefined,
  next: AreaTransferItem,
  named: Named,
): Write<never>[] {
  const words = (of: AreaTransferItem) => fullWords(transferWords(of, named, actor.head.currency), of.isDeactivated);
  return changedWrites(actor, 'destination', {
    kind: 'areaTransfer',
    id: next.id,
    name: transferName(next, named),
    from: before ? words(before) : '',
    to: words(next),
  });
}

/** A new transfer. NOT_FOUND where an area or its market is gone or deactivated. */
export const createTransferWrites = (actor: Actor, transfer: AreaTransferItem, named: Named): Write<'NOT_FOUND'>[] => [
  putTransfer(actor, transfer),
  ...[...usedBy(actor, transfer)].flatMap(([usedId, key]) => [
    usableWrite(key),
    useWrite(actor, usedId, useOf(transfer, named)),
  ]),
  ...changed(actor, undefined, transfer, named),
];

/**
 * A transfer as it is to be; `named` holds what it names before and after. CONFLICT, NOT_FOUND where it is gone, or what
 * it newly uses is gone or deactivated.
 */
export function changeTransferWrites(
  actor: Actor,
  before: AreaTransferItem,
  next: AreaTransferItem,
  named: Named,
): Write<'NOT_FOUND'>[] {
  const [had, has] = [usedBy(actor, before), usedBy(actor, next)];
  return [
    putTransfer(actor, next, before),
    ...[...has].flatMap(([usedId, key]) => [
      ...(had.has(usedId) ? [] : [usableWrite(key)]),
      useWrite(actor, usedId, useOf(next, named)),
    ]),
    ...[...had.keys()]
      .filter((usedId) => !has.has(usedId))
      .map((usedId) => unuseWrite(actor, usedId, useOf(next, named))),
    ...changed(actor, before, next, named),
  ];
}

/** Takes a transfer away with its uses. CONFLICT, NOT_FOUND. */
export const deleteTransferWrites = (actor: Actor, transfer: AreaTransferItem): Write<'NOT_FOUND'>[] => [
  {
    kind: 'delete',
    key: areaKeys.areaTransfer(actor, transfer.id),
    when: [{ field: 'version', is: transfer.version }],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  ...[...usedBy(actor, transfer).keys()].map((usedId) =>
    unuseWrite(actor, usedId, { kind: 'areaTransfer', id: transfer.id }),
  ),
];

/** A transfer that is offered no longer, or again. CONFLICT, NOT_FOUND. */
export const deactivateTransferWrites = (
  actor: Actor,
  transfer: AreaTransferItem,
  isDeactivated: boolean,
): Write<'NOT_FOUND'>[] => [
  putTransfer(actor, { ...transfer, isDeactivated, version: transfer.version + 1 }, transfer),
];
