import { beforeAll, describe, expect, it } from 'vitest';
import { readListedSites, readSite } from '#functions/site/store.ts';
import { makeJob } from '#functions/actors/job.ts';
import { revisionOf } from '#functions/site/revision.ts';
import { readSettings } from '#functions/site/settings/settings-store.ts';
import { duffelSourceWrites, savePartWrites } from '#functions/site/settings/settings-writes.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { flightsOf, saveFlights } from '#test/flights/settings/flight-settings-steps.ts';
import { partOf, saveFields, settingsFor, undo, valueOf } from './settings-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
let admin: TestUser;
beforeAll(async () => {
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true, firstName: 'Anjali', lastName: 'Pillai' });
});
const siteNow = async () => readSite((await makeJob('sarathi', 'test'))!);
const seenByVisitors = async () =>
  (await callHttp({ site: 'sarathi', call: detectSite, body: { domain: 'sarathi.localhost' } })).result!;

describe('a part of the settings', () => {
  it('is saved under the next version and seen by the next request, and it is kept who changed what', async () => {
    const before = revisionOf((await makeJob('sarathi', 'test'))!, 'settings');
    const saved = await saveFields(admin, 'branding', { siteName: ' Sarathi  ', colour: '#7a1f5c' });
    expect(saved).toMatchObject({ status: 200, result: { takenOut: [] } });
    const { settings } = saved.result!;
    expect(partOf(settings, 'branding')).toMatchObject({
      version: 1,
      changedAt: '2026-11-21T04:00:00.000Z',
      changedBy: 'Anjali Pillai',
      canUndo: true,
      value: { siteName: 'Sarathi', colour: '#7a1f5c', tagline: 'Fares for the trade' },
    });
    expect(settings.events[0]).toEqual({
      part: 'branding',
      at: '2026-11-21T04:00:00.000Z',
      by: 'Anjali Pillai',
      text: 'Branding changed',
      changes: [
        { field: 'Site’s name', kind: 'words', from: 'Sarathi Travels', to: 'Sarathi' },
        { field: 'Colour', kind: 'colour', from: '#0b5cab', to: '#7a1f5c' },
      ],
    });
    expect(revisionOf((await makeJob('sarathi', 'test'))!, 'settings')).toBe(before + 1);
    expect(await seenByVisitors()).toMatchObject({
      siteName: 'Sarathi',
      brandingSettings: { form: { theme: { palette: { primary: '#7a1f5c' } } } },
    });
    expect((await readListedSites()).find(({ site }) => site === 'sarathi')).toMatchObject({
      siteName: 'Sarathi',
      domain: 'sarathi.localhost',
    });
  });

  it('that is sent again with what it has already changes nothing', async () => {
    const { version } = partOf(await settingsFor(admin), 'branding');
    const again = await saveFields(admin, 'branding', {}, version - 1);
    expect(again.status).toBe(200);
    expect(partOf(again.result!.settings, 'branding').version).toBe(version);
  });

  it('saved by two at once is saved by one: the other hears what stands, and nothing of either is lost', async () => {
    const value = await valueOf(admin, 'links');
    const { version } = partOf(await settingsFor(admin), 'links');
    const save = (crmUrl: string) =>
      asking(admin)(saveSettings, { part: 'links', version, value: { ...value, crmUrl } });
    const answers = await Promise.all([save('https://one.example/'), save('https://two.example/')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    const { settings } = lost!.result as unknown as { settings: typeof won };
    expect(settings).toMatchObject({ parts: won!.result!.settings.parts });
    expect((await saveFields(admin, 'links', { coreUrl: '' }, version)).status).toBe(200);
    expect(await saveFields(admin, 'links', { coreUrl: 'https://core.example/' }, version)).toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
    });
  });

  it('goes back to what stood before, and the change comes back the same way', async () => {
    const before = await valueOf(admin, 'company');
    await saveFields(admin, 'company', { address: '2 Station Road' });
    const back = await undo(admin, 'company');
    expect(back.result!.settings.events[0]!.text).toBe('Company and contact: last change undone');
    expect(back.result!.settings.events[0]!.changes).toEqual([
      { field: 'Address', kind: 'words', from: '2 Station Road', to: '1 Station Road' },
    ]);
    expect(await valueOf(admin, 'company')).toEqual(before);
    await undo(admin, 'company');
    expect(await valueOf(admin, 'company')).toMatchObject({ address: '2 Station Road' });
    expect(await undo(admin, 'company', 1)).toMatchObject({ errorCode: 'CONFLICT' });
    expect(await undo(admin, 'tags')).toMatchObject({ status: 409, errorCode: 'NOTHING_TO_UNDO' });
  });
});

it('a source that a token makes, and an order of sources that somebody else saves, never undo one another', async () => {
  const [job, admin] = [world.job('gulf'), world.user('gulf', 'staff')];
  const before = await readSettings(job);
  const { sources } = await flightsOf(admin);
  const slower = sources.map((source) => ({ ...source, deadlineSeconds: 11 }));
  expect((await saveFlights(admin, { sources: slower })).errorCode).toBeNull();
  expect(await commit(job, duffelSourceWrites(job, before, 'test'))).toMatchObject({ ok: false, code: 'CONFLICT' });
  expect((await flightsOf(admin)).sources, 'as they were saved').toEqual(slower);

  const now = await readSettings(job);
  expect((await commit(job, duffelSourceWrites(job, now, 'test'))).ok).toBe(true);
  const late = savePartWrites(job, now, { part: 'flights', value: { ...now.rows.flightRules, sources } });
  expect(await commit(job, late)).toMatchObject({ ok: false, code: 'CONFLICT' });
  expect((await flightsOf(admin)).sources.map(({ name }) => name)).toEqual([
    ...sources.map(({ name }) => name),
    'duffel',
  ]);
});

