import { handle } from '#functions/http/handle.ts';
import { removeKartActivity } from '#shared/quotations/remove-kart-activity.ts';
import { removeLine } from './remove-line.ts';

export const removeKartActivityHandler = handle(removeKartActivity, async (actor, asked) =>
  removeLine(actor, 'activities', asked),
);
