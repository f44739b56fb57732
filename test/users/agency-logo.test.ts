import { beforeAll, describe, expect, it } from 'vitest';
import { ticketIssuer } from '#functions/bookings/ticket-issuer.ts';
import { bookingLetterhead } from '#functions/bookings/booking-letterhead.ts';
import { objects } from '#functions/runtime/objects.ts';
import { readSite } from '#functions/site/store.ts';
import { fileRoute } from '#functions/files/token-route.ts';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { finishUpload } from '#shared/files/finish-upload.ts';
import { startUpload } from '#shared/files/start-upload.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { setAgencyLogo } from '#shared/users/company/set-agency-logo.ts';
import { makeBooking } from '#test/fixtures/booking.ts';
import { png } from '#test/fixtures/pictures.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-22T10:00:00Z' });
const site = 'sarathi' as const;
let owner: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  owner = await world.addUser(site, 'travelAgent');
  const { legalEntityId, companyName } = owner.item;
  colleague = await world.addUser(site, 'travelAgent', { legalEntityId, companyName });
});

/** Sends a logo and has it checked; its id and where it is. */
async function upload(as = owner): Promise<{ uploadId: string; url: string }> {
  const file = png();
  const body = { purpose: 'agencyLogo', contentType: 'image/png', size: file.length } as const;
  const { result: place } = await callHttp({ site, call: startUpload, body, as });
  const event = {
    httpMethod: 'PUT',
    path: place!.url,
    headers: { 'content-type': 'image/png' },
    body: file.toString('base64'),
    isBase64Encoded: true,
  } as unknown as HttpEvent;
  expect((await fileRoute(event, {} as never)).statusCode).toBe(204);
  const { result } = await callHttp({ site, call: finishUpload, body: { uploadId: place!.uploadId }, as });
  return result!;
}
const save = (uploadId: string | null, as = owner) => callHttp({ site, call: setAgencyLogo, body: { uploadId }, as });
const logoOf = async (as: TestUser) =>
  (await callHttp({ site, call: getUserBySessionId, body: {}, as })).result!.taLogoUrl;
const there = async (url: string) => (await objects().get(url.slice(1))) !== undefined;

describe('an agency’s logo', () => {
  it('is on the tickets and mails of all its users, whoever of them sold', async () => {
    const { uploadId, url } = await upload();
    expect(await save(uploadId)).toMatchObject({ status: 200, result: { taLogoUrl: url } });
    for (const seller of [owner, colleague]) {
      expect(await logoOf(seller)).toBe(url);
      const booking = makeBooking(seller);
      expect(await ticketIssuer(world.job(site), booking)).toMatchObject({ logoUrl: url });
      const { letterhead } = await bookingLetterhead(world.job(site), booking, await readSite(world.job(site)), true);
      expect(letterhead.logoUrl).toBe(url);
    }
    expect(await logoOf(await world.addUser(site, 'travelAgent'))).toBe('');
  });

  it('goes when another stands, an hour later, and when it is taken off', async () => {
    const first = await upload();
    await save(first.uploadId);
    const second = await upload();
    await save(second.uploadId);
    expect(await there(first.url)).toBe(true);
    world.clock.set('2026-11-22T11:01:00Z');
    await runSchedule('erase-personal-data');
    expect([await there(first.url), await there(second.url)]).toEqual([false, true]);
    expect(await save(null)).toMatchObject({ result: { taLogoUrl: '' } });
    expect(await logoOf(colleague)).toBe('');
    expect(await ticketIssuer(world.job(site), makeBooking(owner))).toMatchObject({ logoUrl: '' });
    world.clock.set('2026-11-22T12:02:00Z');
    await runSchedule('erase-personal-data');
    expect(await there(second.url)).toBe(false);
  });

  it('is its owner’s to change, and a file is used once', async () => {
    const { uploadId } = await upload();
    expect(await save(uploadId, colleague)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    const other = await world.addUser(site, 'travelAgent');
    expect(await save(uploadId, other)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    expect(await save(uploadId, world.user(site, 'staff'))).toMatchObject({ status: 403 });
    expect(await save(uploadId)).toMatchObject({ status: 200 });
    expect(await save(uploadId)).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
  });

  it('of two at once one is refused, and neither file is lost sight of', async () => {
    const [one, two] = [await upload(), await upload()];
    const answers = await Promise.all([save(one.uploadId), save(two.uploadId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [kept, left] = answers[0]!.status === 200 ? [one, two] : [two, one];
    expect(await logoOf(owner)).toBe(kept.url);
    world.clock.set('2026-11-23T10:01:00Z');
    await runSchedule('erase-personal-data');
    expect([await there(kept.url), await there(left.url)]).toEqual([true, false]);
  });
});
