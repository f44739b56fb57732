import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateKeyCommand, DisableKeyCommand, EnableKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPicture } from '#functions/files/pictures/check-picture.ts';
import { schedules } from '#functions/workers/schedules.ts';
import { SECRET_NAMES } from '#infra/aws/origin-secret.ts';
import { makePartnerSite, readPartnerSite } from '#infra/aws/partner-site.ts';
import { functionShapes } from '#infra/aws/platform.ts';
import { rewrapPersonalData } from '#infra/aws/rewrap.ts';
import { rotateOriginSecret } from '#infra/aws/rotate-secret.ts';
import { demoSites } from '#infra/local/seed/sites.ts';
import { allCalls } from '#shared/calls.ts';
import { pictureRules } from '#shared/files/purposes.ts';
import { png } from '#test/fixtures/pictures.ts';
import { readMail, type SentMail } from '#test/harness/read-mail.ts';
import { exportTickets, makeSite, rebrand } from './beside-the-page.ts';
import { Customer } from './customer.ts';
import { REGION } from './deploy-to-localstack.ts';
import { type RunningStack, startStack } from './deployed.ts';
import { invokeFunction } from './invoke-function.ts';
import { endLease, endTimeToPay } from './rewind.ts';
import { completeBySchedule, sellByKey } from './sold-and-changed.ts';
import { whatIsMissing } from './what-is-missing.ts';

const missing = whatIsMissing();
if (missing) console.log(`${missing} The deployed stack is not tested here.`);
if (missing && process.env.PORTOLAN_REQUIRE_LOCALSTACK) throw new Error(missing);

/** Schedules run every minute; the second run finds what the first saw too early. */
const TWO_RUNS = 135;

const sentMails = async ({ localStack }: RunningStack): Promise<SentMail[]> => {
  const { messages } = (await (await fetch(`${localStack.endpoint}/_aws/ses`)).json()) as {
    messages: { RawData?: string }[];
  };
  return messages.map(({ RawData }) => readMail(RawData ?? ''));
};

/** Waits for a mail. Throws when it does not come. */
async function arrived(stack: RunningStack, isIt: (mail: SentMail) => boolean, seconds: number): Promise<SentMail> {
  for (const until = Date.now() + seconds * 1000; ; await pause(500)) {
    const mails = await sentMails(stack);
    const mail = mails.find(isIt);
    if (mail) return mail;
    if (Date.now() > until)
      throw new Error(`not among ${mails.length} mails: ${mails.map(({ subject }) => subject).join(', ')}`);
  }
}

const sendToQueue = ({ bookingQueueUrl, localStack }: RunningStack, body: string) =>
  new SQSClient({ region: REGION, endpoint: localStack.endpoint }).send(
    new SendMessageCommand({ QueueUrl: bookingQueueUrl, MessageBody: body }),
  );

/** What wakes the functions that no call reaches. */
const events: Record<string, object> = {
  scheduled: { name: 'send-mails' },
  bookingworker: { Records: [] },
  jobsworker: { Records: [] },
  mailfeedback: { Records: [] },
};

