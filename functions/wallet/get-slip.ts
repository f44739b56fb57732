import { slipLink } from '#functions/files/slip-object.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getSlip } from '#shared/wallet/get-slip.ts';
import { readTransfer } from './transfers/store.ts';

/** A slip opens for its owner and for staff who see payments; to anybody else there is none. */
export const getSlipHandler = handle(getSlip, async (actor, { transferId }) => {
  const found = await readTransfer(actor, transferId);
  if (!found.ok) return found;
  const { slip } = found.value;
  return slip === undefined ? fail('NOT_FOUND') : ok({ link: await slipLink(actor, slip) });
});
