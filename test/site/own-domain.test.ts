import { describe, expect, it } from 'vitest';
import { identify } from '#functions/actors/identify.ts';
import { makeJob } from '#functions/actors/job.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { handler as pageHandler } from '#functions/site-page/index.ts';
import { readSite, settingEvents } from '#functions/site/store.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { commit } from '#functions/table/commit.ts';
import { globalKeys } from '#functions/keys.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { claimDomain } from '#infra/aws/partner-site.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { createSite } from '#shared/site/partner-sites/create-site.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { callHttp, eventOf } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
process.env.SITE_MANIFEST = 'test/site/manifest.json';
type Body = WireRequestOf<typeof createSite>;
const sample = sampleRequests['site/partner-sites/create-site'] as Body;

const make = async (shortName: string, domain: string, email = `mona@${shortName}.example`) => {
  const as = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  return callHttp({ site: 'sarathi', call: createSite, body: { ...sample, shortName, domain, email }, as });
};
/** As the platform's list has it, asked by somebody whose session lives at the clock's time. */
const listed = async (site: string) => {
  const as = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  const { result } = await callHttp({ site: 'sarathi', call: getSites, body: {}, as });
  return result!.sites.find((one) => one.site === site)!;
};
/** Who asks at a host, as the edge passes it on. */
const at = (site: string, host: string) => ({
  'x-site-host': host,
  'x-site-origin': `https://${host}`,
  origin: `https://${host}`,
  'site-id': site,
});
const openPage = (site: string, host: string, more: Record<string, string | undefined> = {}) =>
  callHttp({
    site: 'sarathi',
    call: detectSite,
    body: { domain: host },
    headers: { ...at(site, host), ...more },
  });
