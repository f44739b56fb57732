import { handle } from '#functions/http/handle.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { ok } from '#shared/errors.ts';
import { acceptForCustomer } from '#shared/quotations/accept-for-customer.ts';
import { acceptVersion } from './accept-version.ts';

/** Under the customer's name; who of staff it was, and why, its events say. */
export const acceptForCustomerHandler = handle(acceptForCustomer, async (actor, { id, number, reason }) => {
  const done = await untilItStands(() => acceptVersion(actor, id, { number, note: reason }));
  return done.ok ? ok({ acceptedVersion: number }) : done;
});
