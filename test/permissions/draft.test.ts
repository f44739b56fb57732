import { expect, it } from 'vitest';
import { showGroup } from '#functions/permissions/groups/show-group.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import {
  changesBetween,
  changesOf,
  countOn,
  found,
  isAnyOn,
  labelsOf,
  onTopOf,
  permissionsIn,
  permissionsOf,
  switchAll,
  switchOne,
} from '#web/permissions/draft.ts';
import { wordsOf } from '#web/permissions/access-words.ts';

const groupWith = (changes: Record<string, boolean>) =>
  showGroup({
    groupId: 'G1',
    groupName: 'Desk',
    changes,
    members: 0,
    version: 1,
    createdAt: '2026-11-21T04:00:00.000Z',
    updatedAt: '2026-11-21T04:00:00.000Z',
  });
const nothing = groupWith(Object.fromEntries(allPermissions.map(({ id }) => [id, false])));
const usual = groupWith({});
const one = (id: string, group = usual) => permissionsOf(group).find((permission) => permission.id === id)!;
const flights = (group = usual) => permissionsIn(group.modules.find(({ moduleName }) => moduleName === 'Flights')!);

it('only what is otherwise than the group has it is a change, and a change taken back is none', () => {
  const on = switchOne({}, one('tickets.export'), true);
  expect(changesOf(on)).toEqual([{ id: 'tickets.export', isActive: true }]);
  const both = switchOne(on, one('tickets.view'), false);
  expect(both).toEqual({ 'tickets.export': true, 'tickets.view': false });
  expect(switchOne(both, one('tickets.export'), false)).toEqual({ 'tickets.view': false });
  expect(switchOne({}, one('tickets.view'), true)).toEqual({});
  expect(labelsOf(usual, both)).toEqual(['View tickets', 'Download Excel']);
});

it('switching a module on activates what is allowed by default and nothing else; off takes all of it', () => {
  const all = flights(nothing);
  expect([isAnyOn(all, {}), countOn(all, {})]).toEqual([false, 0]);
  const on = switchAll({}, all, true);
  expect(Object.keys(on)).toEqual(all.filter(({ defaultAllowed }) => defaultAllowed).map(({ id }) => id));
  expect(isAnyOn(all, on)).toBe(true);
  expect(switchAll(on, all, false)).toEqual({});
  const byHand = switchOne({}, one('tickets.export'), true);
  expect(switchAll(byHand, flights(), false)).toEqual(
    Object.fromEntries(flights().flatMap(({ id, isActive }) => (isActive ? [[id, false]] : []))),
  );
  expect(switchAll(byHand, flights(), true), 'what was given by hand stays').toEqual(byHand);
});

it('a part of which nothing is allowed by default is not switched on as a whole', () => {
  const settings = flights(nothing).filter(({ id }) => id === 'flights.settings');
  expect(switchAll({}, settings, true)).toEqual({});
});

it('what somebody else saved meanwhile is told apart from one’s own, and one’s own goes on top', () => {
  const now = groupWith({ 'tickets.export': true, 'tickets.view': false });
  expect(changesBetween(usual, now)).toEqual({ 'tickets.export': true, 'tickets.view': false });
  const own = { 'tickets.export': true, 'taxes.edit': true };
  expect(onTopOf(now, own), 'what both wanted is done').toEqual({ 'taxes.edit': true });
  expect(onTopOf(usual, own)).toEqual(own);
});

it('a permission is found by words of its own, of its hint and of where it stands', () => {
  const ids = (text: string) =>
    found(usual.modules, text).flatMap(({ rbacPermissions }) => rbacPermissions.map(({ id }) => id));
  expect(ids('passport')).toEqual(['tickets.documents']);
  expect(ids('excel')).toEqual(['tickets.export', 'customers.export']);
  expect(ids('customers EXCEL')).toEqual(['customers.export']);
  expect(ids('zzz')).toEqual([]);
});

it('names the group also where it leaves a permission as it is by default', () => {
  const access = {
    user: { id: 'U', name: 'Asha', userType: 'staff' as const, isBlocked: false },
    because: 'group' as const,
    userGroup: { id: 'G', groupName: 'Accounts' },
    permissions: [],
  };
  expect(wordsOf('default', access)).toBe('by Accounts, as by default');
  expect(wordsOf('group', access)).toBe('by Accounts');
  expect(wordsOf('default', { ...access, userGroup: null })).toBe('by default');
});
