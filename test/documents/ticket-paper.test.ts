import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { boardingPass } from '#shared/bookings/boarding-pass.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { ananya, delhiToMumbai, makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readPaper, readPaperBarcodes } from './read-paper.ts';

const rohan = { ...ananya, title: 'Mr', firstName: 'Rohan', gender: 1 as const };

describe('an e-ticket on paper', () => {
  const world = useWorld({ at: '2026-03-01T08:00:00Z' });
  const agent = () => world.user('sarathi', 'travelAgent');
  const stored = (different: Partial<BookingItem> = {}, of = agent()) =>
    storeBooking(world.job('sarathi'), makeBooking(of, { passengers: [ananya, rohan], ...different }));
  const ask = (body: Pick<WireRequestOf<typeof makeDocument>, 'id' | 'pnr' | 'pax' | 'hidePrice'>, as?: TestUser) =>
    callHttp({ site: 'sarathi', call: makeDocument, body: { kind: 'ticket', ...body }, ...(as && { as }) });
  async function made(body: Parameters<typeof ask>[0], as?: TestUser) {
    const answer = await ask(body, as);
    expect(answer).toMatchObject({ status: 200, result: { contentType: 'application/pdf' } });
    const { content, fileName } = answer.result as { content: string; fileName: string };
    const bytes = Buffer.from(content, 'base64');
    if (process.env.PAPERS) {
      mkdirSync(process.env.PAPERS, { recursive: true });
      writeFileSync(`${process.env.PAPERS}/${fileName}`, bytes);
    }
    return { bytes, fileName, pages: await readPaper(bytes) };
  }

  it('is one page for a couple one way, with all that its page says', async () => {
    const second = {
      ...delhiToMumbai,
      flightNumber: '1451',
      originAirportCode: 'BOM',
      originCityName: 'Mumbai',
      originTerminal: '2',
      destinationAirportCode: 'DXB',
      destinationAirportName: 'Dubai International Airport',
      destinationCityName: 'Dubai',
      destinationZone: 'Asia/Dubai',
      departureTime: '2026-03-05T10:35',
      arrivalTime: '2026-03-05T12:20',
    };
    const booking = await stored({
      pnr: 'R7K2QX',
      segments: [delhiToMumbai, second],
      isInternational: true,
      txnFee: 10_000,
    });
    const { pages, fileName, bytes } = await made({ id: booking.bookingId }, agent());
    expect(fileName).toBe('e-ticket-R7K2QX.pdf');
    expect(pages).toHaveLength(1);
    for (const said of [
      'E-Ticket',
      'R7K2QX',
      'New Delhi to Dubai · Thu, 5 Mar 2026',
      '1 Feb 2026',
      'Ms Ananya Sharma',
      'Mr Rohan Sharma',
      '312-2419605871 (6E)',
      'DEL–BOM 15 KG',
      'BOM–DXB · 6E 1451',
      '02h 15m in Mumbai, same terminal.',
      'Terminal 2',
      'Total Fare',
      '₹ 5,718.00',
      'Conditions of carriage.',
    ])
      expect(pages[0]).toContain(said);
    const expected = [ananya, rohan].flatMap((flyer) =>
      [delhiToMumbai, second].map((leg) => boardingPass(flyer, leg.airlinePnr, leg)),
    );
    expect((await readPaperBarcodes(bytes)).toSorted()).toEqual(expected.toSorted());
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('reads back what is written in Devanagari and Arabic, and the rupee', async () => {
    const trader = await world.addUser('sarathi', 'travelAgent', { companyName: 'क्षेत्रीय हिन्दी यात्रा' });
    const names = { ...ananya, firstName: 'محمد', lastName: 'السلام मंगल' };
    const booking = await stored({ pnr: 'READ01', passengers: [names] }, trader);
    const { pages } = await made({ id: booking.bookingId }, trader);
    for (const said of ['क्षेत्रीय हिन्दी यात्रा', 'محمد السلام', 'मंगल', '₹ 5,618.00']) expect(pages[0]).toContain(said);
  });

  it('shows a holder of the link neither price nor anything without the PNR', async () => {
    const booking = await stored({ pnr: 'HOLD01' });
    const { pages } = await made({ id: booking.bookingId, pnr: 'hold01' });
    expect(pages[0]).toContain('Ms Ananya Sharma');
    expect(pages[0]).toContain('Questions or a change?');
    expect(pages[0]).not.toMatch(/Total Fare|5,618/);
    expect(await ask({ id: booking.bookingId, pnr: 'WRONG1' })).toMatchObject({ status: 404 });
    expect(await ask({ id: booking.bookingId })).toMatchObject({ status: 404 });
    expect(await ask({ id: booking.bookingId }, world.user('sarathi', 'retail'))).toMatchObject({ status: 404 });
  });

  it('leaves the price out when asked, and of one passenger’s ticket always', async () => {
    const booking = await stored({ pnr: 'PRICE1' });
    const hidden = await made({ id: booking.bookingId, hidePrice: true }, agent());
    expect(hidden.pages[0]).not.toContain('Total Fare');
    const alone = await made({ id: booking.bookingId, pax: 1 }, agent());
    expect(alone.pages[0]).toContain('Mr Rohan Sharma');
    expect(alone.pages[0]).not.toMatch(/Ananya|Total Fare/);
    expect(await ask({ id: booking.bookingId, pax: 2 }, agent())).toMatchObject({ status: 404 });
  });

  it('goes on on a further page where a family flies far', async () => {
    const legs = [0, 1, 2, 3].map((at) => ({
      ...delhiToMumbai,
      flightNumber: `20${at}`,
      departureTime: `2026-03-0${5 + at}T06:10`,
      arrivalTime: `2026-03-0${5 + at}T08:20`,
      tripIndicator: at < 2 ? (1 as const) : (2 as const),
    }));
    const passengers = Array.from({ length: 5 }, (_, at) => ({ ...ananya, firstName: `Asha${'abcde'[at]}` }));
    const booking = await stored({ pnr: 'FAMILY', segments: legs, passengers });
    const { pages, bytes } = await made({ id: booking.bookingId }, agent());
    expect(pages.length).toBeGreaterThan(1);
    for (const { firstName } of passengers) expect(pages.join(' ')).toContain(firstName);
    expect(await readPaperBarcodes(bytes)).toHaveLength(20);
  });
});
