import { beforeAll, describe, expect, it } from 'vitest';
import { mailTicket } from '#functions/bookings/mail-ticket.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { bookingSlug } from '#shared/bookings/model.ts';
import { sendTicketMail } from '#shared/bookings/send-ticket-mail.ts';
import { ananya, ananyasDocuments, makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readPaper } from '../documents/read-paper.ts';

/** A mail's first attachment of a type, decoded. */
function attached(raw: string, type: string): Buffer {
  const part = raw.split(/\r?\n--/).find((one) => new RegExp(`^content-type: ${type}`, 'im').test(one))!;
  const [head, ...body] = part.split(/\r?\n\r?\n/);
  const isBase64 = /content-transfer-encoding: base64/i.test(head!);
  return Buffer.from(body.join('\n'), isBase64 ? 'base64' : 'utf8');
}

describe('an e-ticket by mail', () => {
  const world = useWorld({ at: '2026-03-01T08:00:00Z' });
  let booking: BookingItem;
  const agent = () => world.user('sarathi', 'travelAgent');
  const send = (as: TestUser, body: object = {}) =>
    callHttp({
      site: 'sarathi',
      call: sendTicketMail,
      body: { bookingId: booking.bookingId, siteId: 'sarathi', ...body },
      as,
    });

  beforeAll(async () => {
    booking = await storeBooking(
      world.job('sarathi'),
      makeBooking(agent(), { passengers: [ananya, { ...ananya, firstName: '<script>alert(1)</script>' }] }),
    );
  });

  it("goes to the signed-in user's own address", async () => {
    expect(await send(agent())).toMatchObject({ status: 200, result: { sentTo: [agent().item.email], failed: [] } });
    const mail = world.mail.lastTo(agent().item.email)!;
    expect(mail.subject).toBe('E-Ticket ABC123: New Delhi to Mumbai, 5 Mar 2026');
    expect(mail.html).toContain('312-2419605871');
    expect(mail.html).toContain('₹\u00a05,618.00');
    for (const fact of ['Fare Saver', 'Airline PNR ABC123', 'Cabin baggage 7 KG']) expect(mail.html).toContain(fact);
    expect(mail.html).toContain(
      `http://sarathi.localhost:4400/app/flight/eTicket/${encodeURIComponent(bookingSlug(booking.bookingId, 'ABC123'))}`,
    );
    expect(mail.html).not.toContain('<script>alert');
    // A picture for each passenger and sector, each in its place, drawn from the same content as on the page.
    const shown = [...mail.html.matchAll(/src="cid:([^"]+)"/g)].map((match) => match[1]);
    const sent = [...mail.raw.matchAll(/^Content-Id: <([^>]+)>/gim)].map((match) => match[1]);
    expect(shown).toHaveLength(2);
    expect(sent).toEqual(shown);
    expect(mail.attachments).toEqual([
      'passenger-1-DEL-BOM.png',
      'passenger-2-DEL-BOM.png',
      'e-ticket-ABC123.pdf',
      'flights-ABC123.ics',
    ]);
    expect(mail.raw.match(/^iVBORw0KGgo/gm), 'PNGs').toHaveLength(2);
    for (const secret of Object.values(ananyasDocuments).filter((text) => text.length > 2))
      expect(mail.html).not.toContain(secret);
  });

  it('says the day of issue as the site counts days, not as Greenwich does', async () => {
    const late = await storeBooking(
      world.job('sarathi'),
      makeBooking(agent(), { pnr: 'LATE01', ticketedAt: '2026-03-01T20:30:00.000Z' }),
    );
    await send(agent(), { bookingId: late.bookingId });
    expect(world.mail.lastTo(agent().item.email)!.html).toContain('Issued 2 Mar 2026');
  });

  it('leaves the price out when asked', async () => {
    await send(agent(), { hidePrice: true });
    expect(world.mail.lastTo(agent().item.email)!.html).not.toContain('Total Fare');
  });

  it('is sent by staff to themselves, and by nobody for a booking that is not theirs', async () => {
    const staff = world.user('sarathi', 'staff');
    expect(await send(staff)).toMatchObject({ status: 200, result: { sentTo: [staff.item.email] } });
    expect(await send(world.user('sarathi', 'retail'))).toMatchObject({ status: 404 });
    expect(await send(agent(), { siteId: 'gulf' })).toMatchObject({ status: 403 });
    expect(await send(agent(), { to: 'someone@else.example' })).toMatchObject({ status: 400 });
  });

  it('says so when it could not be sent', async () => {
    world.mail.failNext(1);
    expect(await send(agent())).toMatchObject({ status: 502, errorCode: 'MAIL_FAILED' });
  });

  it('goes to the client too, in the agency’s name, with what was written above it and without the price', async () => {
    const client = 'client@example.com';
    const answer = await send(agent(), { clientEmail: client, message: 'Dear Asha,\n\nhave a good <b>flight</b>.' });
    expect(answer.result).toEqual({ sentTo: [agent().item.email, client], failed: [] });
    const mail = world.mail.lastTo(client)!;
    expect(mail.html).toContain('Dear Asha,</p>');
    expect(mail.html).toContain('have a good &lt;b&gt;flight&lt;/b&gt;.');
    expect(mail.html + mail.text).not.toMatch(/Total Fare|5,618/);
    expect(world.mail.lastTo(agent().item.email)!.html).not.toContain('Dear Asha');
    await send(agent(), { clientEmail: client, showPriceToClient: true, toMe: false });
    expect(world.mail.lastTo(client)!.text).toContain('Total Fare: ₹\u00a05,618.00');
    expect(await send(agent(), { toMe: false })).toMatchObject({ status: 400, errors: { toMe: expect.anything() } });
    expect(await send(agent(), { clientEmail: 'nobody' })).toMatchObject({ status: 400 });
  });

  it('says which of the two it did not reach; the other one stays sent', async () => {
    world.mail.failNext(1);
    const answer = await send(agent(), { clientEmail: 'client@example.com' });
    expect(answer.result).toEqual({
      sentTo: ['client@example.com'],
      failed: [{ email: agent().item.email, message: 'The email could not be sent. Please try again.' }],
    });
  });

  it('says passengers, flights and times in its plain text too', async () => {
    await send(agent(), { clientEmail: 'plain@example.com' });
    const { text } = world.mail.lastTo('plain@example.com')!;
    for (const fact of ['Passengers\nMs Ananya', '312-2419605871', 'DEL', 'BOM', 'Thu, 5 Mar 2026, '])
      expect(text).toContain(fact);
  });

  it('never takes an agency’s commission for a discount of its client’s', async () => {
    const { fare } = booking;
    const sold = await storeBooking(
      world.job('sarathi'),
      makeBooking(agent(), { pnr: 'COMM01', fare: { ...fare, discount: 40_000, tds: 800 } }),
    );
    await send(agent(), { bookingId: sold.bookingId, clientEmail: 'client@example.com', showPriceToClient: true });
    for (const to of ['client@example.com', agent().item.email]) {
      const { html, text } = world.mail.lastTo(to)!;
      expect(html + text).not.toMatch(/Discount|TDS/);
      expect(text).toContain('Total Fare: ₹\u00a05,618.00');
    }
  });

  it("wears the agency's name, logo and address for answers where it goes to the agency's client, the site's nowhere", async () => {
    const { siteName, companyName, adminEmail, adminContact } = testSites.sarathi.data;
    const logo = 'data:image/png;base64,iVBORw0KGgo=';
    const trader = await world.addUser('sarathi', 'travelAgent', {
      taLogoUrl: logo,
      companyName: 'Backwater Holidays',
    });
    const sold = await storeBooking(world.job('sarathi'), makeBooking(trader, { pnr: 'CLNT01', passengers: [ananya] }));
    await mailTicket(world.job('sarathi', 'mail'), sold.bookingId);
    const toClient = world.mail.lastTo(ananya.email)!;
    expect(toClient.from).toContain('Backwater Holidays');
    expect(toClient.raw).toMatch(new RegExp(`Reply-To: .*<${trader.item.email}>`));
    expect(toClient.html).toMatch(/<img\s+src="cid:logo@letterhead"[\s\S]*>Backwater Holidays</);
    expect(toClient.raw).toMatch(/Content-Id: <logo@letterhead>/i);
    for (const part of [toClient.html, toClient.text, toClient.subject, toClient.from])
      for (const word of [siteName, companyName, adminEmail, adminContact, 'Portolan'])
        expect(part).not.toContain(word);
    // The site's own address, never the platform's.
    expect(toClient.from).toContain('<sarathi@portolan.example>');
    const toAgency = world.mail.lastTo(trader.item.email)!;
    expect(toAgency.from).toContain(siteName);
    expect(toAgency.raw).toMatch(new RegExp(`Reply-To: .*<${adminEmail}>`));
  });

  it('carries the ticket as a PDF, the client’s without the price, and its flights for a calendar', async () => {
    await send(agent(), { clientEmail: 'paper@example.com' });
    const toClient = world.mail.lastTo('paper@example.com')!;
    const toAgent = world.mail.lastTo(agent().item.email)!;
    const [forClient] = await readPaper(attached(toClient.raw, 'application/pdf'));
    const [forAgent] = await readPaper(attached(toAgent.raw, 'application/pdf'));
    for (const paper of [forClient, forAgent]) expect(paper).toContain('312-2419605871 (6E)');
    expect(forAgent).toContain('₹ 5,618.00');
    expect(forClient).not.toMatch(/Total Fare|5,618/);
    const calendar = attached(toClient.raw, 'text/calendar').toString();
    expect(calendar).toContain('SUMMARY:6E 203 New Delhi to Mumbai');
    // SES takes 10 MB.
    expect(toAgent.raw.length).toBeLessThan(400_000);
  });

  it('follows the booking once, however often its task is run', async () => {
    const job = world.job('sarathi', 'mail');
    expect(await mailTicket(job, booking.bookingId)).toMatchObject({ ok: true });
    expect(world.mail.lastTo(agent().item.email)!.html).toContain('https://sarathi.localhost/app/flight/eTicket/');
    expect(world.mail.lastTo(agent().item.email)!.html).toContain('Total Fare');
    expect(world.mail.lastTo(ananya.email)!.html).toContain('ABC123');
    expect(world.mail.lastTo(ananya.email)!.html).not.toMatch(/Total Fare|5,618/);
    world.mail.clear();
    expect(await mailTicket(job, booking.bookingId)).toMatchObject({ ok: true });
    expect(() => world.mail.lastTo(agent().item.email)).toThrow('no mail was sent');
    expect(await mailTicket(job, 'NOBOOKING')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });
});
