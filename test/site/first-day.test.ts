import { expect, it } from 'vitest';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { siteKeys } from '#functions/site/keys.ts';
import { readSite, settingEvents } from '#functions/site/store.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { getFirstDay } from '#shared/site/partner-sites/get-first-day.ts';
import { putAwayFirstDay } from '#shared/site/partner-sites/put-away-first-day.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { stepsOf } from '#web/site/partner-sites/first-day-steps.ts';
import { saveFields } from './settings-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });

it('what is left to do is told by what stands there', async () => {
  const admin = world.user('sarathi', 'staff');
  const asked = async () => (await asking(admin)(getFirstDay, {})).result!;
  const before = await asked();
  expect(before).toMatchObject({ brandSavedAt: '', hasCustomer: true });
  expect(before.textsLeft).toContain('terms');
  await saveFields(admin, 'branding', { tagline: 'To the Gulf and back' });
  await saveFields(admin, 'policies', {
    terms: '<p>Pay first.</p>',
    privacy: '<p>None.</p>',
    cancellation: '<p>No.</p>',
  });
  await saveFields(admin, 'frame', { footer: '<p>Sarathi, Kochi</p>', showsFooter: true });
  const after = await asked();
  expect(after).toMatchObject({ brandSavedAt: '2026-12-01T08:00:00.000Z', textsLeft: [] });
  const done = stepsOf(after).filter(({ isDone }) => isDone);
  expect(done.map(({ name }) => name)).toEqual(expect.arrayContaining(['Brand', 'Texts', 'First customer']));
});

it('steps lead to the first text that is missing, and a begun one says so', () => {
  const day = { brandSavedAt: '', hasGateway: false, hasStaff: false, hasCustomer: false };
  const texts = (textsLeft: Parameters<typeof stepsOf>[0]['textsLeft']) => stepsOf({ ...day, textsLeft })[1]!;
  expect(texts(['terms', 'footer'])).toMatchObject({
    isDone: false,
    isBegun: true,
    to: expect.stringMatching(/policies$/),
  });
  expect(texts(['footer']).to).toMatch(/part=frame$/);
  expect(texts(['footer']).words).toBe('3 of 4 written. Left: footer.');
  expect(texts([])).toMatchObject({ isDone: true, action: 'Change' });
});

it('the list is put away once, by a super admin, and stays away', async () => {
  const admin = world.user('sarathi', 'staff');
  const job = world.job('sarathi');
  await commit(job, [
    { kind: 'update', key: siteKeys.site(job, 'SETTINGS'), set: { 'data.wlMeta.isFirstDay': true } },
    bumpRevision(job, 'settings'),
  ]);
  for (let times = 0; times < 2; times += 1)
    expect((await asking(admin)(putAwayFirstDay, {})).result).toEqual({ isFirstDay: false });
  const events = await settingEvents(scopeOfJob(job), 100);
  expect(events.filter(({ setting }) => setting === 'first day')).toHaveLength(1);
  expect((await readSite(world.job('sarathi'))).wlMeta.isFirstDay).toBe(false);
});
