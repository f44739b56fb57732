import { beforeAll, describe, expect, it } from 'vitest';
import { mailTicket } from '#functions/bookings/mail-ticket.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { bookingSlug } from '#shared/bookings/model.ts';
import { sendTicketMail } from '#shared/bookings/send-ticket-mail.ts';
import { ananya, ananyasDocuments, makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

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
    expect(await send(agent())).toMatchObject({ status: 200, result: { sentTo: agent().item.email } });
    const mail = world.mail.lastTo(agent().item.email)!;
    expect(mail.subject).toBe('E-Ticket ABC123: New Delhi to Mumbai, 5 Mar 2026');
    expect(mail.html).toContain('312-2419605871');
    expect(mail.html).toContain('₹ 5,618.00');
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
    expect(mail.attachments).toEqual(['passenger-1-DEL-BOM.png', 'passenger-2-DEL-BOM.png']);
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
    expect(await send(staff)).toMatchObject({ status: 200, result: { sentTo: staff.item.email } });
    expect(await send(world.user('sarathi', 'retail'))).toMatchObject({ status: 404 });
    expect(await send(agent(), { siteId: 'gulf' })).toMatchObject({ status: 403 });
    expect(await send(agent(), { to: 'someone@else.example' })).toMatchObject({ status: 400 });
  });

  it('says so when it could not be sent', async () => {
    world.mail.failNext(1);
    expect(await send(agent())).toMatchObject({ status: 502, errorCode: 'MAIL_FAILED' });
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