describe.skipIf(missing)('the stack as it is deployed', () => {
  let stack: RunningStack;
  let agent: Customer;
  /** Orders that the schedules have to end: made first, so that their minutes pass while the rest is tested. */
  let booked: { orderId: string; bookingId: string; pnr: string };
  let left: { expiring: string; unknown: string; killed: string };

  beforeAll(async () => {
    stack = await startStack({ siteManifest: 'test/localstack/site-manifest.json' });
    agent = new Customer(stack, 'kestrel');
  });
  afterAll(() => stack?.localStack.stop());

  it('tells a domain its site, and nobody else’s', async () => {
    expect(await agent.want('/api/whitelabel/detetct', { domain: 'kestrel.localhost' })).toMatchObject({
      siteName: 'Kestrel Travels',
    });
    expect(await agent.post('/api/whitelabel/detetct', { domain: 'dune.localhost' })).toMatchObject({
      status: 404,
      errorCode: 'UNKNOWN_SITE',
    });
  });

  it('serves the page of a domain in its brand', async () => {
    const page = await agent.fetch('/app/flight');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toMatch(/max-age=60/);
    const html = await page.text();
    expect(html).toContain('Kestrel Travels');
    expect(html).toContain('/app/assets/index-of-the-test.js');
  });

  it('takes an agency’s logo by the token route, byte for byte, and shows it to anybody', async () => {
    const owner = new Customer(stack, 'kestrel');
    await owner.signIn('agent');
    const pixels = Buffer.from(Array.from({ length: 193 * 24 }, (_, at) => (at % 193 ? (at * 7) % 256 : 0)));
    const file = png({ pixels });
    const { uploadId, url } = (await owner.want('/api/files/startUpload', {
      purpose: 'agencyLogo',
      contentType: 'image/png',
      size: file.length,
    })) as { uploadId: string; url: string };
    const put = (body: Buffer) =>
      owner.fetch(url, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: new Uint8Array(body) });
    expect((await put(Buffer.concat([file, file]))).status).toBe(413);
    expect((await put(file)).status).toBe(204);
    expect((await put(file)).status).toBe(412);
    const kept = (await owner.want('/api/files/finishUpload', { uploadId })) as { url: string };
    expect((await put(file)).status).toBe(412);
    const shown = await owner.fetch(kept.url, { headers: { accept: 'image/*' } });
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const again = checkPicture(Buffer.from(await shown.arrayBuffer()), 'image/png', pictureRules.agencyLogo);
    expect(again).toMatchObject({ ok: true, value: { width: 48, height: 24 } });
    expect(await owner.want('/api/user/setAgencyLogo', { uploadId })).toEqual({ taLogoUrl: kept.url });
    await owner.want('/api/user/setAgencyLogo', { uploadId: null });
    expect((await owner.fetch('/files/abc.def')).status).toBe(404);
  });

  it('answers a path it does not know in the envelope', async () => {
    const answer = await agent.fetch('/api/no/such/call', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([403, 404]).toContain(answer.status);
  });

  it('believes what a request says of its site only from who has the edge’s secret', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${stack.api}/api/whitelabel/detetct`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ domain: 'kestrel.localhost' }),
      });
    for (const secret of ['', 'guess', `${stack.originSecret}x`]) {
      const answer = await ask({
        'x-site-host': 'kestrel.localhost',
        'x-site-origin': 'https://kestrel.localhost',
        'x-origin-secret': secret,
      });
      expect(await answer.json(), `secret "${secret}"`).toMatchObject({ success: false, errorCode: 'UNKNOWN_SITE' });
    }
    expect((await agent.fetch('/app', { headers: { 'x-site-host': 'nobody.localhost' } })).status).toBe(404);
    expect((await agent.fetch('/app', { method: 'HEAD' })).status).toBe(200);
    expect((await agent.fetch('/app', { headers: { 'x-site-host': 'KESTREL.localhost:8443' } })).status).toBe(200);
  });

  it('signs an agent in', async () => {
    expect(await agent.signIn('agent')).toMatchObject({ firstName: 'Tomas' });
  });

  it('leaves three orders to the schedules: one unpaid, one unknown to its supplier, one whose worker dies', async () => {
    const [unpaid, unknown, killed] = await Promise.all([
      agent.order('MENON'),
      agent.buy('FAILBOOKED'),
      agent.buy('TIMEOUTBOOKED'),
    ]);
    left = { expiring: unpaid.orderId, unknown: unknown.orderId, killed: killed.orderId };
    await endTimeToPay(stack, 'kestrel', left.expiring);
    await agent.follow(left.killed, ({ state }) => state === 'BOOKING', 30);
    // In a container the process is out of reach: there its invocation runs to the end.
    const workers =
      stack.localStack.starts?.().filter((start) => start.function === stack.functions.bookingworker) ?? [];
    for (const { pid } of workers) process.kill(pid, 'SIGKILL');
    await endLease(stack, 'kestrel', left.killed);
  });

  it('books a flight to its e-ticket', async () => {
    await sendToQueue(stack, 'no wake-up at all');
    const { orderId, bookingId } = await agent.buy('MENON');
    const order = await agent.follow(orderId, ({ isBookingInProcess }) => !isBookingInProcess, 60);
    expect(order).toMatchObject({ state: 'COMPLETED', bookingId });
    for (let again = 0; again < 3; again++)
      await sendToQueue(stack, JSON.stringify({ kind: 'booking', site: 'kestrel', orderId }));
    booked = { orderId, bookingId, pnr: order.pnr as string };
    const ticket = await agent.want('/flightApi/api/ticketDetail/getTicketDetail', { bookingId, pnr: order.pnr });
    expect(ticket).toMatchObject({
      passengers: [{ lastName: 'MENON', ticket: { ticketNumber: expect.stringMatching(/\d/) } }],
    });
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
    expect(await agent.follow(left.expiring, ({ state }) => state === 'EXPIRED', TWO_RUNS)).toMatchObject({
      isBookingInProcess: false,
    });
  });

  it('asks about a booking that its supplier left unknown, by its schedule', { timeout: TWO_RUNS * 1000 }, async () => {
    expect(await agent.follow(left.unknown, ({ isBookingInProcess }) => !isBookingInProcess, TWO_RUNS)).toMatchObject({
      state: 'COMPLETED',
    });
  });

  it('leads a booking on whose worker was killed in the middle of it', { timeout: TWO_RUNS * 1000 }, async () => {
    expect(await agent.follow(left.killed, ({ isBookingInProcess }) => !isBookingInProcess, TWO_RUNS)).toMatchObject({
      state: expect.stringMatching(/COMPLETED|REFUNDED/),
    });
  });

  it('mails the ticket through SES in the site’s name', { timeout: TWO_RUNS * 1000 }, async () => {
    const mail = await arrived(stack, ({ text, html }) => /MENON/.test(text + html), TWO_RUNS);
    expect(mail.from).toContain('Kestrel Travels');
  });

  it('tells the airline a change request, asks about it and completes it', { timeout: 600_000 }, () =>
    completeBySchedule(stack, agent),
  );

  it('sells by a program’s key through the REST API', () => sellByKey(stack, agent));

  it('does no harm by schedules that overlap themselves, nor by a wake-up that comes three times more', async () => {
    const look = async () => ({ ...(await agent.getOrder(booked.orderId)), serverTime: '' });
    const before = await look();
    expect(before).toMatchObject({ state: 'COMPLETED', pnr: booked.pnr });
    const runs = schedules.flatMap(({ name }) => [name, name, name]);
    for (const { fault } of await Promise.all(
      runs.map((name) => invokeFunction(stack, stack.functions.scheduled!, { name })),
    ))
      expect(fault).toBeUndefined();
    expect(await look()).toEqual(before);
    // The other two bookings' mails were due: each reader has got each once.
    const mails = (await sentMails(stack)).map(({ to, subject }) => `${to}: ${subject}`);
    expect(mails.length).toBeGreaterThanOrEqual(2);
    expect([...new Set(mails)].sort()).toEqual(mails.sort());
  });

  it('makes a partner’s site, whose super admin is mailed a link to set a password', async () => {
    const [{ head, data, suppliers }] = demoSites as [(typeof demoSites)[number]];
    const { _id, defaultStaffId: _staff, ...site } = data;
    const superAdmin = {
      firstName: 'Ines',
      lastName: 'Prado',
      email: 'ines@thistle.example',
      phoneCountryCode: '+91',
      phoneNumber: '9810012345',
    };
    const file = {
      head: { site: 'thistle', zone: head.zone },
      data: { ...site, domain: 'thistle.localhost', siteName: 'Thistle Travels' },
      suppliers,
      superAdmin,
      mailFrom: stack.mailFrom,
    };
    await makePartnerSite(readPartnerSite(JSON.stringify(file)), [stack.mailFrom]);
    const partner = new Customer(stack, 'thistle');
    expect(await (await partner.fetch('/app')).text()).toContain('Thistle Travels');
    await partner.want('/api/wl/user/forgetPassword', { email: superAdmin.email });
    const mail = await arrived(stack, ({ to }) => to.includes(superAdmin.email), 30);
    expect(mail.from).toContain('Thistle Travels');
    expect(mail.text + mail.html).toContain('https://thistle.localhost/app/generate_password?token=');
  });

  it('writes five thousand rows into an Excel file beside the page, left and found again', { timeout: 180_000 }, () =>
    exportTickets(stack),
  );

  it('shows a site in its new dress within a minute, and in the old one again', { timeout: 120_000 }, () =>
    rebrand(stack, booked.bookingId, (isIt) => arrived(stack, isIt, 30)),
  );

  it('makes a partner’s site from the platform’s own, and lets its super admin in', { timeout: 60_000 }, () =>
    makeSite(stack, (isIt) => arrived(stack, isIt, 30)),
  );

  it('hears a gateway’s webhook through the REST API with its bytes as they were sent', async () => {
    const desk = new Customer(stack, 'kestrel');
    await desk.signIn('staff');
    const read = async () => {
      const answer = await desk.fetch('/api/payment/getSettings');
      return ((await answer.json()) as { result: { version: number; gateways: Record<string, unknown>[] } }).result;
    };
    const { version, gateways } = await read();
    const known = gateways.map(({ lacks: _lacks, webhookUrl: _url, ...form }) => form);
    const razorpay = { adapter: 'razorpay', title: 'Razorpay', isActive: false, account: 'acc_Stack1' };
    const outside = { ...razorpay, keyId: 'rzp_test_Stack1', clientVersion: '', webhookUser: '' };
    await desk.want('/api/payment/saveSettings', { version, gateways: [...known, outside] });
    const secret = 'a-webhook-secret-of-the-stack';
    await desk.want('/api/payment/saveSecret', { version: version + 1, name: 'razorpayWebhookSecret', secret });
    // Spaces, letters of two and four bytes, an escape: whatever re-encodes it breaks the signature.
    const body = `{"entity": "event",  "account_id":"acc_Stack1","event":"payment.captured","note":"₹ é 𝒜 \\u0041","payload":{},"created_at":${Math.floor(Date.now() / 1000)}}`;
    const send = (sent: string) =>
      new Customer(stack, 'kestrel').fetch('/api/payment/razorpay/webhook', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
          'x-razorpay-event-id': 'stack1',
        },
        body: sent,
      });
    expect((await send(body)).status).toBe(200);
    expect((await send(JSON.stringify(JSON.parse(body)))).status).toBe(400);
  });

  it('mails nobody again whose address bounced, and says so', async () => {
    const user = (await agent.signIn('agent')) as { email: string };
    const mailTicket = () =>
      agent.post('/api/notifications/sendEmailForWl', { bookingId: booked.bookingId, siteId: 'kestrel' });
    expect(await mailTicket()).toMatchObject({ success: true, result: { sentTo: [user.email], failed: [] } });
    const message = {
      eventType: 'Bounce',
      mail: { tags: { site: ['kestrel'] } },
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: user.email.toUpperCase() }] },
    };
    const notice = { Records: [{ EventSource: 'aws:sns', Sns: { Message: JSON.stringify(message) } }] };
    for (let again = 0; again < 2; again++)
      expect((await invokeFunction(stack, stack.functions.mailfeedback!, notice)).fault).toBeUndefined();
    const mails = (await sentMails(stack)).length;
    expect(await mailTicket()).toMatchObject({
      success: false,
      errorCode: 'MAIL_FAILED',
      errorMessage: expect.stringContaining('bounce'),
    });
    expect(await sentMails(stack)).toHaveLength(mails);
  });

  it('wraps personal data by another key, so that the one before may be withdrawn', async () => {
    const kms = new KMSClient({ region: REGION });
    const { KeyMetadata } = await kms.send(new CreateKeyCommand({ Description: 'takes the place of the first' }));
    const documents = DynamoDBDocumentClient.from(
      new DynamoDBClient({ region: REGION, endpoint: stack.localStack.endpoint }),
    );
    const rewrap = () => rewrapPersonalData({ table: stack.tableName, documents, kms, to: KeyMetadata!.Arn! });
    const first = await rewrap();
    expect(first.rewrapped).toBeGreaterThan(2);
    expect(await rewrap()).toEqual({ seen: first.seen, rewrapped: 0 });
    await kms.send(new DisableKeyCommand({ KeyId: stack.dataKey.replace('kms:', '') }));
    const details = await agent.want('/flightApi/api/getBookingDetails', {
      bookingId: booked.bookingId,
      withDocuments: true,
    });
    expect(details.documents).toMatchObject([{ passportNo: 'Z1234567', dateOfBirth: '1990-05-01' }]);
    await kms.send(new EnableKeyCommand({ KeyId: stack.dataKey.replace('kms:', '') }));
  });

  it('rotates the origin secret, keeping the one in force', async () => {
    const secrets = new SecretsManagerClient({ region: REGION });
    await rotateOriginSecret(secrets);
    const [current, previous] = await Promise.all(
      Object.values(SECRET_NAMES).map(
        async (name) => (await secrets.send(new GetSecretValueCommand({ SecretId: name }))).SecretString,
      ),
    );
    expect(previous).toBe(stack.originSecret);
    expect(current).not.toBe(previous);
  });

  it('starts every function', async () => {
    const started = () => new Set(stack.localStack.starts?.().map((start) => start.function));
    for (const [name, functionName] of Object.entries(stack.functions)) {
      if (started().has(functionName)) continue;
      const { fault } = await invokeFunction(
        stack,
        functionName,
        events[name] ?? { httpMethod: 'GET', path: '/', headers: {} },
      );
      expect(fault, name).toBeUndefined();
    }
    const starts = stack.localStack.starts?.();
    if (!starts) return;
    expect([...started()].sort()).toEqual(Object.values(stack.functions).sort());
    const peaks = stack.localStack.peaks!();
    const figures = Object.entries(stack.functions).map(([name, functionName]) => {
      const first = starts.find((start) => start.function === functionName)!;
      return { name, load: first.ms, held: first.megabytes, peak: peaks.get(functionName) ?? first.megabytes };
    });
    console.log(
      `cold starts: ${figures.map(({ name, load, held, peak }) => `${name} ${load} ms, ${held} MB, at most ${peak} MB`).join('; ')}`,
    );
    const shapes = functionShapes(allCalls, { isLocalStack: true });
    for (const { name, peak } of figures) {
      const { memory } = shapes.find((shape) => shape.name.replace(/-/g, '') === name)!;
      // What a peak may grow by before the function has to be given more.
      expect(peak * 1.5, `${name} has ${memory} MB`).toBeLessThanOrEqual(memory);
    }
  });
});
