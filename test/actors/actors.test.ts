import { describe, expect, it } from 'vitest';
import {
  type Actor,
  actorName,
  type DriverActor,
  type GatewayActor,
  legalEntityOf,
  type LinkActor,
  seal,
  type TicketHolderActor,
} from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { type Identity, identify } from '#functions/actors/identify.ts';
import { makeJob } from '#functions/actors/job.ts';
import { leaveSession } from '#functions/http/leave-session.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { resolveActor } from '#functions/actors/resolve.ts';
import { seedActor } from '#functions/actors/seed.ts';
import { resolveTicketHolder } from '#functions/actors/ticket-holder.ts';
import { makeUser, ownerOf } from '#functions/actors/user.ts';
import { HOUR } from '#shared/time.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const { head } = testSites.sarathi;
const base = { site: 'sarathi', head };
const holder = seal<TicketHolderActor>({ ...base, kind: 'ticketHolder', bookingId: 'B1' });
const driver = seal<DriverActor>({ ...base, kind: 'driver', driverId: 'D1', name: 'Rashid Khan', token: { hash: '' } });
const notice = { eventId: 'E1', orderId: undefined, gatewayOrderId: '', saysPaid: false };
const gateway = seal<GatewayActor>({ ...base, kind: 'gateway', gateway: 'sandbox', notice });
const link = seal<LinkActor>({
  ...base,
  kind: 'link',
  consumer: 'gulf',
  supplier: 'sarathi',
  category: 'Visa',
  userId: 'PARTNER',
  name: 'Gulf Skies',
});
const user = (type: 'retail' | 'travelAgent' | 'corporate' | 'staff') => world.user('sarathi', type).actor;

describe('an actor', () => {
  it('is said in audits by what it is', () => {
    const all: Actor[] = [world.visitor('sarathi'), holder, driver, gateway, world.job('sarathi', 'sweep'), link];
    expect(all.map(actorName)).toEqual([
      'visitor',
      'ticketHolder:B1',
      'driver:D1',
      'gateway:sandbox',
      'job:sweep',
      'link:gulf>sarathi',
    ]);
    expect(actorName(user('retail'))).toBe(`user:${user('retail').userId}`);
  });

  it('cannot be changed once it is made', () => {
    expect(Object.isFrozen(user('retail'))).toBe(true);
    expect(() => Object.assign(world.visitor('sarathi'), { site: 'gulf' })).toThrow(TypeError);
  });

  it('owns as its company in the trade, and as itself elsewhere or without one', () => {
    const own = (userType: 'retail' | 'travelAgent' | 'corporate' | 'staff', legalEntityId?: string) =>
      ownerOf({ userType, legalEntityId, userId: 'U1' });
    expect([own('travelAgent', 'C1'), own('corporate', 'C1')]).toEqual(['LE#C1', 'LE#C1']);
    expect([own('travelAgent'), own('corporate', ''), own('retail', 'C1'), own('staff', 'C1')]).toEqual(
      Array(4).fill('U#U1'),
    );
    expect([legalEntityOf('LE#C1'), legalEntityOf('U#U1')]).toEqual(['C1', undefined]);
  });

  it('has a name even where only half of it is known, and no group unless one was given', () => {
    const { item } = world.user('sarathi', 'retail');
    const made = makeUser(head, { ...item, firstName: 'Asha', lastName: '', groupId: undefined }, 'h');
    expect(made).toMatchObject({ name: 'Asha', groupId: '', sessionHash: 'h', kind: 'user', permissions: new Set() });
    expect(makeUser(head, { ...item, groupId: 'G' }, 'h').groupId).toBe('G');
  });

  it('works for sites that are there', async () => {
    expect(await makeJob('sarathi', 'sweep')).toMatchObject({ kind: 'job', site: 'sarathi', job: 'sweep' });
    expect(await makeJob('nowhere', 'sweep')).toBeUndefined();
    expect(seedActor(head)).toMatchObject({ kind: 'job', site: 'sarathi', job: 'seed', head });
  });
});

describe('a row of an owner', () => {
  it("is reached by its owner, by the site's desk, jobs and gateways, and by nobody else", () => {
    const { owner } = user('travelAgent');
    const reached = (actor: Actor) => mayReach(actor, owner);
    expect([user('travelAgent'), user('staff'), world.job('sarathi'), gateway].map(reached)).toEqual(
      Array(4).fill(true),
    );
    expect([user('retail'), user('corporate'), world.visitor('sarathi'), holder, driver, link].map(reached)).toEqual(
      Array(6).fill(false),
    );
  });
});

const identityOf = async (token: string | undefined): Promise<Identity> => {
  const found = await identify(testSites.sarathi.host, 'sarathi', token);
  if (!found.ok) throw new Error(found.code);
  return found.value;
};

