import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { checkAccess } from '#functions/http/check-access.ts';
import type { Identity } from '#functions/actors/identify.ts';
import type { UserItem } from '#functions/users/model.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import { permissionsIn } from '#shared/permissions/held.ts';
import { type Asked, type Holder, holds } from '#shared/permissions/holds.ts';
import { siteModules } from '#shared/site/modules.ts';
import { lateRoutes } from '#web/app/late-routes.ts';
import { earlyRoutes } from '#web/app/routes.ts';
import { visibleItems } from '#web/app/shell/menus.ts';
import { staffMenu } from '#web/app/shell/staff-menu.ts';
import { may } from '#web/app/shell/use-menu.ts';

const siteRoutes = [...earlyRoutes, ...lateRoutes];
import { testSites } from '#test/harness/test-sites.ts';

// What routes bring along asks where it is and what it kept.
vi.hoisted(() => vi.stubGlobal('location', { protocol: 'http:' }));

const { head, data } = testSites.sarathi;
const site = { ...data, wlMeta: { ...data.wlMeta, canShowPermissionMenu: true, isTestHost: true } };
const ids: string[] = allPermissions.map(({ id }) => id);
const changesOf = fc.dictionary(fc.constantFrom(...ids, 'gone.long'), fc.boolean(), { maxKeys: ids.length });
const asksStaff = (call: Call) =>
  call.actor === 'user' && (!call.access.userTypes || call.access.userTypes.includes('staff'));

/** What the API does with a member of staff of whom this is asked. */
const isAnswered = (call: Call, { isSuperAdmin, permissions }: Holder) =>
  checkAccess(
    call,
    {
      head: { ...head, modules: siteModules },
      session: undefined,
      user: { userId: 'U1', userType: 'staff', isSuperAdmin } as UserItem,
      sessionHash: '',
      permissions: permissions as Identity['permissions'],
      isSessionOver: false,
    },
    undefined,
  ).ok;

const callsAsking = new Map<Asked, Call[]>();
for (const call of allCalls as readonly Call[])
  if (call.access.permission && asksStaff(call))
    callsAsking.set(call.access.permission, [...(callsAsking.get(call.access.permission) ?? []), call]);
const items = staffMenu.flatMap((section) => section.items);

/** Where two of them answer differently about somebody, in words. */
function disagreements(holder: Holder): string[] {
  const found: string[] = [];
  const say = (what: string, one: boolean, other: boolean) => {
    if (one !== other) found.push(what);
  };
  for (const [asked, calls] of callsAsking)
    for (const call of calls) say(`${call.name}: the API`, isAnswered(call, holder), holds(holder, asked));
  const shown = visibleItems(items, site, holder, (path) => may(siteRoutes, path, holder));
  for (const { path, permission } of siteRoutes) {
    if (!permission) continue;
    const isOpen = may(siteRoutes, path, holder);
    const answered = callsAsking.get(permission) ?? [];
    if (!answered.length) found.push(`${path}: no call asks for ${permission}`);
    for (const call of answered) say(`${path}: ${call.name}`, isAnswered(call, holder), isOpen);
    for (const item of items.filter(({ to }) => to === path)) say(`${path}: the menu`, shown.includes(item), isOpen);
  }
  for (const { to } of shown) say(`${to}: shown and closed`, may(siteRoutes, to.replace(/\/$/, ''), holder), true);
  return found;
}

it('the API, the routes and the menu say the same of every group, whoever is in it', () => {
  fc.assert(
    fc.property(changesOf, fc.boolean(), (changes, isSuperAdmin) => {
      expect(disagreements({ userType: 'staff', isSuperAdmin, permissions: permissionsIn(changes) })).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('a menu item asks what its route asks', () => {
  for (const { to, permission } of items) {
    const route = siteRoutes.find(({ path }) => path === to);
    if (route && !route.leadsOn) expect([to, permission]).toEqual([to, route.permission]);
  }
  expect(items.some(({ to }) => siteRoutes.some(({ path, permission }) => path === to && permission))).toBe(true);
});
