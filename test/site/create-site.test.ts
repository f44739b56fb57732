import { describe, expect, it } from 'vitest';
import { makeJob } from '#functions/actors/job.ts';
import { identify } from '#functions/actors/identify.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { readSettings } from '#functions/site/settings/settings-store.ts';
import { duffelSourceWrites } from '#functions/site/settings/settings-writes.ts';
import { readListedSites, readSite, readSuppliers, settingEvents } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { readUser } from '#functions/users/store.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { createSite } from '#shared/site/partner-sites/create-site.ts';
import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
type Body = WireRequestOf<typeof createSite>;
const sample = sampleRequests['site/partner-sites/create-site'] as Body;
let nth = 0;
const next = (more: Partial<Body> = {}): Body => {
  const shortName = `nile-${(nth += 1)}`;
  return { ...sample, shortName, email: `mona@${shortName}.example`, ...more };
};
const keptName = (shortName: string) =>
  [`the name ${shortName}, which the platform keeps`, { shortName }, 'shortName'] as const;
const make = (body: Body) => callHttp({ site: 'sarathi', call: createSite, body, as: world.user('sarathi', 'staff') });

describe('a partner site made by a super admin of the platform', () => {
  it('answers at its subdomain at once, with a first super admin who sets a password there', async () => {
    const body = next({ phone: '1001234567', phoneCode: '+20' });
    const host = `${body.shortName}.partners.example`;
    const answer = await make(body);
    expect(answer).toMatchObject({
      status: 200,
      result: { site: body.shortName, domain: host, awaitedDomain: '', origin: `http://${host}:4400`, isServed: true },
    });
    expect(await identify(host, undefined, undefined)).toMatchObject({
      ok: true,
      value: { head: { site: body.shortName } },
    });
    const job = (await makeJob(body.shortName, 'test'))!;
    expect(job.head).toMatchObject({
      currency: 'EGP',
      country: 'EG',
      zone: 'Africa/Cairo',
      modules: ['Flights', 'Dmc'],
    });
    expect(job.head.isPlatform).toBeUndefined();
    expect(await readSite(job)).toMatchObject({
      _id: body.shortName,
      siteName: 'Nile Tours',
      companyName: 'Nile Tours SAE',
      domain: host,
      homeAirport: 'CAI',
      wlMeta: { isFirstDay: true },
      adminEmail: body.email,
      adminContact: '+20 1001234567',
    });
    expect(await readSuppliers(job)).toEqual(await readSuppliers(world.job('sarathi')));
    expect(await readUser(job, job.head.defaultStaffId)).toMatchObject({
      userType: 'staff',
      isSuperAdmin: true,
      status: 'unverified',
      email: body.email,
    });

    const mail = world.mail.lastTo(body.email);
    expect(mail.subject).toBe('Nile Tours: your staff account');
    const [, origin, token] = /(http:\/\/[\w.:-]+)\/app\/generate_password\?token=([\w-]{43})/.exec(mail.text)!;
    expect(origin).toBe(`http://${host}:4400`);
    const set = await callHttp({
      site: 'sarathi',
      call: generatePassword,
      body: { token: token!, password: 'a quiet harbour' },
      headers: { 'x-site-host': host, 'x-site-origin': origin!, origin: origin!, 'site-id': body.shortName },
    });
    expect(set).toMatchObject({ status: 200, result: { user: { userType: 'staff', status: 'verified' } } });
  });

  it('has the platform’s sources but those that sell by a token of its own', async () => {
    const platform = world.job('sarathi');
    const read = await readSettings(platform);
    const done = await commit(platform, [
      ...duffelSourceWrites(platform, read, 'test'),
      bumpRevision(platform, 'settings'),
    ]);
    expect(done.ok).toBe(true);
    const body = next();
    expect((await make(body)).status).toBe(200);
    const job = (await makeJob(body.shortName, 'test'))!;
    expect((await readSuppliers((await makeJob('sarathi', 'test'))!)).map(({ adapter }) => adapter)).toContain(
      'duffel',
    );
    expect(await readSuppliers(job)).toEqual(read.rows.suppliers);
    expect((await readSite(job)).hasTestFlights).toBeUndefined();
  });

  it('stands in the list of sites and in the platform’s log', async () => {
    const body = next();
    await make(body);
    const list = await callHttp({ site: 'sarathi', call: getSites, body: {}, as: world.user('sarathi', 'staff') });
    expect(list.result!.platformDomain).toBe('partners.example');
    expect(list.result!.sites).toContainEqual({
      site: body.shortName,
      siteName: 'Nile Tours',
      domain: `${body.shortName}.partners.example`,
      origin: `http://${body.shortName}.partners.example:4400`,
      isServed: true,
      isLinkWaiting: false,
      isSuspended: false,
      awaitedDomain: '',
      givenBackDomain: '',
      createdAt: '2026-12-01T08:00:00.000Z',
    });
    expect(await settingEvents(scopeOfJob(world.job('sarathi')), 1)).toMatchObject([
      {
        setting: 'new site',
        by: `user:${world.user('sarathi', 'staff').item.userId}`,
        note: `Nile Tours, ${body.shortName}.partners.example`,
      },
    ]);
  });

  it('is made once: name and domain belong to one site, also of two at the same moment', async () => {
    const body = next();
    const answers = await Promise.all([make(body), make({ ...body, email: 'other@nile.example' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const lost = answers.find(({ status }) => status === 400)!;
    expect(['SITE_TAKEN', 'DOMAIN_TAKEN']).toContain(lost.errorCode);
    expect((await readListedSites()).filter(({ site }) => site === body.shortName)).toHaveLength(1);

    const own = next({ domain: 'one.nile-twice.example' });
    const twice = await Promise.all([make(own), make(next({ domain: own.domain }))]);
    expect(twice.map(({ status, errorCode }) => `${status} ${errorCode}`).sort()).toEqual([
      '200 null',
      '400 DOMAIN_TAKEN',
    ]);
    expect(await make(next({ shortName: 'gulf' }))).toMatchObject({
      status: 400,
      errorCode: 'SITE_TAKEN',
      errors: { shortName: 'A site with this short name already exists.' },
    });
    expect(await make(next({ domain: 'gulf.localhost' }))).toMatchObject({ status: 400, errorCode: 'DOMAIN_TAKEN' });
  });

  it.each([
    ['a port', { domain: 'fares.example.com:8443' }, 'domain'],
    ['a wildcard', { domain: '*.example.com' }, 'domain'],
    ['a path', { domain: 'example.com/fares' }, 'domain'],
    ['an address of numbers', { domain: '10.0.0.1' }, 'domain'],
    ['another subdomain of the platform', { domain: 'a.partners.example' }, 'domain'],
    ...['admin', 'autodiscover', 'wpad', 'ns1', 'secure', 'payments', 'account', 'postmaster', 'security'].map(
      keptName,
    ),
    ...['files', 'gateway', 'mailbox', 'mail2', 'mx-01', 'mta-sts', 'sign-in'].map(keptName),
    ['a name with a dot', { shortName: 'nile.tours' }, 'shortName'],
    ['a country that is none', { country: 'ZZ' }, 'country'],
    ['a currency that is none', { currency: 'ZZZ' }, 'currency'],
    ['a zone that is none', { zone: 'Mars/Olympus' }, 'zone'],
    ['a module twice', { modules: ['Visa', 'Visa'] }, 'modules'],
    ['no module', { modules: [] }, 'modules'],
    ['HTML in its name', { siteName: '<b>Nile</b>' }, 'siteName'],
    ['an address in its name', { siteName: 'Nile desk@nile.example' }, 'siteName'],
    ['a quotation mark in its name', { siteName: 'Nile "Tours"' }, 'siteName'],
    ['a wide sign in its name', { siteName: 'Nile ＜desk＞' }, 'siteName'],
    ['a name of nothing that is seen', { siteName: '\u200B\u2060' }, 'siteName'],
    ['a name that is read backwards', { siteName: 'Nile \u202Esruot' }, 'siteName'],
    ['a company on two lines', { companyName: 'Nile\u2028Tours' }, 'companyName'],
    ['a name that browsers show in other letters', { shortName: 'xn--nle-zna' }, 'shortName'],
    ['two hyphens together', { shortName: 'nile--tours' }, 'shortName'],
    ['a hyphen at its end', { shortName: 'nile-' }, 'shortName'],
    ['a number without dial code', { phone: '1001234567' }, 'phoneCode'],
    ['a number that is none', { phone: '1234', phoneCode: '+20' }, 'phone'],
  ] as [string, Partial<Body>, string][])('with %s is refused at its field', async (_what, more, field) => {
    const body = next(more);
    const answer = await make(body);
    expect({ status: answer.status, code: answer.errorCode, fields: Object.keys(answer.errors ?? {}) }).toEqual({
      status: 400,
      code: 'VALIDATION',
      fields: [field],
    });
    expect((await readListedSites()).map(({ site }) => site)).not.toContain(body.shortName);
  });
});
