import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { readSheet } from '#test/exports/read-sheet.ts';
import type { SentMail } from '#test/harness/read-mail.ts';
import { Customer } from './customer.ts';
import type { RunningStack } from './deployed.ts';

/** To whoever asks for less, LocalStack's API would hand a file's base64. */
const BYTES = { accept: 'application/octet-stream' };

type Shown = { parts: { part: string; version: number; value: Record<string, unknown> }[] };

/** The ticket queue's Excel file, asked for, written by the jobs' function, and fetched with the link that is answered. */
export async function exportTickets(stack: RunningStack): Promise<void> {
  const staff = new Customer(stack, 'kestrel');
  await staff.signIn('staff');
  const { exportId } = await staff.want('/api/exports/startExport', { list: 'tickets', filter: {} });
  const ask = async (more = '') =>
    (await (await staff.fetch(`/api/exports/getExport?exportId=${String(exportId)}${more}`)).json()) as {
      result: { state: string; rows: number; link: string | null };
    };
  for (const until = Date.now() + 60_000; (await ask()).result.state !== 'done'; await pause(500))
    if (Date.now() > until) throw new Error(`the file stays ${JSON.stringify(await ask())}`);
  const { result } = await ask('&download=true');
  const file = await staff.fetch(result.link!, { headers: BYTES });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain('flight-ticket-queue.xlsx');
  const sheet = await readSheet(new Uint8Array(await file.arrayBuffer()));
  expect(sheet.name).toBe('Live Flight Ticket Queue');
  const queue = (await staff.want('/flightApi/api/getTickets', {})) as { tickets: { bookingId: string }[] };
  expect(queue.tickets.length).toBeGreaterThan(0);
  // The last row is the total.
  expect(sheet.rows.length).toBeGreaterThanOrEqual(queue.tickets.length);
}

/** A site in another dress, as its visitors see it at the next request, and back. */
export async function rebrand(stack: RunningStack): Promise<void> {
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
