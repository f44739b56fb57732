import { describe, expect, it } from 'vitest';
import type { UserActor } from '#functions/actor.ts';
import { scopeOf, scopeOfJob } from '#functions/scope.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import { listIn, type ListPlaces } from '#functions/table/list-in.ts';
import { queryAll, queryPage } from '#functions/table/read.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { allCalls } from '#shared/calls.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { userTypes } from '#shared/users/types.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const bookings: ListPlaces = { site: keys.bookingsByDate, own: keys.bookingsOfOwnerByDate };
const customers: ListPlaces = { site: keys.usersByNumber };
const customersOfTrade = userTypes.filter((type) => type !== 'staff');

describe('whose rows a list shows', () => {
  it.each(customersOfTrade)('is their own for a %s user, whatever a call declares', (type) => {
    const { actor } = world.user('sarathi', type);
    const own = listIn(scopeOf(actor, getTickets), bookings);
    expect(own.value).toBe(entry(keys.bookingsOfOwnerByDate(actor, actor.owner), '').g3p);
    expect(own.value).not.toBe(entry(keys.bookingsByDate(actor), '').g1p);
    expect(() => scopeOf(actor, getCustomers)).toThrow('no list of scope site');
    expect(() => scopeOf(actor, detectSite)).toThrow('no list');
    expect(() => listIn(scopeOf(actor, getTickets), customers)).toThrow('their own rows only');
  });

  it('is the site’s for its staff and its jobs, be it declared `own` or `site`, and never another site’s', () => {
    const { actor } = world.user('sarathi', 'staff');
    const all = [scopeOf(actor, getTickets), scopeOf(actor, getCustomers), scopeOfJob(world.job('sarathi'))];
    for (const scope of all) {
      expect(listIn(scope, bookings)).toEqual({ value: 'S#sarathi#BKG', index: 'gsi1' });
      expect(listIn(scope, customers)).toEqual({ value: 'S#sarathi#USERN', index: 'gsi2' });
      expect(listIn(scope, { site: keys.markups })).toEqual({ value: 'S#sarathi#MKP', index: undefined });
    }
  });

  it.each(userTypes)('is a %s user’s alone where a list is of one’s own, and no job’s', (type) => {
    const { actor } = world.user('sarathi', type);
    const mine = { mine: (user: UserActor) => keys.sessionsOfUser(user, user.userId) };
    expect(listIn(scopeOf(actor, getTickets), mine)).toEqual({
      value: `S#sarathi#SESS#${actor.userId}`,
      index: 'gsi3',
    });
    expect(() => listIn(scopeOfJob(world.job('sarathi')), mine)).toThrow('one’s own');
  });

  it('is nobody’s for whoever is not signed in', () => {
    for (const call of [getTickets, getCustomers, detectSite])
      expect(() => scopeOf(world.visitor('sarathi'), call)).toThrow('for a visitor');
  });

  it('cannot be left out: where rows stand is not what a list reads, and scopes are made in one file', () => {
    const { actor } = world.user('sarathi', 'retail');
    const untyped = () => {
      // @ts-expect-error a place in an index is no partition
      void queryPage(keys.bookingsByDate(actor));
      // @ts-expect-error nor is one in the table
      void queryAll(keys.markups(actor));
      // @ts-expect-error an actor is no scope
      listIn(actor, bookings);
      // @ts-expect-error nor is what looks like one
      listIn({ actor, owner: undefined }, bookings);
      // @ts-expect-error nobody says the kind of a scope but a call's contract
      scopeOf(actor, 'site');
      // @ts-expect-error and nobody but a job reaches the site's rows without a call
      scopeOfJob(actor);
    };
    expect(untyped).toBeTypeOf('function');
  });

  it('is declared `site` by calls of staff alone', () => {
    const open = allCalls.filter(
      ({ actor, access }) => access.scope === 'site' && (actor !== 'user' || access.userTypes?.join() !== 'staff'),
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

it('shows staff every booking of the site, and customers their own, by the same call', async () => {
  const [agent, other] = [world.user('sarathi', 'travelAgent'), world.user('sarathi', 'corporate')];
  await storeBooking(world.job('sarathi'), makeBooking(agent, { pnr: 'AGENT1' }));
  await storeBooking(world.job('sarathi'), makeBooking(other, { pnr: 'OTHER1' }));
  const seenBy = async (type: (typeof userTypes)[number]) => {
    const { result } = await callHttp({ site: 'sarathi', call: getTickets, body: {}, as: world.user('sarathi', type) });
    return result!.tickets.map(({ pnr }) => pnr).toSorted();
  };
  expect(await seenBy('staff')).toEqual(['AGENT1', 'OTHER1']);
  expect(await seenBy('travelAgent')).toEqual(['AGENT1']);
  expect(await seenBy('corporate')).toEqual(['OTHER1']);
  expect(await seenBy('retail')).toEqual([]);
});
