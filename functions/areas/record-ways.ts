import type { Actor } from '#functions/actor.ts';
import type { RecordWays } from '#functions/records/record-ways.ts';
import type { AreaTransferItem, Named } from './model.ts';
import { transferName, transferWords } from './show.ts';
import { readNamed, readTransfer } from './store.ts';
import { deactivateTransferWrites, deleteTransferWrites } from './transfer-writes.ts';

/** A transfer with what it names. */
interface NamedTransfer extends Pick<AreaTransferItem, 'id' | 'isDeactivated' | 'version'> {
  transfer: AreaTransferItem;
  named: Named;
  /** ISO 4217 code of its amount. */
  currency: string;
}

async function readNamedTransfer(actor: Actor, transferId: string): Promise<NamedTransfer | undefined> {
  const transfer = await readTransfer(actor, transferId);
  if (!transfer) return undefined;
  const { id, isDeactivated, version } = transfer;
  const named = await readNamed(actor, [transfer]);
  return { id, isDeactivated, version, transfer, named, currency: actor.head.currency };
}

/** What is done to a transfer between areas as to any record of the catalogue. */
export const areaTransferWays: RecordWays<NamedTransfer> = {
  kind: 'areaTransfer',
  revision: 'destination',
  read: readNamedTransfer,
  nameOf: ({ transfer, named }) => transferName(transfer, named),
  wordsOf: ({ transfer, named, currency }) => transferWords(transfer, named, currency),
  deleteWrites: (actor, { transfer }) => deleteTransferWrites(actor, transfer),
  deactivateWrites: (actor, { transfer }, isDeactivated) => deactivateTransferWrites(actor, transfer, isDeactivated),
};
