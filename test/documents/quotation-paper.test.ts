import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { getQuotationPdf } from '#shared/documents/get-quotation-pdf.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { withdrawKartVersion } from '#shared/quotations/withdraw-kart-version.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sendStoredKart, storeKart } from '#test/quotations/store-kart.ts';
import { readPaper } from './read-paper.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as?: TestUser) =>
  callHttp({ site: 'sarathi', call, body, ...(as && { as }) });
const byDesk = (id: string, number?: number, as = desk) =>
  ask(makeDocument, { kind: 'quotation', id, ...(number && { number }) }, as);

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent', { companyName: 'क्षेत्रीय हिन्दी यात्रा' });
});

async function read(answer: {
  result?: unknown;
  status: number;
}): Promise<{ fileName: string; text: string; pages: number }> {
  expect(answer).toMatchObject({ status: 200, result: { contentType: 'application/pdf' } });
  const { content, fileName } = answer.result as { content: string; fileName: string };
  const bytes = Buffer.from(content, 'base64');
  if (process.env.PAPERS) {
    mkdirSync(process.env.PAPERS, { recursive: true });
    writeFileSync(`${process.env.PAPERS}/${fileName}`, bytes);
  }
  // What stands apart from its letter is read back as nothing at all.
  const pages = (await readPaper(bytes)).map((page) => page.replaceAll('\u200b', ''));
  return { fileName, text: pages.join('\n'), pages: pages.length };
}

const line = { id: randomId(), day: 2, time: '09:30', name: 'रेगिस्तान सफारी', price: 12_345.5 };

describe('a quotation on paper', () => {
  it('says what its page says, in rupees, Devanagari and Arabic, for staff and for the link’s holder alike', async () => {
    const { id, quotationId } = await storeKart(desk, customer, {
      ...{
        kartName: 'Five days with محمد السلام',
        serviceCharge: 500,
        discount: 45.5,
        isAgentBranding: true,
        deposit: 1000,
      },
      remarkForCustomer: 'Tourism dirham is paid at the hotel.',
      miscellaneous: [{ ...line, id: randomId() }],
      flights: [
        {
          ...{ id: randomId(), day: 1, airlineCode: 'IX', flightNo: '343', origin: 'Kozhikode', destination: 'Dubai' },
          ...{ depTime: '13:30', bookedByCustomer: true, price: 0 },
        },
      ],
    });
    const token = await sendStoredKart(desk, id);
    const paper = await read(await ask(getQuotationPdf, { token, number: 1 }));
    expect(paper.fileName).toBe(`quotation-${quotationId}-version-1.pdf`);
    for (const said of [
      ...['क्षेत्रीय हिन्दी यात्रा', 'सफारी', 'محمد السلام', '₹ 12,345.50', '₹ 500.00', 'Discount', 'Total price'],
      ...['Day 1', 'Sat, 12 Dec', '13:30', 'IX 343, Kozhikode to Dubai', 'Booked by you', 'A deposit of ₹ 1,000.00'],
      ...['28 Nov 2026', 'Tourism dirham is paid at the hotel.', `${quotationId}, version 1`, 'Page 1 of 1'],
    ])
      expect(paper.text).toContain(said);
    expect((await read(await byDesk(id, 1))).text).toBe(paper.text);
  });

  it.each([
    ['partial', false, true, true],
    ['none', false, false, true],
    ['noprice', false, false, false],
  ] as const)('shows of a price what its breakup shows: %s', async (priceBreakup, ofLine, ofCharge, ofAll) => {
    const sold = { ...line, id: randomId(), name: 'Visa fees' };
    const guide = { ...sold, id: randomId(), name: 'Guide', price: 100 };
    const { id } = await storeKart(desk, customer, {
      ...{ priceBreakup, serviceCharge: 77 },
      miscellaneous: [sold, guide],
    });
    const token = await sendStoredKart(desk, id);
    for (const answer of [await ask(getQuotationPdf, { token, number: 1 }), await byDesk(id)]) {
      const { text } = await read(answer);
      expect(text).toContain('Visa fees');
      expect([text.includes('12,345.50'), text.includes('77.00'), text.includes('12,536.36')]).toEqual([
        ofLine,
        ofCharge,
        ofAll,
      ]);
      if (!ofAll) expect(text).not.toContain('₹');
    }
  });

  it('is of the builder where staff ask for no version, and goes on on further pages', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...line, id: randomId(), name: `Service ${at}`, place: at }));
    const { id, quotationId } = await storeKart(desk, customer, { miscellaneous: many });
    const paper = await read(await byDesk(id));
    expect(paper).toMatchObject({ fileName: `quotation-${quotationId}.pdf` });
    expect(paper.pages).toBeGreaterThan(1);
    for (const { name } of many) expect(paper.text).toContain(name);
    expect(paper.text).toContain('not sent yet');
    await ask(saveKart, { id, kartName: 'Another name' }, desk);
    expect((await read(await byDesk(id))).text).toContain('Another name');
  });

  it('is there for nobody who may not see it, and of nothing that was withdrawn for its customer', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [{ ...line, id: randomId() }] });
    const token = await sendStoredKart(desk, id);
    const clerk = await addClerk(world, { 'karts.view': false });
    expect(await byDesk(id, 1, clerk)).toMatchObject({ status: 403 });
    expect(await byDesk(id, 1, customer)).toMatchObject({ status: 404 });
    expect(await byDesk(id, 2)).toMatchObject({ status: 404 });
    expect((await ask(makeDocument, { kind: 'quotation', id })).status).toBe(401);
    expect(await ask(getQuotationPdf, { token: `${token}x`, number: 1 })).toMatchObject({ status: 404 });
    await ask(withdrawKartVersion, { id, number: 1 }, desk);
    expect(await ask(getQuotationPdf, { token, number: 1 })).toMatchObject({ status: 404 });
    expect(await byDesk(id, 1)).toMatchObject({ status: 200 });
  });
});
