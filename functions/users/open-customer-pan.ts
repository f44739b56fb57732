import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { openCustomerPan } from '#shared/users/open-customer-pan.ts';
import { openPersonPan, readUser } from './store.ts';
import { whyNotChange } from './super-admin-writes.ts';
import { stillThere, userEventWrite } from './writes.ts';

export const openCustomerPanHandler = handle(openCustomerPan, async (actor, { userId }) => {
  const user = await readUser(actor, userId);
  if (!user?.panEnd) return fail('NOT_FOUND');
  const refused = whyNotChange(actor, user, 'open their own PAN here');
  if (refused) return refused;
  // What could not be noted is not opened.
  const noted = await commit(actor, [...stillThere(actor, userId), userEventWrite(actor, userId, 'PAN opened')]);
  if (!noted.ok) return noted as Failure<'NOT_FOUND' | 'BUSY'>;
  const panNumber = await openPersonPan(actor, userId);
  return panNumber === undefined ? fail('NOT_FOUND') : ok({ panNumber });
});
