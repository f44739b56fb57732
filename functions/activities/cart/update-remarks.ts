import { handle } from '#functions/http/handle.ts';
import { updateRemarks } from '#shared/activities/cart/update-remarks.ts';
import { ok } from '#shared/errors.ts';
import { changeDraft } from './change-draft.ts';

export const updateRemarksHandler = handle(updateRemarks, (actor, { cartId, remarks }) =>
  changeDraft(actor, cartId, async ({ head }) => ok({ head: { ...head, remarks } })),
);
