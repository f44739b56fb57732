import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { PAGE } from '#functions/lists/drive.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { ok } from '#shared/errors.ts';
import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { showTransfer } from './transfers/show-transfer.ts';
import { transfersIn } from './transfers/store.ts';

export const getMyTransfersHandler = handle(getMyTransfers, async (actor, { cursor }) => {
  const scope = scopeOf(actor, getMyTransfers);
  const page = await transfersIn(scope, { cursor: cursor || undefined, limit: PAGE });
  const records = page.cards.map((card) => showTransfer(actor, card, undefined));
  return ok(cursorPageOf(records, { cursor: page.cursor, lookedBackTo: records.at(-1)?.createdAt }));
});
