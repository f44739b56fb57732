import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { openCustomerPan } from '#shared/users/customers/open-customer-pan.ts';
import { endOfPersonPan, openPersonPanOf } from '../company/person-pan-of.ts';
import { legalEntityOf, openPersonPan, readUser } from '../store.ts';
import { whyNotChange } from './super-admin-writes.ts';
import { stillThere, userEventWrite } from '../writes.ts';

export const openCustomerPanHandler = handle(openCustomerPan, async (actor, { userId }) => {
  const user = await readUser(actor, userId);
  if (!user) return fail('NOT_FOUND');
  const company = await legalEntityOf(actor, user);
  const isOwn = Boolean(user.panEnd && !user.legalEntityId);
  if (!isOwn && !endOfPersonPan(user, company)) return fail('NOT_FOUND');
  const refused = whyNotChange(actor, user, 'open your own PAN here');
  if (refused) return refused;
  // What could not be noted is not opened.
  const noted = await commit(actor, [...stillThere(actor, userId), userEventWrite(actor, userId, 'PAN opened')]);
  if (!noted.ok) return noted;
  const own = isOwn ? await openPersonPan(actor, userId) : undefined;
  const panNumber = own ?? (await openPersonPanOf(actor, user, company));
  return panNumber ? ok({ panNumber }) : fail('NOT_FOUND');
});