describe('the actor that a call asks for', () => {
  it('is the user where one is signed in, a visitor or nobody where none is', async () => {
    const [asUser, asNobody] = [await identityOf(world.user('sarathi', 'retail').token), await identityOf(undefined)];
    expect(await resolveActor('user', asUser, {})).toMatchObject({ ok: true, value: { kind: 'user' } });
    expect(await resolveActor('user', asNobody, {})).toMatchObject({ ok: false, code: 'NOT_SIGNED_IN' });
    expect(await resolveActor('visitor', asUser, {})).toMatchObject({ value: { kind: 'user' } });
    expect(await resolveActor('visitor', asNobody, {})).toMatchObject({ value: { kind: 'visitor', site: 'sarathi' } });
  });

  it('is a defect of the contract where nobody can make it', async () => {
    await expect(resolveActor('gateway', await identityOf(undefined), {})).rejects.toThrow('no resolver for gateway');
  });
});

describe('signing out by a cookie that comes along later', () => {
  it('ends that session and leaves a visitor', async () => {
    const { token } = await world.addUser('sarathi', 'retail');
    const left = await leaveSession(await identityOf(token));
    expect(left).toEqual({
      ok: true,
      value: {
        head: expect.anything(),
        session: undefined,
        user: undefined,
        sessionHash: '',
        permissions: new Set(),
        isSessionOver: false,
      },
    });
    expect(await identityOf(token)).toMatchObject({ user: undefined, isSessionOver: true });
  });

  it('leaves a key its session, which is no browser’s', async () => {
    const identity = await identityOf((await world.addUser('sarathi', 'retail')).token);
    world.faults.reset();
    const left = await leaveSession({ ...identity, session: { ...identity.session!, kind: 'key' } });
    expect(left).toMatchObject({ ok: true, value: { user: undefined, session: undefined } });
    expect(world.faults.counts().operations).toBe(0);
  });

  it('writes nothing where there was no session, and answers nobody as the user where it could not be ended', async () => {
    const nobody = await identityOf(undefined);
    world.faults.reset();
    expect(await leaveSession(nobody)).toMatchObject({ ok: true });
    expect(world.faults.counts().operations).toBe(0);
    const somebody = await identityOf(world.user('sarathi', 'retail').token);
    world.faults.conflict(5);
    expect(await leaveSession(somebody)).toMatchObject({ ok: false, code: 'BUSY' });
  });
});

describe('a ticket', () => {
  const stored = (pnr: string) =>
    storeBooking(world.job('sarathi'), makeBooking(world.user('sarathi', 'travelAgent'), { pnr }));
  const look = (
    bookingId: string,
    pnr: string,
    asker = world.visitor('sarathi') as Parameters<typeof resolveTicketHolder>[0],
  ) => resolveTicketHolder(asker, { bookingId, pnr });

  it('is held by whoever has its PNR right, in any case of letters', async () => {
    const { bookingId } = await stored('ABC123');
    const held = { ok: true, value: { kind: 'ticketHolder', site: 'sarathi', bookingId } };
    expect(await look(bookingId, 'ABC123')).toMatchObject(held);
    expect(await look(bookingId, 'abc123')).toMatchObject(held);
    expect(await look(bookingId, 'ABC123', user('retail'))).toMatchObject(held);
    for (const wrong of [
      '',
      'ABC12',
      'ABC1234',
      'ABD123',
      'ÄBC123',
      'ABC123'.padEnd(21, 'X'),
      `${'ABC123'.padEnd(20)}X`,
    ])
      expect(await look(bookingId, wrong), wrong).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('is no question of a PNR for who may see the booking anyway, nor a look', async () => {
    const { bookingId } = await stored('ABC123');
    world.faults.reset();
    expect(await look(bookingId, '', user('travelAgent'))).toMatchObject({ value: { kind: 'user' } });
    expect(await look(bookingId, '', user('staff'))).toMatchObject({ value: { kind: 'user' } });
    expect(world.faults.counts().byName).toEqual({ GetItem: 2 });
  });

  it('that is not there costs no write; one without a PNR is held by nobody', async () => {
    world.faults.reset();
    expect(await look('GONE', 'ABC123')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(world.faults.counts().byName).toEqual({ GetItem: 1 });
    const { bookingId } = await stored('');
    expect(await look(bookingId, '')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('is looked at sixty times an hour, right or wrong, by all together', async () => {
    const { bookingId } = await stored('ABC123');
    for (let n = 0; n < 60; n++)
      expect(await look(bookingId, n % 2 ? 'ABC123' : 'WRONG')).not.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await look(bookingId, 'ABC123')).toMatchObject({ ok: false, code: 'TOO_MANY_REQUESTS' });
    world.clock.advance(HOUR - 1);
    expect(await look(bookingId, 'ABC123')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    world.clock.advance(1);
    expect(await look(bookingId, 'ABC123')).toMatchObject({ ok: true });
  });

  it('is asked for through its call, by a user or by anybody', async () => {
    const { bookingId } = await stored('ABC123');
    const asked = async (token: string | undefined) =>
      resolveActor('ticketHolder', await identityOf(token), { bookingId, pnr: 'ABC123' });
    expect(await asked(undefined)).toMatchObject({ value: { kind: 'ticketHolder' } });
    expect(await asked(world.user('sarathi', 'travelAgent').token)).toMatchObject({ value: { kind: 'user' } });
  });
});

describe('a secret', () => {
  it('is stored as its SHA-256', () =>
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'));
});
