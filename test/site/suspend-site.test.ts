import { expect, it } from 'vitest';
import { makeJob } from '#functions/actors/job.ts';
import { handler as page } from '#functions/site-page/index.ts';
import { settingEvents } from '#functions/site/store.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { createSite } from '#shared/site/partner-sites/create-site.ts';
import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { sendFirstLink } from '#shared/site/partner-sites/send-first-link.ts';
import { suspendSite } from '#shared/site/partner-sites/suspend-site.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { callHttp, eventOf } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { foundSites } from '#web/site/partner-sites/found-sites.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const operator = () => asking(world.user('sarathi', 'staff'));

/** A new partner site and what its pages send. */
async function newSite(shortName: string) {
  const sample = sampleRequests['site/partner-sites/create-site'] as WireRequestOf<typeof createSite>;
  const email = `mona@${shortName}.example`;
  const made = await operator()(createSite, { ...sample, shortName, email });
  expect(made.errorCode).toBeNull();
  const { domain, origin } = made.result!;
  return {
    email,
    domain,
    headers: { 'x-site-host': domain, 'x-site-origin': origin, origin, 'site-id': shortName },
  };
}

const stateOf = async (shortName: string) =>
  (await operator()(getSites, {})).result!.sites.find(({ site }) => site === shortName)!.isSuspended;

it('a suspended site answers nobody until it is open again, and says who closed it where they work', async () => {
  const { domain, headers } = await newSite('reed');
  const seen = async () => (await callHttp({ site: 'sarathi', call: detectSite, body: { domain }, headers })).status;
  const served = async () => {
    const event = eventOf({ site: 'sarathi', call: detectSite, body: { domain }, headers });
    return (await page({ ...event, httpMethod: 'GET', path: '/app/terms_and_conditions' })).statusCode;
  };
  expect([await seen(), await served()]).toEqual([200, 200]);
  for (let times = 0; times < 2; times += 1)
    expect((await operator()(suspendSite, { site: 'reed', isSuspended: true })).result).toEqual({ isSuspended: true });
  expect(await stateOf('reed')).toBe(true);
  expect([await seen(), await served()]).toEqual([404, 404]);
  // What was paid there is led on.
  expect(await makeJob('reed', 'test')).toBeDefined();
  expect((await operator()(suspendSite, { site: 'reed', isSuspended: false })).result).toEqual({ isSuspended: false });
  expect(await stateOf('reed')).toBe(false);
  expect([await seen(), await served()]).toEqual([200, 200]);
  const notes = (await settingEvents(scopeOfJob(world.job('sarathi')), 100)).map(({ note }) => note);
  expect(notes.filter((note) => note === 'reed was suspended')).toHaveLength(1);
});

it('the platform’s own site stays open, and one that is not there is not found', async () => {
  expect((await operator()(suspendSite, { site: 'sarathi', isSuspended: true })).errorCode).toBe('ILLEGAL_TRANSITION');
  expect((await operator()(suspendSite, { site: 'no-such-site', isSuspended: true })).errorCode).toBe('NOT_FOUND');
  expect((await operator()(sendFirstLink, { site: 'no-such-site' })).errorCode).toBe('NOT_FOUND');
});

it('the first link is sent again as long as no password is set; the one before is dead', async () => {
  const { email, headers } = await newSite('sedge');
  const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)![1]!;
  const first = tokenIn(world.mail.lastTo(email).text);
  const sent = await operator()(sendFirstLink, { site: 'sedge' });
  expect(sent.result).toMatchObject({ email });
  const again = tokenIn(world.mail.lastTo(email).text);
  expect(tokenIn(sent.result!.link)).toBe(again);
  const set = async (token: string) =>
    callHttp({ site: 'sarathi', call: generatePassword, body: { token, password: 'a quiet harbour' }, headers });
  expect((await set(first)).errorCode).toBe('LINK_EXPIRED');
  expect((await set(again)).status).toBe(200);
  expect(await operator()(sendFirstLink, { site: 'sedge' })).toMatchObject({
    errorCode: 'ILLEGAL_TRANSITION',
    message: 'Its super admin has already set a password. They can request a new link on the login page.',
  });
});

it('sites are found by words of their name, short name and domain', () => {
  const site = (name: string, domain: string) => ({
    ...{ site: name.toLowerCase(), siteName: `${name} Tours`, domain, awaitedDomain: '', givenBackDomain: '' },
    ...{ origin: '', isServed: true, isLinkWaiting: false, isSuspended: false, createdAt: '' },
  });
  const sites = [site('Nile', 'nile.partners.example'), site('Kestrel', 'fares.kestrel.example')];
  const found = (typed: string) => foundSites(sites, typed).map(({ siteName }) => siteName);
  expect(found('tours KEST')).toEqual(['Kestrel Tours']);
  expect(found('partners.')).toEqual(['Nile Tours']);
  expect(found(' ')).toHaveLength(2);
  expect(found('nothing')).toEqual([]);
});
