import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { takeUpload } from '#functions/files/take-upload.ts';
import { closeUpload, readUploadOf } from '#functions/files/upload-object.ts';
import { dropFileWrites, keepFileWrites } from '#functions/files/writes.ts';
import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { fileRoute } from '#functions/files/token-route.ts';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { objects } from '#functions/runtime/objects.ts';
import { commit } from '#functions/table/commit.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { serveFile } from '#infra/local/serve-file.ts';
import { finishUpload } from '#shared/files/finish-upload.ts';
import type { UploadPurpose } from '#shared/files/purposes.ts';
import { startUpload } from '#shared/files/start-upload.ts';
import * as made from '#test/fixtures/pictures.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-22T10:00:00Z' });
const site = 'sarathi' as const;
let staff: TestUser;
let agent: TestUser;
let server: Server;
let origin: string;

beforeAll(async () => {
  staff = world.user(site, 'staff');
  agent = world.user(site, 'travelAgent');
  server = createServer((request, response) => void serveFile(request, response, request.url!));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const start = (as: TestUser, purpose: UploadPurpose, size: number, contentType = 'image/png') =>
  callHttp({ site: as.site, call: startUpload, body: { purpose, contentType, size }, as });
const finish = (as: TestUser, uploadId: string) =>
  callHttp({ site: as.site, call: finishUpload, body: { uploadId }, as });

type Put = (url: string, body: Buffer, type?: string) => Promise<number>;
const putByServer: Put = async (url, body, type = 'image/png') =>
  (await fetch(origin + url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(body) })).status;
const putByLambda: Put = async (url, body, type = 'image/png') => {
  const event = {
    httpMethod: 'PUT',
    path: url,
    headers: { 'Content-Type': type },
    body: body.toString('base64'),
    isBase64Encoded: true,
  } as unknown as HttpEvent;
  return (await fileRoute(event, {} as never)).statusCode;
};

const send = async (as: TestUser, purpose: UploadPurpose, file: Buffer, contentType = 'image/png') => {
  const { result } = await start(as, purpose, file.length, contentType);
  expect(await putByServer(result!.url, file, contentType)).toBe(204);
  return result!.uploadId;
};
const folder = async (kind: string) =>
  (await readdir(path.join(world.folder, 'objects', kind), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.') || kind === 'uploads' ? !name.endsWith(site) : false,
  );

describe.each([
  ['the embedded gateway', putByServer],
  ['LocalStack’s function', putByLambda],
])('a file by %s', (_, put) => {
  it('comes in, is checked and stands where anybody may see it, under a name nobody knew', async () => {
    const file = made.png({ behind: Buffer.from('<script>') });
    const { result: place } = await start(staff, 'siteLogo', file.length);
    expect(place).toMatchObject({ method: 'PUT', contentType: 'image/png', expiresAt: '2026-11-22T10:10:00.000Z' });
    expect(await put(place!.url, file)).toBe(204);
    const { result } = await finish(staff, place!.uploadId);
    expect(result).toMatchObject({ uploadId: place!.uploadId, contentType: 'image/png', width: 48, height: 24 });
    expect(result!.url).toMatch(/^\/app\/brand\/sarathi\/[0-9A-Z]{26}\.png$/);
    expect(result!.url).not.toContain(place!.uploadId);
    const shown = await fetch(origin + result!.url);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await shown.arrayBuffer()).includes('script')).toBe(false);
    expect(await objects().get(`uploads/${site}/${place!.uploadId}`)).toHaveLength(0);
    expect((await finish(staff, place!.uploadId)).result).toEqual(result);
  });

  it('is taken with exactly its type and length, and in its time', async () => {
    const file = made.png();
    const { result: place } = await start(staff, 'siteLogo', file.length);
    expect(await put(place!.url, file, 'text/html')).toBe(403);
    expect(await put(place!.url, Buffer.concat([file, Buffer.from('x')]))).toBe(413);
    expect(await put(place!.url, Buffer.alloc(2_000_000))).toBe(413);
    expect(await put(place!.url, file.subarray(1))).toBe(400);
    expect(await objects().get(`uploads/${site}/${place!.uploadId}`)).toBeUndefined();
    expect(await finish(staff, place!.uploadId)).toMatchObject({ status: 409, errorCode: 'FILE_MISSING' });
    world.clock.set('2026-11-22T10:10:00Z');
    expect(await put(place!.url, file)).toBe(404);
  });

  it('is taken once: what lies at its address is never replaced, before it was finished and after', async () => {
    const file = made.png();
    const other = Buffer.alloc(file.length, 1);
    const { result: place } = await start(staff, 'siteLogo', file.length);
    const lying = () => objects().get(`uploads/${site}/${place!.uploadId}`);
    expect(await put(place!.url, file)).toBe(204);
    expect(await put(place!.url, other)).toBe(412);
    expect(Buffer.from((await lying())!)).toEqual(file);
    const { result } = await finish(staff, place!.uploadId);
    const before = await objects().get(result!.url.slice(1));
    expect(await put(place!.url, other)).toBe(412);
    expect(await put(place!.url, file)).toBe(412);
    expect(await lying()).toHaveLength(0);
    expect((await finish(staff, place!.uploadId)).result).toEqual(result);
    expect(await objects().get(result!.url.slice(1))).toEqual(before);
  });

  it('of several sent to one address at once, one is taken', async () => {
    const { result: place } = await start(staff, 'siteLogo', 100);
    const files = [1, 2, 3, 4].map((sign) => Buffer.alloc(100, sign));
    const said = await Promise.all(files.map((file) => put(place!.url, file)));
    expect(said.toSorted()).toEqual([204, 412, 412, 412]);
    const lies = await objects().get(`uploads/${site}/${place!.uploadId}`);
    expect(Buffer.from(lies!)).toEqual(files[said.indexOf(204)]);
  });

  it('that was refused when it was looked at leaves its address closed', async () => {
    const { result: place } = await start(staff, 'siteLogo', 100);
    expect(await put(place!.url, Buffer.alloc(100, 1))).toBe(204);
    expect((await finish(staff, place!.uploadId)).errorCode).toBe('FILE_REFUSED');
    expect(await put(place!.url, Buffer.alloc(100, 2))).toBe(412);
    expect((await finish(staff, place!.uploadId)).errorCode).toBe('FILE_MISSING');
  });
});

