import { matchPath } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { readRoutes } from '#infra/web-build/routes-in-manifest.ts';
import { lateRoutes } from '#web/app/late-routes.ts';
import { paths } from '#web/app/paths.ts';
import { earlyRoutes } from '#web/app/routes.ts';
import { salesMenu, userMenu } from '#web/app/shell/menus.ts';
import { staffMenu } from '#web/app/shell/staff-menu.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { visits } from '../browser/walk/visits.ts';

// Which the routes' modules read as they load.
vi.hoisted(() => vi.stubGlobal('location', { protocol: 'http:' }));

const pathsOf = (routes: readonly { path: string }[]) => routes.map(({ path }) => path);
/** An address that a pattern answers; of a parameter that may be left out, the shorter. */
const sampleOf = (pattern: string) => pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'abc');
const answers = (routes: readonly { path: string }[], address: string) =>
  routes.some(({ path }) => path !== '*' && matchPath(path, address));

it('the early and the late routes together answer every path once', () => {
  expect(pathsOf([...earlyRoutes, ...lateRoutes]).toSorted()).toEqual(Object.values(paths).toSorted());
});

it("no route of staff's stands in the early list", () => {
  const ofStaff = earlyRoutes.filter(
    ({ path, access }) =>
      /^\/staff\b/.test(path) || (Array.isArray(access) && access.every((type) => type === 'staff')),
  );
  expect(pathsOf(ofStaff)).toEqual([]);
  expect(pathsOf(lateRoutes)).toContain(paths.staffCustomers);
});

it('that nothing is at an address is said by the late list only', () => {
  expect(pathsOf(earlyRoutes).filter((path) => path.includes('*'))).toEqual([]);
  expect(pathsOf(lateRoutes)).toContain(paths.notFound);
});

it('no early route answers an address of a late one, which would never be asked for then', () => {
  const late = pathsOf(lateRoutes).filter((path) => path !== '*');
  expect(late.filter((path) => answers(earlyRoutes, sampleOf(path)))).toEqual([]);
});

it('the bar on top names no late route, which it would not find', () => {
  const items = [...salesMenu, ...userMenu];
  const named = items.filter(({ late }) => !late).map(({ to }) => to);
  expect(named.filter((to) => answers(lateRoutes, to))).toEqual([]);
  const late = items.filter((item) => item.late);
  expect(late.map(({ to }) => lateRoutes.find(({ path }) => path === to))).toEqual(
    late.map((item) =>
      expect.objectContaining(
        item.ownersOnly
          ? { access: ['travelAgent', 'corporate'] }
          : { access: 'user', ...(item.late === 'customers' && { leadsOn: ['staff'] }) },
      ),
    ),
  );
  expect(late.length).toBeGreaterThan(0);
  expect(named.filter((to) => answers(earlyRoutes, to))).toContain('/flight/ticketQueue');
});

it('the staff menu finds routes of both lists', () => {
  const named = staffMenu.flatMap(({ items }) => items).map(({ to }) => to);
  expect(named.filter((to) => answers(earlyRoutes, to))).toContain('/flight/ticketQueue');
  expect(named.filter((to) => answers(lateRoutes, to))).toContain('/staff/customers');
});

it('the build reads every lazy screen of both lists, and which come late', () => {
  const read = readRoutes('web');
  const isLazy = ({ screen }: { screen: unknown }) => (screen as { name: string }).name === 'Late';
  const isRead = (late: boolean) =>
    read
      .filter((route) => route.late === late)
      .map(({ pattern }) => pattern)
      .toSorted();
  expect(isRead(false)).toEqual(pathsOf(earlyRoutes.filter(isLazy)).toSorted());
  expect(isRead(true)).toEqual(pathsOf(lateRoutes.filter(isLazy)).toSorted());
});

it('the build reads whose each screen is as its route says it', () => {
  const whose = ({ access }: SiteRoute) => {
    if (!access || access === 'guest') return 'anybody';
    return Array.isArray(access) && access.every((type) => type === 'staff') ? 'staff' : 'signedIn';
  };
  const byPath = new Map([...earlyRoutes, ...lateRoutes].map((route) => [route.path, route]));
  // What only leads on shows nothing of its own: which is waited for does not matter.
  const read = readRoutes('web').filter(({ pattern }) => !byPath.get(pattern)!.leadsOn);
  expect(read.map(({ pattern, isFor }) => [pattern, isFor])).toEqual(
    read.map(({ pattern }) => [pattern, whose(byPath.get(pattern)!)]),
  );
  expect(new Set(read.map(({ isFor }) => isFor)).size).toBe(3);
});

it('the walker visits every route, as a file of test/browser/walk/visits says', () => {
  expect(Object.keys(visits).toSorted()).toEqual(Object.values(paths).toSorted());
  expect(Object.keys(visits).filter((pattern) => !visits[pattern]!.length)).toEqual([]);
});
