import { expect, test } from 'vitest';
import { type Actor, type GatewayActor, seal, type UserActor, type VisitorActor } from '#functions/actors/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { scopeOf, wholeSite } from '#functions/actors/scope.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { testSites } from '#test/harness/test-sites.ts';

const base = { site: 'sarathi', head: testSites.sarathi.head };
const user = (userType: UserActor['userType']) =>
  seal<UserActor>({ ...base, kind: 'user', userType, owner: 'U#1' } as unknown as UserActor);
const notice = { eventId: 'E1', orderId: undefined, gatewayOrderId: '', saysPaid: false };
const gateway = seal<GatewayActor>({ ...base, kind: 'gateway', gateway: 'sandbox', notice });
const said = (actor: Actor, declared: Parameters<typeof scopeOf>[1]) => {
  try {
    return scopeOf(actor, declared).owner ?? 'the site';
  } catch (error) {
    return (error as Error).message;
  }
};

test('whose rows a list shows goes by who asks and what the call declares', () => {
  const job = testJob('sarathi', 'test');
  expect([job, user('staff'), user('retail'), gateway].map((actor) => said(actor, 'site'))).toEqual([
    'the site',
    'the site',
    'no list of scope site for a user',
    'no list of scope site for a gateway',
  ]);
  expect([job, user('staff'), user('retail'), gateway].map((actor) => said(actor, 'own'))).toEqual([
    'the site',
    'the site',
    'U#1',
    'no list of scope own for a gateway',
  ]);
  expect([job, user('staff'), user('retail')].map((actor) => said(actor, 'public'))).toEqual([
    'no list of scope public for a job',
    ...Array(2).fill('no list of scope public for a user'),
  ]);
});

test('a kind counts before a type: whoever is no user is no staff, whatever else is said of them', () => {
  const like = seal<VisitorActor>({
    ...base,
    kind: 'visitor',
    userType: 'staff',
    owner: 'U#1',
  } as unknown as VisitorActor);
  expect(said(like, 'site')).toBe('no list of scope site for a visitor');
  expect(mayReach(like, 'U#1')).toBe(false);
});

test('a scope cannot be changed, and only one of the whole site asks for more than a list', () => {
  const [own, all] = [scopeOf(user('retail'), 'own'), scopeOf(user('staff'), 'own')];
  expect([own, all].map(Object.isFrozen)).toEqual([true, true]);
  expect(wholeSite(all)).toBe(all.actor);
  expect(() => wholeSite(own)).toThrow('rows of the whole site');
});
