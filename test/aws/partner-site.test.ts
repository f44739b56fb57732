import { describe, expect, it } from 'vitest';
import { identify } from '#functions/actors/identify.ts';
import { makeJob } from '#functions/actors/job.ts';
import { readMailFrom, readSite, readSuppliers } from '#functions/site/store.ts';
import { setSender } from '#infra/aws/partner-sender.ts';
import { makePartnerSite, type PartnerSite, readPartnerSite } from '#infra/aws/partner-site.ts';
import { demoSites } from '#infra/local/seed/sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

useWorld();
const SENDERS = ['tickets@portolan.example', 'tickets@lantern.example'];

const [{ head, data, suppliers }] = demoSites as [(typeof demoSites)[number]];
const { _id, defaultStaffId: _staff, ...site } = data;
const superAdmin = {
  firstName: 'Ines',
  lastName: 'Prado',
  email: 'Ines@lantern.example',
  phoneCountryCode: '+91',
  phoneNumber: '9810012345',
};
/** A partner's file as the runbook describes it. */
const file = (name: string, more: Partial<PartnerSite> = {}) => ({
  head: { site: name, zone: head.zone },
  data: { ...site, domain: `fares.${name}.example`, siteName: 'Lantern' },
  suppliers,
  superAdmin,
  ...more,
});
const read = (given: object) => readPartnerSite(JSON.stringify(given));

describe('a partner’s site is made from a file', () => {
  it('with its domain, suppliers, sender and a super admin who has no password that anybody knows', async () => {
    expect(await makePartnerSite(read(file('lantern', { mailFrom: 'tickets@lantern.example' })), SENDERS)).toContain(
      'add-domain.ts fares.lantern.example',
    );
    const actor = (await makeJob('lantern', 'test'))!;
    expect(await identify('fares.lantern.example', undefined, undefined)).toMatchObject({
      ok: true,
      value: { head: { site: 'lantern', awaitedDomain: 'fares.lantern.example' } },
    });
    expect((await readSite(actor)).domain).toBe('lantern.partners.example');
    expect((await identify('lantern.partners.example', undefined, undefined)).ok).toBe(true);
    expect(await readMailFrom(actor)).toBe('tickets@lantern.example');
    expect(await readSuppliers(actor)).toEqual(suppliers);
    const made = await readSite(actor);
    expect(made).toMatchObject({ _id: 'lantern', siteName: 'Lantern', defaultStaffId: expect.stringMatching(/./) });
    expect(JSON.stringify(made)).not.toContain('tickets@lantern.example');
  });

  it('at a subdomain of the platform’s, which waits for nothing', async () => {
    const given = { ...file('lamp'), data: { ...site, domain: 'lamp.partners.example', siteName: 'Lamp' } };
    expect(await makePartnerSite(read(given), SENDERS)).toBe('Lamp is there, at lamp.partners.example.');
    expect((await makeJob('lamp', 'test'))!.head.awaitedDomain).toBeUndefined();
  });

  it('once: a second with its domain or its name writes nothing', async () => {
    await makePartnerSite(read(file('beacon')), SENDERS);
    await expect(makePartnerSite(read(file('beacon')), SENDERS)).rejects.toThrow(
      'fares.beacon.example belongs to a site already',
    );
    await expect(
      makePartnerSite(read({ ...file('beacon'), data: { ...site, domain: 'other.beacon.example' } }), SENDERS),
    ).rejects.toThrow('beacon is there already');
    expect(await identify('other.beacon.example', undefined, undefined)).toMatchObject({ ok: false });
    expect(await readMailFrom((await makeJob('beacon', 'test'))!)).toBeUndefined();
  });

  it('not with a sender that the functions may not mail from', async () => {
    await expect(
      makePartnerSite(read(file('candle', { mailFrom: 'tickets@candle.example' })), SENDERS),
    ).rejects.toThrow('-c partnerSenders=');
    expect(await makeJob('candle', 'test')).toBeUndefined();
  });

  it.each([
    [{ head: { site: 'Lantern!', zone: 'Asia/Kolkata' } }, /head\.site: lower case/],
    [{ head: { site: 'lantern', zone: 'Kolkata' } }, /head\.zone: an IANA time zone/],
    [{ data: { ...site, domain: 'Fares.Lantern.Example:443' } }, /data\.domain: a host name/],
    [{ data: { domain: 'fares.lantern.example' } }, /data\.siteName/],
    [{ data: { ...site, siteName: 'Lantern <desk@bank.example>' } }, /data\.siteName: a name on one line/],
    [{ suppliers: [{ name: 'one', adapter: 'nobody', settings: {} }] }, /suppliers\.0\.adapter/],
    [{ suppliers: [{ name: 'one', adapter: 'linked', settings: {} }] }, /no such adapter/],
    [{ superAdmin: { ...superAdmin, email: 'ines' } }, /superAdmin\.email: an address/],
    [{ superAdmin: { ...superAdmin, password: 'secret' } }, /superAdmin/],
  ])('not from one that says %j', (wrong, says) => {
    expect(() => read({ ...file('lantern'), ...wrong })).toThrow(says);
  });

  it('not from one that is no JSON', () => {
    expect(() => readPartnerSite('{ head: ')).toThrow(/^the file is not JSON/);
  });
});

describe('a partner’s sender', () => {
  it('is set and taken away again for a site that is there, seen by the next mail', async () => {
    await makePartnerSite(read(file('wick')), SENDERS);
    expect(await setSender('wick', 'tickets@lantern.example', SENDERS)).toBe(
      'wick mails from tickets@lantern.example.',
    );
    expect(await readMailFrom((await makeJob('wick', 'test'))!)).toBe('tickets@lantern.example');
    expect(await setSender('wick', '', SENDERS)).toBe("wick mails from the platform's address.");
    expect(await readMailFrom((await makeJob('wick', 'test'))!)).toBeUndefined();
  });

  it('is refused for nobody, for what is no address, and for one that was not deployed', async () => {
    await expect(setSender(undefined, 'tickets@lantern.example', SENDERS)).rejects.toThrow('usage: set-mail-from.ts');
    await expect(setSender('nowhere', 'tickets@lantern.example', SENDERS)).rejects.toThrow('there is no site nowhere');
    await expect(setSender('wick', 'tickets', SENDERS)).rejects.toThrow('tickets is no address');
    await expect(setSender('wick', 'tickets@elsewhere.example', SENDERS)).rejects.toThrow(
      'deploy with it in -c partnerSenders=',
    );
  });
});
