import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMail, type SentMail } from '#test/harness/read-mail.ts';
import { Customer } from './customer.ts';
import { type RunningStack, startStack } from './deployed.ts';
import { invokeFunction } from './invoke-function.ts';
import { endLease, endTimeToPay } from './rewind.ts';
import { whatIsMissing } from './what-is-missing.ts';

const missing = whatIsMissing();
if (missing) console.log(`${missing} The deployed stack is not tested here.`);
if (missing && process.env.PORTOLAN_REQUIRE_LOCALSTACK) throw new Error(missing);

/** Schedules run every minute; the second run finds what the first saw too early. */
const TWO_RUNS = 135;

/** What wakes the functions that no call reaches. */
const events: Record<string, object> = { scheduled: { name: 'send-mails' }, bookingworker: { Records: [] }, mailfeedback: { Records: [] } };

describe.skipIf(missing)('the stack as it is deployed', () => {
  let stack: RunningStack;
  let agent: Customer;
  /** Orders that the schedules have to end: made first, so that their minutes pass while the rest is tested. */
  let left: { expiring: string; unknown: string; killed: string };

  beforeAll(async () => {
    stack = await startStack({ siteManifest: 'test/localstack/site-manifest.json' });
    agent = new Customer(stack, 'kestrel');
  });
  afterAll(() => stack?.localStack.stop());

  it('tells a domain its site, and nobody else’s', async () => {
    expect(await agent.want('/api/whitelabel/detetct', { domain: 'kestrel.localhost' })).toMatchObject({ siteName: 'Kestrel Travels' });
    expect(await agent.post('/api/whitelabel/detetct', { domain: 'dune.localhost' })).toMatchObject({ status: 404, errorCode: 'UNKNOWN_SITE' });
  });

  it('serves the page of a domain in its brand', async () => {
    const page = await agent.fetch('/app/flight');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toMatch(/max-age=60/);
    const html = await page.text();
    expect(html).toContain('Kestrel Travels');
    expect(html).toContain('/app/assets/index-of-the-test.js');
  });

  it('answers a path it does not know in the envelope', async () => {
    const answer = await agent.fetch('/api/no/such/call', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect([403, 404]).toContain(answer.status);
  });

  it('signs an agent in', async () => {
    expect(await agent.signIn('agent')).toMatchObject({ firstName: 'Tomas' });
  });

  it('leaves three orders to the schedules: one unpaid, one unknown to its supplier, one whose worker dies', async () => {
    const [unpaid, unknown, killed] = await Promise.all([agent.order('MENON'), agent.buy('FAILBOOKED'), agent.buy('TIMEOUTBOOKED')]);
    left = { expiring: unpaid.orderId, unknown: unknown.orderId, killed: killed.orderId };
    await endTimeToPay(stack, 'kestrel', left.expiring);
    await agent.follow(left.killed, ({ state }) => state === 'BOOKING', 30);
    // In a container the process is out of reach: there its invocation runs to the end.
    const workers = stack.localStack.starts?.().filter((start) => start.function === stack.functions.bookingworker) ?? [];
    for (const { pid } of workers) process.kill(pid, 'SIGKILL');
    await endLease(stack, 'kestrel', left.killed);
  });

  it('books a flight to its e-ticket', async () => {
    const { orderId, bookingId } = await agent.buy('MENON');
    const order = await agent.follow(orderId, ({ isBookingInProcess }) => !isBookingInProcess, 60);
    expect(order).toMatchObject({ state: 'COMPLETED', bookingId });
    const ticket = await agent.want('/flightApi/api/ticketDetail/getTicketDetail', { bookingId, pnr: order.pnr });
    expect(ticket).toMatchObject({ passengers: [{ lastName: 'MENON', ticket: { ticketNumber: expect.stringMatching(/\d/) } }] });
    const [passenger] = ticket.passengers as { barcodeDetails: { barcode: { content: string }[] } }[];
    expect(passenger!.barcodeDetails.barcode[0]!.content).toMatch(/^M1MENON\/ASHA.{10}E/);
    const row = await agent.want('/flightApi/api/getTickets', {});
    expect(JSON.stringify(row)).toContain(bookingId);
  });

  it('answers the flight client’s second base path', async () => {
    const answer = await agent.fetch('/api/nfs/flights/api/getSources');
    expect(await answer.json()).toMatchObject({ success: true });
    const order = await agent.post('/api/nfs/flights/api/payments/getOrder', { orderId: left.unknown });
    expect(order).toMatchObject({ success: true });
  });

  it('lets an unpaid order expire by its schedule', { timeout: TWO_RUNS * 1000 }, async () => {
    expect(await agent.follow(left.expiring, ({ state }) => state === 'EXPIRED', TWO_RUNS)).toMatchObject({ isBookingInProcess: false });
  });

  it('asks about a booking that its supplier left unknown, by its schedule', { timeout: TWO_RUNS * 1000 }, async () => {
    expect(await agent.follow(left.unknown, ({ isBookingInProcess }) => !isBookingInProcess, TWO_RUNS)).toMatchObject({ state: 'COMPLETED' });
  });

  it('leads a booking on whose worker was killed in the middle of it', { timeout: TWO_RUNS * 1000 }, async () => {
    expect(await agent.follow(left.killed, ({ isBookingInProcess }) => !isBookingInProcess, TWO_RUNS)).toMatchObject({ state: expect.stringMatching(/COMPLETED|REFUNDED/) });
  });

  it('mails the ticket through SES in the site’s name', { timeout: TWO_RUNS * 1000 }, async () => {
    const isTicket = ({ text, html }: SentMail) => /MENON/.test(text + html);
    for (const until = Date.now() + TWO_RUNS * 1000; ; await pause(1000)) {
      const { messages } = (await (await fetch(`${stack.localStack.endpoint}/_aws/ses`)).json()) as { messages: { RawData?: string }[] };
      const mail = messages.map(({ RawData }) => readMail(RawData ?? '')).find(isTicket);
      if (mail) {
        expect(mail.from).toContain('Kestrel Travels');
        return;
      }
      if (Date.now() > until) throw new Error(`no ticket among ${messages.length} mails`);
    }
  });

  it('starts every function', async () => {
    const started = () => new Set(stack.localStack.starts?.().map((start) => start.function));
    for (const [name, functionName] of Object.entries(stack.functions)) {
      if (started().has(functionName)) continue;
      const { fault } = await invokeFunction(stack, functionName, events[name] ?? { httpMethod: 'GET', path: '/', headers: {} });
      expect(fault, name).toBeUndefined();
    }
    const starts = stack.localStack.starts?.();
    if (!starts) return;
    expect([...started()].sort()).toEqual(Object.values(stack.functions).sort());
    const worst = new Map<string, string>();
    for (const [name, functionName] of Object.entries(stack.functions)) {
      const first = starts.find((start) => start.function === functionName)!;
      worst.set(name, `${first.ms} ms, ${first.megabytes} MB`);
    }
    console.log(`cold starts: ${[...worst].map(([name, figure]) => `${name} ${figure}`).join('; ')}`);
  });
});
