import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { makeJob } from '#functions/actors/job.ts';
import { instant, MINUTE } from '#shared/time.ts';
import { readSheet } from '#test/exports/read-sheet.ts';
import { seededCard, seedTickets } from '#test/exports/seed-tickets.ts';
import { cellsOf } from '#test/exports/seeded-cells.ts';
import type { SentMail } from '#test/harness/read-mail.ts';
import { Customer } from './customer.ts';
import type { RunningStack } from './deployed.ts';

/** To whoever asks for less, LocalStack's API would hand a file's base64. */
const BYTES = { accept: 'application/octet-stream' };

type Shown = { parts: { part: string; version: number; value: Record<string, unknown> }[] };

/** Before anything that other tests make. */
const BEGAN = Date.parse('2024-03-01T00:00:00Z');
const different = (nth: number) => ({ currency: 'USD', createdAt: instant(BEGAN + nth * MINUTE) });
const ROWS = 5_000;

type ShownExport = { exportId: string; state: string; rows: number; link: string | null };

/**
 * Five thousand bookings as an Excel file, asked for, left, and found again from another session, done by the jobs'
 * function in the meantime; fetched with the link that is answered, and read cell by cell.
 */
export async function exportTickets(stack: RunningStack): Promise<void> {
  const job = (await makeJob('dune', 'test'))!;
  await seedTickets(job, ROWS, different);
  const staff = new Customer(stack, 'dune');
  await staff.signIn('staff');
  const filter = { bookingDateFrom: '2024-03-01', bookingDateTo: '2024-03-31' };
  const { exportId } = await staff.want('/api/exports/startExport', { list: 'tickets', filter });
  await staff.want('/api/wl/user/logout');

  const again = new Customer(stack, 'dune');
  await again.signIn('staff');
  const read = async (path: string) => ((await (await again.fetch(path)).json()) as { result: unknown }).result;
  const ask = async () => {
    const { exports } = (await read('/api/exports/getExports')) as { exports: ShownExport[] };
    return exports.find((one) => one.exportId === exportId);
  };
  for (const until = Date.now() + 120_000; (await ask())?.state !== 'done'; await pause(500))
    if (Date.now() > until) throw new Error(`the file stays ${JSON.stringify(await ask())}`);
  const { link } = (await read(`/api/exports/getExport?exportId=${String(exportId)}&download=true`)) as ShownExport;
  const file = await again.fetch(link!, { headers: BYTES });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain('flight-ticket-queue.xlsx');
  const sheet = await readSheet(new Uint8Array(await file.arrayBuffer()));
  expect(sheet.name).toBe('Live Flight Ticket Queue');
  // The last row is the total.
  expect(sheet.rows).toHaveLength(ROWS + 1);
  const wrong = Array.from({ length: ROWS }, (_, at) => at).filter((at) => {
    const nth = ROWS - 1 - at;
    const expected = cellsOf({ ...seededCard(nth), ...different(nth) }, job.head.zone);
    return JSON.stringify(sheet.rows[at]) !== JSON.stringify(expected);
  });
  expect(wrong).toEqual([]);
}

/**
 * A site in another dress, as its visitors see it at the next request, its page within a minute, its tickets and the
 * mails that carry them from then on; and back.
 */
export async function rebrand(
  stack: RunningStack,
  bookingId: string,
  arrived: (isIt: (mail: SentMail) => boolean) => Promise<SentMail>,
): Promise<void> {
  const [staff, visitor] = [new Customer(stack, 'kestrel'), new Customer(stack, 'kestrel')];
  await staff.signIn('staff');
  const read = async () => (await (await staff.fetch('/api/site/getSettings')).json()) as { result: Shown };
  const branding = async () => (await read()).result.parts.find(({ part }) => part === 'branding')!;
  const before = await branding();
  const seen = async () =>
    JSON.stringify(await visitor.want('/api/whitelabel/detetct', { domain: 'kestrel.localhost' }));
  expect(await seen()).not.toContain('#7a1f5c');
  const value = { ...before.value, colour: '#7a1f5c', siteName: 'Kestrel Voyages' };
  const save = (more = {}) =>
    staff.post('/api/site/saveSettings', { part: 'branding', version: before.version, value: { ...value, ...more } });
  expect((await save()).success).toBe(true);
  expect(await save({ colour: '#105c3a' })).toMatchObject({ success: false, status: 409 });
  expect(await seen()).toContain('#7a1f5c');
  for (const until = Date.now() + 90_000; ; await pause(2000)) {
    if ((await (await visitor.fetch('/app')).text()).includes('Kestrel Voyages')) break;
    if (Date.now() > until) throw new Error('the page keeps its old name');
  }
  const agent = new Customer(stack, 'kestrel');
  await agent.signIn('agent');
  await agent.want('/api/notifications/sendEmailForWl', { bookingId, siteId: 'kestrel' });
  const mail = await arrived(({ from }) => from.includes('Kestrel Voyages'));
  expect(mail.html).toContain('#7a1f5c');
  await staff.want('/api/site/undoSettings', { part: 'branding', version: (await branding()).version });
  expect(await seen()).not.toContain('#7a1f5c');
}

/** A partner's site made on the platform's own, whose first super admin signs in there by the mailed link. */
export async function makeSite(
  stack: RunningStack,
  arrived: (isIt: (mail: SentMail) => boolean) => Promise<SentMail>,
): Promise<void> {
  const platform = new Customer(stack, 'portolan');
  await platform.signIn('platform');
  const email = 'mona@nilotic.example';
  const made = await platform.want('/api/site/createSite', {
    shortName: 'nilotic',
    siteName: 'Nilotic Tours',
    companyName: 'Nilotic Tours SAE',
    country: 'EG',
    currency: 'EGP',
    zone: 'Africa/Cairo',
    modules: ['Flights'],
    firstName: 'Mona',
    lastName: 'Fahmy',
    email,
  });
  expect(made).toMatchObject({ site: 'nilotic', domain: 'nilotic.localhost', isServed: true });
  const mail = await arrived(({ to }) => to.includes(email));
  const [, token] = /generate_password\?token=([\w-]{43})/.exec(mail.text)!;
  const partner = new Customer(stack, 'nilotic');
  expect(await (await partner.fetch('/app')).text()).toContain('Nilotic Tours');
  await partner.want('/api/wl/user/generatePassword', { token, password: 'a quiet harbour' });
  expect(await partner.signInAs(email, 'a quiet harbour')).toMatchObject({ userType: 'staff', isSuperAdmin: true });
}
