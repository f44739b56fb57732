import { expect, it } from 'vitest';
import { identify } from '#functions/actors/identify.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { claimDomain } from '#infra/aws/partner-site.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { createSite } from '#shared/site/partner-sites/create-site.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
// Before anything reads it: a deployment that has no domain to give.
delete process.env.PLATFORM_DOMAIN;
const sample = sampleRequests['site/partner-sites/create-site'] as WireRequestOf<typeof createSite>;

const make = (shortName: string, domain: string) =>
  callHttp({
    site: 'sarathi',
    call: createSite,
    body: { ...sample, shortName, domain, email: `mona@${shortName}.example` },
    as: world.user('sarathi', 'staff'),
  });
const listed = async (site: string) => {
  const as = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  const { result } = await callHttp({ site: 'sarathi', call: getSites, body: {}, as });
  return result!.sites.find((one) => one.site === site);
};
const at = (site: string, host: string) => ({
  'x-site-host': host,
  'x-site-origin': `https://${host}`,
  origin: `https://${host}`,
  'site-id': site,
});
const openPage = (site: string, host: string) =>
  callHttp({ site: 'sarathi', call: detectSite, body: { domain: host }, headers: at(site, host) });
const mailsTo = (email: string) => world.mail.sent.filter(({ to }) => to.includes(email));

it('without a platform’s domain the first link waits, and is mailed once the site’s own is served', async () => {
  const host = 'fares.creek.example';
  expect((await make('creek', host)).result).toMatchObject({ domain: host, awaitedDomain: host, isServed: false });
  await runSchedule('send-mails');
  expect(mailsTo('mona@creek.example')).toEqual([]);
  expect(await listed('creek')).toMatchObject({ domain: host, isServed: false, isLinkWaiting: true });

  // Three weeks later: a link of the day it was made would be over.
  world.clock.set('2026-12-22T08:00:00Z');
  expect((await openPage('creek', host)).status).toBe(200);
  await runSchedule('send-mails');
  await runSchedule('send-mails');
  expect(mailsTo('mona@creek.example')).toHaveLength(1);
  const { subject, text } = world.mail.lastTo('mona@creek.example');
  expect(subject).toBe('Nile Tours: your staff account');
  expect(text).toContain(`${world.user('sarathi', 'staff').actor.name} has opened a staff account for you`);
  const link = new URL(/https:\/\/[^\s"<]+generate_password\?token=[\w-]+/.exec(text)![0]);
  expect(link.origin).toBe(`https://${host}`);
  expect(await listed('creek')).toMatchObject({
    domain: host,
    awaitedDomain: '',
    isServed: true,
    isLinkWaiting: false,
  });
  const set = await callHttp({
    site: 'sarathi',
    call: generatePassword,
    body: { token: link.searchParams.get('token')!, password: 'a quiet harbour' },
    headers: at('creek', host),
  });
  expect(set).toMatchObject({ status: 200, result: { user: { userType: 'staff', status: 'verified' } } });
});

it('a domain that is given back leaves such a site without one, and its link waits for the next', async () => {
  await make('weir', 'fares.weir.example');
  world.clock.set('2026-12-31T08:01:00Z');
  await runSchedule('erase-personal-data');
  expect(await identify('fares.weir.example', undefined, undefined)).toMatchObject({ ok: false });
  expect(await listed('weir')).toMatchObject({
    domain: '',
    origin: '',
    isServed: false,
    isLinkWaiting: true,
    givenBackDomain: 'fares.weir.example',
  });
  await claimDomain('weir', 'shop.weir.example');
  expect(await listed('weir')).toMatchObject({ domain: 'shop.weir.example', isServed: false, isLinkWaiting: true });
  await openPage('weir', 'shop.weir.example');
  await runSchedule('send-mails');
  expect(world.mail.lastTo('mona@weir.example').text).toContain('https://shop.weir.example/app/generate_password');
});

it('a site without a domain of its own is refused', async () => {
  expect(await make('ford', '')).toMatchObject({ status: 400, errorCode: 'VALIDATION', errors: { domain: /own/ } });
});
