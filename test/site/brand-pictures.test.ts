import { beforeAll, describe, expect, it } from 'vitest';
import { fileRoute } from '#functions/files/token-route.ts';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { objects } from '#functions/runtime/objects.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { finishUpload } from '#shared/files/finish-upload.ts';
import type { UploadPurpose } from '#shared/files/purposes.ts';
import { startUpload } from '#shared/files/start-upload.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import * as made from '#test/fixtures/pictures.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { partOf, settingsFor, undo, valueOf } from './settings-steps.ts';

const world = useWorld({ at: '2026-11-22T10:00:00Z' });
let admin: TestUser;
beforeAll(async () => {
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});

/** A picture as a browser sends it: to its place, then checked. */
async function send(as: TestUser, purpose: UploadPurpose) {
  const file = made.png();
  const begun = { purpose, contentType: 'image/png', size: file.length };
  const { result: place } = await callHttp({ site: as.site, call: startUpload, body: begun, as });
  const event = {
    httpMethod: 'PUT',
    path: place!.url,
    headers: { 'Content-Type': 'image/png' },
    body: file.toString('base64'),
    isBase64Encoded: true,
  } as unknown as HttpEvent;
  expect((await fileRoute(event, {} as never)).statusCode).toBe(204);
  const body = { uploadId: place!.uploadId };
  const finished = await callHttp({ site: as.site, call: finishUpload, body, as });
  return { uploadId: place!.uploadId, url: finished.result!.url };
}

async function save(fields: object, uploads?: string[]) {
  const { version, value } = partOf(await settingsFor(admin), 'branding');
  return asking(admin)(saveSettings, {
    part: 'branding',
    version,
    value: { ...value, ...fields },
    ...(uploads && { uploads }),
  });
}
const isThere = async (url: string) => (await objects().get(url.slice(1))) !== undefined;
const cleanUpAt = async (at: string) => {
  world.clock.set(at);
  await runSchedule('erase-personal-data');
};

describe('a site’s logo and icon', () => {
  it('are sent, saved and seen by visitors, and stay when what nobody took is cleared away', async () => {
    const [logo, dark, icon, unused] = [
      await send(admin, 'siteLogo'),
      await send(admin, 'siteLogo'),
      await send(admin, 'siteFavicon'),
      await send(admin, 'siteLogo'),
    ];
    const answer = await save({ logoUrl: logo.url, logoDarkUrl: dark.url, faviconImage: icon.url }, [
      unused.uploadId,
      dark.uploadId,
      logo.uploadId,
      icon.uploadId,
    ]);
    expect(answer.errorCode).toBeNull();
    const body = { domain: 'sarathi.localhost' };
    const seen = await callHttp({ site: 'sarathi', call: detectSite, body });
    expect(seen.result).toMatchObject({ logoUrl: logo.url, logoDarkUrl: dark.url, faviconImage: icon.url });
    await cleanUpAt('2026-11-23T11:00:00Z');
    expect(await Promise.all([logo.url, dark.url, icon.url, unused.url].map(isThere))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('go a month after they were replaced, unless the change was taken back', async () => {
    world.clock.set('2026-11-24T10:00:00Z');
    const [first, second] = [await send(admin, 'siteLogo'), await send(admin, 'siteLogo')];
    await save({ logoUrl: first.url }, [first.uploadId]);
    await save({ logoUrl: second.url }, [second.uploadId]);
    expect((await undo(admin, 'branding')).errorCode).toBeNull();
    expect((await valueOf(admin, 'branding')).logoUrl).toBe(first.url);
    await cleanUpAt('2026-12-20T10:00:00Z');
    expect(await Promise.all([first.url, second.url].map(isThere))).toEqual([true, true]);
    await cleanUpAt('2026-12-25T10:00:00Z');
    expect(await Promise.all([first.url, second.url].map(isThere))).toEqual([true, false]);
    // Nobody goes back to a picture that is gone; the session of a month ago has ended too.
    admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
    expect((await undo(admin, 'branding')).errorCode).toBe('NOTHING_TO_UNDO');
    expect((await valueOf(admin, 'branding')).logoUrl).toBe(first.url);
  });

  it('are nobody’s but who sent them: no path that was guessed, no other person’s, no other purpose, no second time', async () => {
    const gulf = await send(world.user('gulf', 'staff'), 'siteLogo');
    const colleague = await send(await world.addUser('sarathi', 'staff', { isSuperAdmin: true }), 'siteLogo');
    const icon = await send(admin, 'siteFavicon');
    const logo = await send(admin, 'siteLogo');
    const before = await valueOf(admin, 'branding');
    for (const [url, uploads] of [
      [logo.url, undefined],
      [logo.url, [icon.uploadId]],
      [icon.url, [icon.uploadId]],
      [colleague.url, [colleague.uploadId]],
      [gulf.url, [gulf.uploadId]],
      ['/app/brand/sarathi/guessed.png', [logo.uploadId]],
    ] as [string, string[] | undefined][])
      expect(await save({ logoUrl: url }, uploads), url).toMatchObject({
        status: 400,
        errors: { 'value.logoUrl': 'This picture is no longer available. Please upload it again.' },
      });
    expect(await valueOf(admin, 'branding')).toEqual(before);
    expect((await save({ logoUrl: logo.url }, [logo.uploadId])).errorCode).toBeNull();
    await save({ logoUrl: '' });
    expect((await save({ logoUrl: logo.url }, [logo.uploadId])).errorCode).toBe('VALIDATION');
  });
});
