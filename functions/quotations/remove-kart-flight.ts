import { handle } from '#functions/http/handle.ts';
import { removeKartFlight } from '#shared/quotations/remove-kart-flight.ts';
import { removeLine } from './remove-line.ts';

export const removeKartFlightHandler = handle(removeKartFlight, async (actor, asked) =>
  removeLine(actor, 'flights', asked),
);