it('a stream without an end is cut where the file should end', async () => {
  const { result: place } = await start(staff, 'siteLogo', 1_000);
  const status = await new Promise<number>((resolve, reject) => {
    const sent = httpRequest(origin + place!.url, { method: 'PUT', headers: { 'content-type': 'image/png' } });
    sent.on('response', (response) => resolve(response.statusCode!)).on('error', reject);
    for (let at = 0; at < 10; at++) sent.write(Buffer.alloc(500));
  });
  expect(status).toBe(413);
  expect(await objects().get(`uploads/${site}/${place!.uploadId}`)).toBeUndefined();
});

it('what was read and closed reads as gone', async () => {
  const job = world.job(site);
  await objects().put(`uploads/${site}/READ1`, Buffer.alloc(10));
  expect(await readUploadOf(job, 'READ1', 10)).toHaveLength(10);
  await closeUpload(job, 'READ1');
  expect(await readUploadOf(job, 'READ1', 10)).toBeUndefined();
});

describe('what is refused', () => {
  it.each([
    ['30 MB', 30_000_000, 'image/png', 'A logo can have at most 200 KB; this file has 30 MB.'],
    ['a page', 100, 'text/html', 'A logo is a PNG, JPEG, WebP or SVG file.'],
    ['nothing', 0, 'image/png', 'This file is empty.'],
  ])('%s is told before anything is sent', async (_, size, type, message) => {
    expect(await start(staff, 'siteLogo', size, type)).toMatchObject({
      status: 400,
      errorCode: 'FILE_REFUSED',
      message,
    });
  });

  it('a page that says it is a picture is told, and nothing of it stays', async () => {
    const uploadId = await send(staff, 'siteLogo', Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect(await finish(staff, uploadId)).toMatchObject({
      errorCode: 'FILE_REFUSED',
      message: 'This file does not match its file type.',
    });
    expect(await objects().get(`uploads/${site}/${uploadId}`)).toHaveLength(0);
    expect(await finish(staff, uploadId)).toMatchObject({ errorCode: 'FILE_MISSING' });
  });

  it('the forty-first file in an hour', async () => {
    const busy = await world.addUser(site, 'staff', { isSuperAdmin: true });
    for (let count = 0; count < 40; count++) expect((await start(busy, 'siteLogo', 100)).status).toBe(200);
    expect(await start(busy, 'siteLogo', 100)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
  });
});

describe('who may', () => {
  it('the site’s pictures are staff’s who may change settings, an agency’s its owner’s', async () => {
    const plain = await world.addUser(site, 'staff');
    const { legalEntityId, companyName } = agent.item;
    const colleague = await world.addUser(site, 'travelAgent', { legalEntityId, companyName });
    const codes = async (as: TestUser) =>
      Promise.all(
        (['siteLogo', 'siteFavicon', 'agencyLogo'] as const).map(
          async (purpose) => (await start(as, purpose, 100)).errorCode,
        ),
      );
    expect(await codes(staff)).toEqual([null, null, 'FILE_REFUSED']);
    expect(await codes(plain)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FILE_REFUSED']);
    expect(await codes(agent)).toEqual(['FILE_REFUSED', 'FILE_REFUSED', null]);
    expect(await codes(colleague)).toEqual(['FILE_REFUSED', 'FILE_REFUSED', 'FORBIDDEN']);
    for (const userType of ['retail', 'corporate'] as const)
      expect(await codes(world.user(site, userType)), userType).toEqual(Array(3).fill('FILE_REFUSED'));
    // A slip of a bank transfer is any customer's, and no member of staff's.
    for (const as of [agent, colleague, world.user(site, 'retail'), world.user(site, 'corporate')])
      expect((await start(as, 'transferSlip', 100)).errorCode).toBeNull();
    expect((await start(staff, 'transferSlip', 100)).errorCode).toBe('FILE_REFUSED');
    // An activity's picture is whose staff may change master data, which everybody of staff may until told otherwise.
    expect((await start(plain, 'activityPicture', 100)).errorCode).toBeNull();
    const job = world.job(site);
    const { group, writes } = createGroupWrites(job, 'Desk without master data', { 'masters.edit': false });
    expect((await commit(job, writes)).ok).toBe(true);
    const { groupId: permissionGroupId } = group;
    const reader = await world.addUser(site, 'staff', { isSuperAdmin: false, permissionGroupId });
    expect((await start(reader, 'activityPicture', 100)).errorCode).toBe('FORBIDDEN');
    expect((await start(agent, 'activityPicture', 100)).errorCode).toBe('FILE_REFUSED');
  });

  it('nobody finishes or takes another’s upload, nor one’s own for another purpose', async () => {
    const uploadId = await send(agent, 'agencyLogo', made.png());
    const others = [staff, await world.addUser(site, 'travelAgent'), world.user('gulf', 'travelAgent')];
    for (const other of others) {
      expect(await finish(other, uploadId)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
      expect(await takeUpload(other.actor, uploadId, 'agencyLogo')).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await takeUpload(agent.actor, uploadId, 'agencyLogo')).toMatchObject({ code: 'FILE_MISSING' });
    await finish(agent, uploadId);
    expect(await takeUpload(agent.actor, uploadId, 'siteLogo')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await takeUpload(agent.actor, 'NOBODYS', 'agencyLogo')).toMatchObject({ code: 'NOT_FOUND' });
    const taken = await takeUpload(agent.actor, uploadId, 'agencyLogo');
    if (!taken.ok) throw new Error(taken.code);
    const [one, other] = await Promise.all([0, 1].map(() => commit(agent.actor, taken.value.writes)));
    expect([one!.ok, other!.ok].toSorted()).toEqual([false, true]);
    expect(await takeUpload(agent.actor, uploadId, 'agencyLogo')).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('what is not used any more', () => {
  it('an upload that nobody took is gone after its day, however far it came; one that was taken stays', async () => {
    const begun = await send(agent, 'agencyLogo', made.png());
    const checked = await send(agent, 'agencyLogo', made.png());
    const taken = await send(agent, 'agencyLogo', made.png());
    const lost = (await finish(agent, checked)).result!.url.slice(1);
    const kept = (await finish(agent, taken)).result!.url.slice(1);
    const took = await takeUpload(agent.actor, taken, 'agencyLogo');
    expect(took.ok && (await commit(agent.actor, took.value.writes)).ok).toBe(true);
    world.clock.set('2026-11-23T09:59:00Z');
    await runSchedule('erase-personal-data');
    expect(await objects().get(lost)).toBeDefined();
    world.clock.set('2026-11-23T10:01:00Z');
    await runSchedule('erase-personal-data');
    expect(await objects().get(lost)).toBeUndefined();
    expect(await objects().get(kept)).toBeDefined();
    for (const uploadId of [begun, checked, taken])
      expect((await folder('uploads')).filter((name) => name.includes(uploadId))).toEqual([]);
    expect(await takeUpload(agent.actor, checked, 'agencyLogo')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('an upload whose day ends while it is finished leaves no picture behind', async () => {
    const uploadId = await send(agent, 'agencyLogo', made.png());
    const store = objects();
    const put = store.put.bind(store);
    const kept: string[] = [];
    const spy = vi.spyOn(store, 'put').mockImplementation(async (name, ...rest) => {
      world.clock.set('2026-11-23T10:01:00Z');
      await runSchedule('erase-personal-data');
      kept.push(name);
      await put(name, ...rest);
    });
    expect(await finish(agent, uploadId)).toMatchObject({ errorCode: 'FILE_MISSING' });
    spy.mockRestore();
    expect(kept).toHaveLength(1);
    expect(await objects().get(kept[0]!)).toBeUndefined();
  });

  it('a picture that was replaced goes after its hour, unless it was gone back to', async () => {
    const names = ['OLD1.png', 'OLD2.png'].map((file) => `app/brand/${site}/${file}`);
    for (const name of names) await objects().put(name, made.png());
    await commit(
      staff.actor,
      names.flatMap((name) => dropFileWrites(staff.actor, `/${name}`)),
    );
    await commit(staff.actor, keepFileWrites(staff.actor, `/${names[1]}`));
    world.clock.set('2026-11-22T11:01:00Z');
    await runSchedule('erase-personal-data');
    expect(await objects().get(names[0]!)).toBeUndefined();
    expect(await objects().get(names[1]!)).toBeDefined();
  });

  it('nobody has another site’s picture removed, nor anything that is no picture', () => {
    for (const url of [
      '/app/brand/gulf/OLD1.png',
      `/app/brand/${site}/../gulf/OLD1.png`,
      `/app/brand/${site}/OLD1.html`,
      `https://gulf.localhost/app/brand/${site}/OLD1.png`,
      'data:image/png;base64,AAAA',
      '',
    ])
      expect(dropFileWrites(staff.actor, url), url).toEqual([]);
  });
});

it('a path of pictures leads to pictures alone', async () => {
  await objects().put('exports/sarathi/secret.png', made.png());
  for (const wrong of [
    '/app/brand/sarathi/',
    '/app/brand/sarathi/x.html',
    '/app/brand/sarathi/../../../exports/sarathi/secret.png',
    '/app/brand/..%2f..%2fexports/sarathi/secret.png',
    '/app/brand/sarathi/none.png',
    '/app/brand/sarathi/.png',
  ]) {
    const event = { httpMethod: 'GET', path: wrong, headers: {} } as HttpEvent;
    expect((await fileRoute(event, {} as never)).statusCode, wrong).toBe(404);
  }
});
