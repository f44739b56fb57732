import { handle } from '#functions/http/handle.ts';
import { readActiveGateways } from '#functions/payments/gateways/active-gateways.ts';
import { scopeOf } from '#functions/scope.ts';
import { customersFrom } from '#functions/users/customer-store.ts';
import { ok } from '#shared/errors.ts';
import { firstTexts, getFirstDay } from '#shared/site/partner-sites/get-first-day.ts';
import { userTypes } from '#shared/users/types.ts';
import { readSettings } from '../settings/settings-store.ts';

const customerTypes = userTypes.filter((type) => type !== 'staff');

export const getFirstDayHandler = handle(getFirstDay, async (actor) => {
  const scope = scopeOf(actor, getFirstDay);
  const first = { cursor: undefined, limit: 1 };
  const [{ rows, parts }, gateways, staff, ...customers] = await Promise.all([
    readSettings(actor),
    readActiveGateways(actor),
    customersFrom(scope, 'staff', { cursor: undefined, limit: 2 }),
    ...customerTypes.map((type) => customersFrom(scope, type, first)),
  ]);
  const texts = { ...rows.policies, footer: rows.html.footer };
  return ok({
    brandSavedAt: parts.branding?.changedAt ?? '',
    textsLeft: firstTexts.filter((text) => !texts[text].trim()),
    hasGateway: gateways.length > 0,
    hasStaff: staff.cards.length > 1,
    hasCustomer: customers.some((page) => page.cards.length > 0),
  });
});
