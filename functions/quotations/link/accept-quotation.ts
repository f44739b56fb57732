import { handle } from '#functions/http/handle.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { acceptQuotation } from '#shared/quotations/link/accept-quotation.ts';
import { acceptVersion } from '../accept-version.ts';
import { showQuotation } from './show-quotation.ts';

export const acceptQuotationHandler = handle(acceptQuotation, async (actor, { number, name }) => {
  const done = await untilItStands(() => acceptVersion(actor, actor.kartId, { number, by: name, note: name }));
  if (!done.ok) return done;
  const shown = await showQuotation(actor);
  return shown ? ok(shown) : fail('NOT_FOUND');
});
