import { handle } from '#functions/http/handle.ts';
import { removeKartAccomodation } from '#shared/quotations/remove-kart-accomodation.ts';
import { removeLine } from './remove-line.ts';

export const removeKartAccomodationHandler = handle(removeKartAccomodation, async (actor, asked) =>
  removeLine(actor, 'accomodations', asked),
);