const siteAt = async (host: string) => {
  const found = await identify(host, undefined, undefined);
  return found.ok ? found.value.head.site : found.code;
};
const job = async (site: string) => (await makeJob(site, 'test'))!;
const pageAt = async (host: string) => {
  const event = eventOf({ site: 'sarathi', call: { ...detectSite, method: 'GET', path: '/app/login' } as never });
  return pageHandler({ ...event, path: '/app/login', headers: { ...event.headers, ...at('', host) } } as never);
};
const linkOf = (email: string) =>
  new URL(/https?:\/\/[^\s"<]+generate_password\?token=[\w-]+/.exec(world.mail.lastTo(email).text)![0]);

describe('a new site with a domain of its own', () => {
  it('stands at the platform’s subdomain, where its first link leads, and holds its own domain beside it', async () => {
    const answer = await make('creek', 'Fares.Creek.example');
    expect(answer.result).toEqual({
      site: 'creek',
      domain: 'creek.partners.example',
      awaitedDomain: 'fares.creek.example',
      origin: 'http://creek.partners.example:4400',
      isServed: true,
    });
    expect(linkOf('mona@creek.example').origin).toBe('http://creek.partners.example:4400');
    expect(await siteAt('creek.partners.example')).toBe('creek');
    expect(await siteAt('fares.creek.example')).toBe('creek');
    expect(await make('other', 'fares.creek.example')).toMatchObject({ errorCode: 'DOMAIN_TAKEN' });
    expect(await listed('creek')).toMatchObject({
      domain: 'creek.partners.example',
      awaitedDomain: 'fares.creek.example',
      isServed: true,
      isLinkWaiting: false,
    });
    // Due work, which nobody asked for by a request, links there too.
    expect(siteOrigin(await readSite(await job('creek')))).toBe('https://creek.partners.example');
  });

  it('stands at its own once a page is opened there by way of the edge, and from then on its mails lead there', async () => {
    await make('quay', 'fares.quay.example');
    const before = await pageAt('fares.quay.example');
    expect(before).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(before.body).not.toContain('id="site"');
    const answer = await openPage('quay', 'fares.quay.example');
    expect(answer).toMatchObject({ status: 200, result: { _id: 'quay', domain: 'fares.quay.example' } });
    expect(await listed('quay')).toMatchObject({ domain: 'fares.quay.example', awaitedDomain: '', isServed: true });
    const worker = await job('quay');
    expect(worker.head.awaitedDomain).toBeUndefined();
    expect(siteOrigin(await readSite(worker))).toBe('https://fares.quay.example');
    expect((await pageAt('fares.quay.example')).body).toContain('id="site"');
    // The subdomain goes on leading there, and nothing is given back.
    world.clock.set('2027-01-15T08:00:00Z');
    await runSchedule('erase-personal-data');
    expect([await siteAt('quay.partners.example'), await siteAt('fares.quay.example')]).toEqual(['quay', 'quay']);
    expect(await settingEvents(scopeOfJob(worker), 5)).toMatchObject([
      { setting: 'domain', by: 'job:domains', note: 'fares.quay.example is live' },
    ]);
  });

  it('is not taken for served by a page at its subdomain, nor by who only says the domain', async () => {
    await make('pier', 'fares.pier.example');
    expect((await openPage('pier', 'pier.partners.example')).status).toBe(200);
    expect((await pageAt('pier.partners.example')).body).toContain('id="site"');
    const said = await openPage('pier', 'fares.pier.example', {
      'x-origin-secret': 'a guess',
      'domain-name': 'fares.pier.example',
    });
    expect(said).toMatchObject({ status: 200, result: { domain: 'pier.partners.example' } });
    expect(await listed('pier')).toMatchObject({ awaitedDomain: 'fares.pier.example' });
  });

  it('opened by several at once it moves once', async () => {
    await make('mole', 'fares.mole.example');
    const answers = await Promise.all([0, 1, 2, 3].map(() => openPage('mole', 'fares.mole.example')));
    expect(answers.map(({ result }) => result?.domain)).toEqual(Array(4).fill('fares.mole.example'));
    expect(await settingEvents(scopeOfJob(await job('mole')), 5)).toHaveLength(1);
  });

  it('gives it back after 30 days in which nobody was seen there, and keeps its subdomain', async () => {
    await make('weir', 'fares.weir.example');
    world.clock.set('2026-12-31T07:59:00Z');
    await runSchedule('erase-personal-data');
    expect(await siteAt('fares.weir.example')).toBe('weir');
    world.clock.set('2026-12-31T08:01:00Z');
    await runSchedule('erase-personal-data');
    expect(await siteAt('fares.weir.example')).toBe('UNKNOWN_SITE');
    expect(await siteAt('weir.partners.example')).toBe('weir');
    expect(await listed('weir')).toMatchObject({
      domain: 'weir.partners.example',
      awaitedDomain: '',
      givenBackDomain: 'fares.weir.example',
      isServed: true,
    });
    expect(await openPage('weir', 'fares.weir.example')).toMatchObject({ errorCode: 'UNKNOWN_SITE' });
    // It is anybody's again; the site it belonged to does not get in the way.
    expect((await make('lock', 'fares.weir.example')).status).toBe(200);
    expect(await siteAt('fares.weir.example')).toBe('lock');
    await expect(claimDomain('weir', 'fares.weir.example')).rejects.toThrow('belongs to a site already');
  });

  it('may wait anew for one that was given back, by an operator’s command', async () => {
    await make('ford', 'fares.ford.example');
    await expect(claimDomain('ford', 'shop.ford.example')).rejects.toThrow('ford waits for a domain already');
    world.clock.set('2027-01-02T08:00:00Z');
    await runSchedule('erase-personal-data');
    expect(await claimDomain('ford', 'shop.ford.example')).toContain('add-domain.ts shop.ford.example');
    expect(await listed('ford')).toMatchObject({
      domain: 'ford.partners.example',
      awaitedDomain: 'shop.ford.example',
      givenBackDomain: '',
    });
    expect((await openPage('ford', 'shop.ford.example')).result).toMatchObject({ domain: 'shop.ford.example' });
    expect(await listed('ford')).toMatchObject({ domain: 'shop.ford.example', awaitedDomain: '' });
    await expect(claimDomain('nowhere', 'shop.nowhere.example')).rejects.toThrow('there is no site nowhere');
    await expect(claimDomain('ford', 'shop.partners.example')).rejects.toThrow('a subdomain of the platform’s');
    await expect(claimDomain('ford', 'Shop')).rejects.toThrow('usage');
  });

  it('is told at the short name where that name’s subdomain leads to another site', async () => {
    const key = globalKeys.domain('basin.partners.example');
    await commit(world.job('gulf'), [{ kind: 'put', key, item: { site: 'gulf' } }]);
    for (const domain of ['', 'fares.basin.example'])
      expect(await make('basin', domain)).toMatchObject({ status: 400, errorCode: 'DOMAIN_TAKEN' });
    expect((await make('basin', 'fares.basin.example')).errors).toEqual({
      shortName: 'The subdomain of this name already belongs to a site.',
    });
    expect(await siteAt('fares.basin.example')).toBe('UNKNOWN_SITE');
  });

  it('has the links of each place where they were asked for', async () => {
    await make('sluice', 'fares.sluice.example');
    const ask = async (host: string) => {
      world.mail.clear();
      await callHttp({
        site: 'sarathi',
        call: forgetPassword,
        body: { email: 'mona@sluice.example' },
        headers: at('sluice', host),
      });
      // The call does not wait for its mail.
      await expect.poll(() => world.mail.sent.length, { timeout: 10_000 }).toBe(1);
      return linkOf('mona@sluice.example').hostname;
    };
    expect(await ask('sluice.partners.example')).toBe('sluice.partners.example');
    await openPage('sluice', 'fares.sluice.example');
    expect(await ask('fares.sluice.example')).toBe('fares.sluice.example');
  });
});
