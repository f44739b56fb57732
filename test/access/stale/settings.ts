import { readApplication } from '#functions/partners/application-store.ts';
import { supplierApprovalAcceptTermsAndConditions } from '#shared/partners/supplier-approval-accept-terms-and-conditions.ts';
import { supplierApprovalSupplierDetails } from '#shared/partners/supplier-approval-supplier-details.ts';
import { TERMS_VERSION } from '#shared/partners/terms.ts';
import { details, giveModules } from '#test/partners/partner-steps.ts';
import { updateRemarks } from '#shared/activities/cart/update-remarks.ts';
import { addActivityMarkUp } from '#shared/activities/markup/add-activity-mark-up.ts';
import { saveAirlineSpecificMarkupForWl } from '#shared/markups/rules/save-airline-specific-markup-for-wl.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { saveFixedDepartureMarkup } from '#shared/markups/rules/save-fixed-departure-markup.ts';
import { getGatewaySettings } from '#shared/payments/gateways/get-gateway-settings.ts';
import { saveGatewaySecret } from '#shared/payments/gateways/save-gateway-secret.ts';
import { saveUserGroup } from '#shared/permissions/groups/save-user-group.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import type { SettingsShown } from '#shared/site/settings.ts';
import { flightSettingsFor } from '#test/flights/settings/flight-settings-steps.ts';
import { makeGroup as makePriceGroup, told } from '#test/markups/price-steps.ts';
import { makeGroup } from '#test/permissions/group-steps.ts';
import { partOf, saveFields, settingsFor } from '#test/site/settings-steps.ts';
import { checkOutOf, fillCart, soldOption } from '#test/activities/cart-steps.ts';
import { ratesDesk } from '#test/destination/rates-desk.ts';
import { both, by, type MakeStale } from './stale-edit.ts';

/** A rule of one of the three lists. */
const rule =
  (save: typeof saveDefaultAirlineMarkup, more: object = {}): MakeStale =>
  async ({ staff }) => {
    const own = { kind: 'perPassenger', isConfirmed: true, ...more } as const;
    const { markupId, version } = (await told(staff, save, { ...own, amount: 300 })).rule;
    return both({ ...own, markupId, version }, { amount: 310 }, { amount: 320 });
  };

/** A site's application to supply others, which the platform decides on. */
const application: MakeStale = async ({ world }) => {
  await giveModules(world, 'quiet', ['Flights']);
  const site = world.user('quiet', 'staff');
  await told(site, supplierApprovalSupplierDetails, details(['Flights']));
  await told(site, supplierApprovalAcceptTermsAndConditions, { version: TERMS_VERSION });
  const { revision: version } = (await readApplication('quiet'))!;
  return both({ site: 'quiet', version }, { decision: 'Listed' }, { decision: 'Declined' });
};

const versionOfCompany = (stands: unknown) =>
  partOf((stands as { settings: SettingsShown }).settings, 'company').version;

/** The gateways as they are sent back. */
const gateways: MakeStale = async ({ staff }) => {
  const { version } = await told(staff, getGatewaySettings, {});
  const empty = { keyId: '', clientVersion: '', webhookUser: '', account: 'sarathi' };
  const named = (title: string) => ({ gateways: [{ adapter: 'sandbox', isActive: true, title, ...empty }] });
  return both({ version }, named(`Card ${version}`), named('Card or UPI'));
};

/** A markup on activities. */
const activityRule: MakeStale = async ({ staff }) => {
  const own = { kind: 'perPassenger' } as const;
  const { id, version } = (await told(staff, addActivityMarkUp, { ...own, amount: 300 })).rule;
  return both({ ...own, id, version }, { amount: 310 }, { amount: 320 });
};

/** A cart of activities that somebody checks out while a colleague writes a remark. */
const cart: MakeStale = async ({ staff }) => {
  const { cart: stored } = await fillCart(staff, await soldOption(await ratesDesk(staff)));
  return {
    theirs: by(updateRemarks, { cartId: stored.cartId, remarks: 'At the window' }),
    mine: checkOutOf(stored),
  };
};

/** Stale changes of prices, rights, settings and people, by the call's name. */
export const staleSettings: Record<string, MakeStale> = {
  'partners/decide-supplier-application': application,
  'markups/rules/save-default-airline-markup': rule(saveDefaultAirlineMarkup),
  'markups/rules/save-airline-specific-markup-for-wl': rule(saveAirlineSpecificMarkupForWl, { airlineCode: 'AI' }),
  'markups/rules/save-fixed-departure-markup': rule(saveFixedDepartureMarkup),
  'activities/markup/add-activity-mark-up': activityRule,
  'activities/cart/check-out': cart,
  'markups/groups/save-le-group': async ({ staff }) => {
    const { id, version, groupName } = await makePriceGroup(staff, 'Stale agents');
    return both({ id, version, groupName }, { commissionShare: 20 }, { commissionShare: 30 });
  },
  'permissions/groups/save-user-group': async ({ staff }) => {
    const { id, version } = await makeGroup(staff, 'Stale desk');
    return both({ id, version }, { groupName: 'Stale desk, theirs' }, { groupName: 'Stale desk, mine' });
  },
  'permissions/groups/delete-user-group': async ({ staff }) => {
    const { id, version } = await makeGroup(staff, 'Doomed desk');
    return { theirs: by(saveUserGroup, { id, version, groupName: 'Doomed desk, theirs' }), mine: { id, version } };
  },
  'permissions/groups/save-permissions': async ({ staff }) => {
    const { id, version } = await makeGroup(staff, 'Granting desk');
    const turned = (right: string) => ({ changes: [{ id: right, isActive: true }] });
    return both({ userGroupId: id, version }, turned('tickets.export'), turned('customers.export'));
  },
  'site/settings/save-settings': async ({ staff }) => {
    const { version, value } = partOf(await settingsFor(staff), 'company');
    const named = (companyName: string) => ({ value: { ...value, companyName } });
    const edit = both({ part: 'company', version }, named('Theirs Travels'), named('Mine Travels'));
    return { ...edit, versionIn: versionOfCompany };
  },
  'flights/settings/save-flight-settings': async ({ staff }) => {
    const { version, value } = await flightSettingsFor(staff);
    const free = (freeSearches: number) => ({ value: { ...value, freeSearches } });
    return both({ version }, free(300), free(400));
  },
  'site/settings/undo-settings': async ({ staff }) => {
    await saveFields(staff, 'company', { companyName: 'Before Travels' });
    const { version, value } = partOf(await settingsFor(staff), 'company');
    return {
      theirs: by(saveSettings, { part: 'company', version, value: { ...value, companyName: 'After Travels' } }),
      mine: { part: 'company', version },
      versionIn: versionOfCompany,
    };
  },
  'payments/gateways/save-gateway-settings': gateways,
  'payments/gateways/save-gateway-secret': async ({ staff }) => {
    const { version } = await told(staff, getGatewaySettings, {});
    const sealed = (secret: string) => ({ version, name: 'razorpayKeySecret' as const, secret });
    return { theirs: by(saveGatewaySecret, sealed('their-key-secret')), mine: sealed('another-key-secret') };
  },
  'users/customers/update-details': async ({ world }) => {
    const { item } = await world.addUser('sarathi', 'retail');
    const { sequence: customerId, firstName, email } = item;
    return both({ customerId, firstName, email, version: 0 }, { lastName: 'Theirs' }, { lastName: 'Mine' });
  },
};
