import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { fail, ok } from '#shared/errors.ts';
import { updateTransferDriverCharges } from '#shared/transfers/update-transfer-driver-charges.ts';
import { changeTransfer } from './change-transfer.ts';

const NOT_BELOW_ZERO = 'Please enter an amount of zero or more.';
/** Minor units; as much as any amount of the wire may be. */
const MOST = 99_999_999_900;

export const updateTransferDriverChargesHandler = handle(
  updateTransferDriverCharges,
  async (actor, { id, charges, currency }) => {
    if (charges !== null && (charges < 0 || charges > MOST))
      return fail('VALIDATION', { message: NOT_BELOW_ZERO, errors: { charges: NOT_BELOW_ZERO } });
    return changeTransfer(actor, scopeOf(actor, updateTransferDriverCharges), id, { event: 'charges' }, async (row) =>
      ok(row.charges === charges ? row : { ...row, charges, currency }),
    );
  },
);
