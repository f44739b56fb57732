import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { entry, leaving, type Places } from '#functions/table/key.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import { referenceWordWrites } from '#functions/wallet/reference-writes.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import { isTransferWaiting, type TransferEvent, transferEvents } from '#shared/wallet/transfer.ts';
import type { TransferEventItem, TransferItem } from './model.ts';

/**
 * A transfer's places: among the site's and its owner's by when it was reported, and among those that wait for staff. What
 * staff entered is no report of its owner's.
 */
export function transferPlaces(actor: Actor, transfer: TransferItem): Places {
  const waits = isTransferWaiting(transfer.state);
  return {
    set: {
      card: JSON.stringify(transfer),
      ...entry(walletKeys.transfers(actor), transfer.createdAt),
      ...(!transfer.isEntered && entry(walletKeys.transfersOfOwner(actor, transfer.owner), transfer.createdAt)),
      ...(waits && entry(walletKeys.waitingTransfers(actor), transfer.createdAt)),
    },
    remove: waits ? [] : leaving('gsi2'),
  };
}

const eventItem = (actor: Actor, transferId: string, event: Omit<TransferEventItem, 'at' | 'by'>): Write<never> => {
  const now = clock.now();
  return create(walletKeys.transferEvent(actor, transferId, sortableId(now)), {
    ...event,
    at: instant(now),
    by: actorName(actor),
  });
};

/** A transfer that was reported, or entered by the first of two. */
export const reportTransferWrites = (actor: Actor, transfer: TransferItem): Write<never>[] => [
  create(walletKeys.transfer(actor, transfer.transferId), { ...transfer, ...transferPlaces(actor, transfer).set }),
  eventItem(actor, transfer.transferId, {
    event: transfer.isEntered ? 'enter' : 'report',
    from: '',
    to: transfer.state,
    note: '',
  }),
  ...referenceWordWrites(actor, 'XFER', {
    reference: transfer.reference,
    id: transfer.transferId,
    pointer: { transferId: transfer.transferId, owner: transfer.owner },
  }),
];

/** Who decides a transfer now. */
export const decidedNow = (actor: Actor): Required<Pick<TransferItem, 'decidedBy' | 'decidedAt'>> => ({
  decidedBy: actorName(actor),
  decidedAt: instant(clock.now()),
});

/**
 * One transition of a transfer as it was read; ILLEGAL_TRANSITION, and nothing written, where it moved on. What it moves
 * in the books is added by the caller, in the same commit.
 */
export function transferEventWrites(
  actor: Actor,
  transfer: TransferItem,
  event: TransferEvent,
  set: Partial<Pick<TransferItem, 'confirmedFirstBy' | 'confirmedFirstAt' | 'decidedBy' | 'decidedAt' | 'reason'>> = {},
): Write<'ILLEGAL_TRANSITION'>[] {
  const { from, to } = transferEvents[event];
  const next: TransferItem = { ...transfer, ...set, state: to };
  const places = transferPlaces(actor, next);
  return [
    {
      kind: 'update',
      key: walletKeys.transfer(actor, transfer.transferId),
      set: { ...set, state: to, ...places.set },
      remove: places.remove,
      when: [
        { field: 'state', oneOf: from },
        { field: 'state', is: transfer.state },
      ],
      otherwise: 'ILLEGAL_TRANSITION',
    },
    eventItem(actor, transfer.transferId, { event, from: transfer.state, to, note: set.reason ?? '' }),
  ];
}
