import { describe, expect, it } from 'vitest';
import { DAY } from '#shared/time.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { login } from '#shared/users/session/login.ts';
import { signOutEverywhere } from '#shared/users/session/sign-out-everywhere.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { signInTestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const password = 'monsoon over Kochi';
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const whoIs = (token: string) =>
  callHttp({ site: 'sarathi', call: getUserBySessionId, body: {}, as: { token } }).then(({ status }) => status);
const cleared = [
  expect.stringMatching(/^__Host-portolan=; .*Max-Age=0/),
  expect.stringMatching(/^portolan-signed-in=; .*Max-Age=0/),
];
const signedOut = { headers: { 'signed-out': '1' } };

describe('a browser that signed out while the site could not be told', () => {
  it('says so with its next call, whichever that is: the session ends and a visitor is answered', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { password });
    const answer = await callHttp({
      site: 'sarathi',
      call: getAirports,
      body: { search: 'DEL', limit: 1 },
      as: agent,
      ...signedOut,
    });
    expect(answer).toMatchObject({ status: 200, cookies: cleared });
    expect(await whoIs(agent.token)).toBe(401);
  });

  it('is nobody to calls that need somebody, and a visitor, not a session that is over, to those that do not', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { password });
    const asked = { site: 'sarathi', body: {}, as: agent, ...signedOut } as const;
    expect(await callHttp({ ...asked, call: getTickets })).toMatchObject({ status: 401, cookies: cleared });
    expect(await callHttp({ ...asked, call: getSources })).toMatchObject({ status: 200, cookies: cleared });
    expect(await whoIs(agent.token)).toBe(401);
  });

  it('keeps no session alive by it, and signs in anew by the call that says so', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { password });
    world.clock.advance(DAY);
    const answer = await callHttp({
      site: 'sarathi',
      call: login,
      body: { email: agent.item.email, password },
      as: agent,
      ...signedOut,
    });
    expect(answer.status).toBe(200);
    expect(answer.cookies[0]).toContain(`__Host-portolan=${answer.result!.sessionId}`);
    expect(await whoIs(agent.token)).toBe(401);
    expect(await whoIs(answer.result!.sessionId)).toBe(200);
  });

  it('is refused, with nothing answered, where its session could not be ended', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { password });
    world.faults.conflict(5);
    expect(await callHttp({ site: 'sarathi', call: getSources, body: {}, as: agent, ...signedOut })).toMatchObject({
      status: 503,
      errorCode: 'BUSY',
      result: null,
    });
  });

  it('is believed of the cookie alone: a client that sends its token means it', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { password });
    const as = { token: agent.token };
    expect((await callHttp({ site: 'sarathi', call: getTickets, body: {}, as, ...signedOut })).status).toBe(200);
    expect(await whoIs(agent.token)).toBe(200);
  });

  it('is not believed of a page of another origin', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { password });
    const asked = { site: 'sarathi', as: agent, headers: { 'signed-out': '1', origin: 'http://gulf.localhost:4400' } };
    expect((await callHttp({ ...asked, site: 'sarathi', call: getTickets, body: {} })).status).toBe(403);
    expect(await callHttp({ ...asked, site: 'sarathi', call: getSources, body: {} })).toMatchObject({ cookies: [] });
    expect(await whoIs(agent.token)).toBe(200);
  });
});

describe('signing out everywhere', () => {
  it('ends every session of the user and nobody else’s, and the cookies go', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { password });
    const other = await world.addUser('sarathi', 'travelAgent', { password });
    const elsewhere = await signInTestUser('sarathi', agent.item);
    expect(await callHttp({ site: 'sarathi', call: signOutEverywhere, body: {}, as: agent })).toMatchObject({
      status: 200,
      result: { signedOut: true },
      cookies: cleared,
    });
    expect([await whoIs(agent.token), await whoIs(elsewhere), await whoIs(other.token)]).toEqual([401, 401, 200]);
    const again = await callHttp({ site: 'sarathi', call: login, body: { email: agent.item.email, password } });
    expect(again.status).toBe(200);
    expect(await whoIs(again.result!.sessionId)).toBe(200);
  });
});
