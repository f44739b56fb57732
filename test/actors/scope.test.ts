import { expect, test } from 'vitest';
import { type Actor, type GatewayActor, seal, type UserActor, type VisitorActor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { scopeOf, scopeOfJob, wholeSite } from '#functions/scope.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { Call } from '#shared/contract.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { testSites } from '#test/harness/test-sites.ts';

const base = { site: 'sarathi', head: testSites.sarathi.head };
const user = (userType: UserActor['userType']) =>
  seal<UserActor>({ ...base, kind: 'user', userType, owner: 'U#1' } as unknown as UserActor);
const notice = { eventId: 'E1', orderId: undefined, gatewayOrderId: '', saysPaid: false };
const gateway = seal<GatewayActor>({ ...base, kind: 'gateway', gateway: 'sandbox', notice });
const job = testJob('sarathi', 'test');
const said = (actor: Actor, call: Call) => {
  try {
    return scopeOf(actor, call).owner ?? 'the site';
  } catch (error) {
    return (error as Error).message;
  }
};

test('whose rows a list shows goes by who asks and what the call declares', () => {
  const asking = [user('staff'), user('retail'), gateway, job];
  expect(asking.map((actor) => said(actor, getCustomers))).toEqual([
    'the site',
    'users/customers/get-customers: no list of scope site for a user',
    'users/customers/get-customers: no list of scope site for a gateway',
    'users/customers/get-customers: no list of scope site for a job',
  ]);
  expect(asking.map((actor) => said(actor, getTickets))).toEqual([
    'the site',
    'U#1',
    'bookings/get-tickets: no list of scope own for a gateway',
    'bookings/get-tickets: no list of scope own for a job',
  ]);
  expect(asking.map((actor) => said(actor, detectSite))).toEqual([
    ...Array(2).fill('site/detect-site: no list of scope public for a user'),
    'site/detect-site: no list of scope public for a gateway',
    'site/detect-site: no list of scope public for a job',
  ]);
});

test('the site’s own jobs answer no call, and reach its rows', () => {
  expect(scopeOfJob(job)).toEqual({ actor: job, owner: undefined });
});

test('a kind counts before a type: whoever is no user is no staff, whatever else is said of them', () => {
  const like = seal<VisitorActor>({
    ...base,
    kind: 'visitor',
    userType: 'staff',
    owner: 'U#1',
  } as unknown as VisitorActor);
  expect(said(like, getCustomers)).toBe('users/customers/get-customers: no list of scope site for a visitor');
  expect(mayReach(like, 'U#1')).toBe(false);
});

test('a scope cannot be changed, and only one of the whole site asks for more than a list', () => {
  const [own, all] = [scopeOf(user('retail'), getTickets), scopeOf(user('staff'), getTickets)];
  expect([own, all, scopeOfJob(job)].map(Object.isFrozen)).toEqual([true, true, true]);
  expect(wholeSite(all)).toBe(all.actor);
  expect(() => wholeSite(own)).toThrow('rows of the whole site');
});
