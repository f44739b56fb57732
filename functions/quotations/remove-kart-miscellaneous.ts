import { handle } from '#functions/http/handle.ts';
import { removeKartMiscellaneous } from '#shared/quotations/remove-kart-miscellaneous.ts';
import { removeLine } from './remove-line.ts';

export const removeKartMiscellaneousHandler = handle(removeKartMiscellaneous, async (actor, asked) =>
  removeLine(actor, 'miscellaneous', asked),
);