describe('head and settings', () => {
  it('say the same of lock, second factor and modules, in one commit', async () => {
    await saveFields(admin, 'access', { lockMode: true });
    expect((await siteNow()).brandingSettings.lockMode).toBe(true);
    expect((await makeJob('sarathi', 'test'))!.head.lockMode).toBe(true);
    await saveFields(admin, 'access', { lockMode: false });
    await saveFields(admin, 'modules', { modules: ['Visa', 'Flights'] });
    expect((await makeJob('sarathi', 'test'))!.head.modules).toEqual(['Visa', 'Flights']);
    expect((await siteNow()).activeModules).toEqual([
      { siteModuleId: 6, siteModule: { module_name: 'Visa' } },
      { siteModuleId: 1, siteModule: { module_name: 'Flights' } },
    ]);
    await undo(admin, 'modules');
  });

  it('are told in the history by what modules and switches are called', async () => {
    const before = await valueOf(admin, 'modules');
    await saveFields(admin, 'modules', { modules: ['Visa', 'FixedDeparture'] });
    await saveFields(admin, 'access', { lockMode: true });
    const [access, modules] = (await settingsFor(admin)).events;
    expect(access!.changes).toEqual([{ field: 'Members only', kind: 'words', from: 'off', to: 'on' }]);
    expect(modules!.changes).toMatchObject([{ field: 'Modules', to: 'Visa, Fixed departures' }]);
    await saveFields(admin, 'access', { lockMode: false });
    await saveFields(admin, 'modules', before);
  });

  it('keep what no site changes for itself: domain, currency, country, zone and the platform’s flags', async () => {
    const { domain, currency, country, zone, wlMeta, _id } = testSites.sarathi.data;
    const kept = { _id, domain, currency, country, zone };
    for (const part of ['branding', 'company', 'access', 'links'] as const)
      for (const [field, value] of Object.entries({ ...kept, wlMeta, zone: 'Asia/Dubai', platform: true }))
        expect(await saveFields(admin, part, { [field]: value }), `${part} ${field}`).toMatchObject({
          errorCode: 'VALIDATION',
        });
    expect(await siteNow()).toMatchObject({ ...kept, wlMeta: { ...wlMeta } });
  });

  it('have no module that the platform has not granted', async () => {
    const quiet = await world.addUser('quiet', 'staff', { isSuperAdmin: true });
    expect((await settingsFor(quiet)).grantedModules).toEqual(['Visa']);
    expect(await saveFields(quiet, 'modules', { modules: ['Visa', 'Flights'] })).toMatchObject({
      errors: { 'value.modules': 'Not enabled by the platform: Flights.' },
    });
    expect(await saveFields(quiet, 'modules', { modules: ['TourPackages', 'FixedDeparture'] })).toMatchObject({
      errors: { 'value.modules': 'Not enabled by the platform: Packages, Fixed departures.' },
    });
    expect((await saveFields(quiet, 'modules', { modules: [] })).status).toBe(200);
    // What was switched off is still granted.
    expect((await saveFields(quiet, 'modules', { modules: ['Visa'] })).status).toBe(200);
  });
});

it('bank details reach the customers who transfer, and the log keeps four signs of a number', async () => {
  const account = { bankName: 'HDFC', accountName: 'Sarathi', accountNumber: '5020 0012 3456', ifsc: 'HDFC0000001' };
  const saved = await saveFields(admin, 'bank', { accounts: [{ ...account, branch: 'Delhi' }] });
  const kept = { ...account, accountNumber: '502000123456', branch: 'Delhi' };
  const shown = await asking(world.user('sarathi', 'retail'))(getBankDetails, {});
  expect(shown.result).toEqual([kept]);
  expect(JSON.stringify(saved.result!.settings.events)).not.toContain('502000123456');
  expect(saved.result!.settings.events[0]!.changes).toContainEqual({
    field: 'Account 1, Account number',
    kind: 'words',
    from: '',
    to: '… 3456',
  });
});

describe('who may', () => {
  it('is staff who hold it, and super admins; nobody else, nowhere else', async () => {
    const { group, writes } = createGroupWrites(world.job('sarathi'), 'Brand desk', { 'settings.edit': true });
    expect((await commit(world.job('sarathi'), writes)).ok).toBe(true);
    const desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: false, permissionGroupId: group.groupId });
    const plain = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
    const body = { part: 'links', version: 99, value: { coreUrl: '', crmUrl: 'https://crm.example/' } } as const;
    const answers = async (as: TestUser | undefined) =>
      (await callHttp({ site: 'sarathi', call: saveSettings, as, body })).errorCode;
    expect(await answers(desk)).toBe('CONFLICT');
    expect(await answers(plain)).toBe('FORBIDDEN');
    expect(await answers(undefined)).toBe('NOT_SIGNED_IN');
    for (const type of ['travelAgent', 'corporate', 'retail'] as const)
      expect(await answers(world.user('sarathi', type)), type).toBe('FORBIDDEN');
    // Staff of another site are nobody here.
    expect(await answers(world.user('gulf', 'staff'))).toBe('NOT_SIGNED_IN');
    const { branding } = { branding: await valueOf(world.user('gulf', 'staff'), 'branding') };
    expect(branding.siteName).toBe('Gulf Travels');
  });
});
