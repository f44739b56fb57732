import { expect, it } from 'vitest';
import { allCalls } from '#shared/calls.ts';
import { allPermissions, catalogue } from '#shared/permissions/catalogue.ts';
import { permissionsIn } from '#shared/permissions/held.ts';
import { type Holder, holds } from '#shared/permissions/holds.ts';
import { userTypes } from '#shared/users/types.ts';

/** Calls that a staff session may make whatever its group grants, and why. */
const open: Record<string, string> = {
  'bookings/get-ticket-detail': 'whoever holds the link sees the ticket',
  'documents/make-document': 'whoever holds the link has the ticket; the handler asks for what others need',
  'exports/cancel-export': 'one’s own file',
  'exports/get-export': 'one’s own file; the list’s own permission is asked by the handler',
  'exports/get-exports': 'one’s own files',
  'exports/start-export': 'the list’s own permission, which the handler asks',
  'files/start-upload': 'the purpose’s own permission, which the handler asks',
  'files/finish-upload': 'the purpose’s own permission, which the handler asks',
  'permissions/get-permissions-from-session': 'the session itself',
  'site/detect-site': 'the site itself',
  'users/session/login': 'the session itself',
  'users/session/logout': 'the session itself',
  'users/session/sign-out-everywhere': 'the session itself',
  'users/session/get-user-by-session-id': 'the session itself',
  'users/session/login-by-session-id': 'the session itself',
  'users/registration/sign-up': 'nobody is signed in for it',
  'users/registration/create-new-user': 'nobody is signed in for it',
  'users/session/end-sessions': 'one’s own sessions',
  'users/session/get-sessions': 'one’s own sessions',
  'users/company/get-my-legal-entity': 'one’s own company',
  'users/registration/get-referrals': 'one’s own code',
  'users/profile/save-profile': 'one’s own profile',
  'users/session/generate-password': 'one’s own password',
  'users/session/forget-password': 'one’s own password',
  'users/registration/confirm-email': 'one’s own address of mail',
  'users/registration/take-back-email': 'one’s own address of mail',
  'users/profile/change-my-phone-details': 'one’s own phone numbers',
  'users/session/change-password': 'one’s own password',
  'users/session/confirm-second-factor': 'nobody is signed in for it',
  'users/session/start-second-factor': 'one’s own second factor',
  'users/session/turn-on-second-factor': 'one’s own second factor',
  'users/session/turn-off-second-factor': 'one’s own second factor',
  'partners/jump-in': 'nobody is signed in for it',
  'payments/get-order': 'what the order’s service says',
  'payments/order-success-callback': 'what the order’s service says',
  'payments/pay-from-wallet': 'what the order’s service says',
  'payments/start-payment': 'what the order’s service says',
  'wallet/statement/get-my-wallet-entry': 'one’s own statement',
  'wallet/get-wallet-balance': 'one’s own balance',
};

it('every call that a staff session can make asks for a permission, or is on the list of those that need none', () => {
  const without = allCalls.filter(
    ({ name, actor, access }) =>
      !access.permission &&
      !access.permissionBy &&
      !name.startsWith('reference/') &&
      (actor === 'visitor' || actor === 'ticketHolder' || actor === 'user') &&
      (!access.userTypes || access.userTypes.includes('staff')),
  );
  expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(open).toSorted());
});

it('what is asked stands in the catalogue, each id once', () => {
  const ids: string[] = allPermissions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const asked = allCalls
    .flatMap(({ access }) => [access.permission ?? [], Object.values(access.permissionBy?.asks ?? {})].flat())
    .filter((one) => one !== 'superAdmin');
  expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
});

it.each(['wallet', 'payments', 'settings', 'taxes', 'rates', 'markups'])('nobody changes %s by default', (subject) => {
  const acts = ['credit', 'limit', 'pay', 'refund', 'transfers', 'gateways', 'accounts', 'edit', 'secrets'];
  const changing = allPermissions.filter(({ id }) => acts.some((act) => id === `${subject}.${act}`));
  expect(changing).not.toEqual([]);
  expect(changing.filter(({ defaultAllowed }) => defaultAllowed)).toEqual([]);
});

it('no file leaves the site by default', () => {
  const files = allPermissions.filter(({ id }) => /\.(export|files)$/.test(id));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(({ defaultAllowed }) => defaultAllowed)).toEqual([]);
});

it('modules, groups and permissions have names of their own', () => {
  const modules = catalogue.map(({ moduleName }) => moduleName);
  expect(new Set(modules).size).toBe(modules.length);
  for (const { moduleName, userPermissionGroups } of catalogue) {
    const names = userPermissionGroups.map(({ name }) => name);
    expect(new Set(names).size, moduleName).toBe(names.length);
    for (const { name, rbacPermissions } of userPermissionGroups) {
      const labels = rbacPermissions.map(({ label }) => label);
      expect(new Set(labels).size, name).toBe(labels.length);
    }
  }
});

it('a group holds the defaults but for what was switched', () => {
  const held = permissionsIn({ 'wallet.credit': true, 'tickets.view': false, 'gone.long': true });
  const defaults = allPermissions.filter(({ defaultAllowed }) => defaultAllowed).map(({ id }) => id);
  expect([...held].toSorted()).toEqual(
    [...defaults.filter((id) => id !== 'tickets.view'), 'wallet.credit' as const].toSorted(),
  );
});

it('permissions are asked of staff alone, and a super admin holds all of them', () => {
  const holder = (fields: Partial<Holder>): Holder => ({
    userType: 'staff',
    isSuperAdmin: false,
    permissions: new Set(['tickets.view']),
    ...fields,
  });
  expect([holds(holder({}), 'tickets.view'), holds(holder({}), 'tickets.edit')]).toEqual([true, false]);
  expect(holds(holder({ permissions: new Set(['superAdmin']) }), 'superAdmin')).toBe(false);
  for (const asked of ['tickets.edit', 'superAdmin'] as const)
    expect(holds(holder({ isSuperAdmin: true }), asked)).toBe(true);
  for (const userType of userTypes.filter((type) => type !== 'staff')) {
    expect(holds(holder({ userType }), 'tickets.edit')).toBe(true);
    expect(holds(holder({ userType, isSuperAdmin: true }), 'superAdmin')).toBe(false);
  }
});
