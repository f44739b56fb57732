import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceKeys } from '#functions/invoices/keys.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import { writeKartPapers } from '#functions/quotations/due/write-papers.ts';
import { getItem } from '#functions/table/read.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { type Billed, comesTo, type KartParts, nextPaper, NOTHING } from '#shared/quotations/papers.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { HOUR } from '#shared/time.ts';
import { openTaxedSite } from '#test/invoices/taxed-site.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { readPaper } from '../documents/read-paper.ts';
import { bookedOf } from './kart-books.ts';
import { sentKart, visaLine } from './kart-desk.ts';

const partNames = ['lines', 'fee', 'tax', 'remittance', 'off'] as const;

describe('which paper a quotation lacks', () => {
  const parts = fc
    .record({ lines: fc.nat(5000), fee: fc.nat(900), tax: fc.nat(200), remittance: fc.nat(90), off: fc.nat(500) })
    .map((one): KartParts => ({ ...one, off: 0 - Math.min(one.off, one.lines + one.fee + one.tax + one.remittance) }))
    .map((one) => (comesTo(one) > 0 ? one : NOTHING));

  it('leads from whatever is billed to what is to be, each paper of something, and stops there', () => {
    const step = fc.record({
      wanted: parts,
      userId: fc.constantFrom('U1', 'U2'),
      rate: fc.constantFrom(1800, 500),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (history) => {
        let billed: Billed = { parts: NOTHING, userId: '' };
        const written = { ...NOTHING };
        for (const { wanted, userId, rate } of history) {
          const to = { parts: wanted, userId, rate };
          let papers = 0;
          for (let next = nextPaper(billed, to); next; next = nextPaper(billed, to)) {
            papers++;
            expect(comesTo(next.parts)).toBeGreaterThan(0);
            if (next.kind === 'creditNote') expect(billed.parts).not.toEqual(NOTHING);
            else expect(billed.parts, 'one invoice says all').toEqual(NOTHING);
            for (const name of partNames)
              written[name] += next.kind === 'invoice' ? next.parts[name] : -next.parts[name];
            expect(written).toEqual(next.after);
            const isFirst = next.kind === 'invoice' && partNames.every((name) => billed.parts[name] === 0);
            if (next.kind === 'creditNote' && comesTo(next.after) > 0) {
              expect(billed.rate, 'a part is credited at the rate of its invoice').toBe(rate);
              expect(next.parts.tax === 0 || next.parts.fee > 0, 'and no tax without what is taxed').toBe(true);
            }
            billed = { ...billed, parts: next.after, ...(isFirst && { userId, rate }) };
          }
          expect(papers).toBeLessThanOrEqual(2);
          expect(billed.parts).toEqual(wanted);
          if (comesTo(wanted) > 0) expect(billed.userId).toBe(userId);
        }
      }),
      { numRuns: 5000, seed: 33 },
    );
  });
});

describe('the papers of a quotation', () => {
  const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
  const site = 'sarathi' as const;
  let desk: TestUser;
  let customer: TestUser;
  const job = () => world.job(site);

  beforeAll(async () => {
    ({ admin: desk, agent: customer } = await openTaxedSite(world));
  });

  const rounds = async () => {
    for (let round = 0; round < 2; round++) {
      await sweepDue();
      world.clock.advance(120_000);
    }
  };
  /** An hour in which nobody changes anything. */
  const later = async () => {
    world.clock.advance(HOUR);
    await rounds();
  };
  const save = (id: string, body: Partial<WireRequestOf<typeof saveKart>>) => told(desk, saveKart, { id, ...body });
  /** One of 1,000 with a service charge of 100, sent and vouchered. */
  async function vouchered(): Promise<string> {
    const { id } = await sentKart(desk, customer, { serviceCharge: 100 });
    await save(id, { isVouchered: true });
    return id;
  }
  async function pay(id: string, amount: number): Promise<void> {
    const { orderId } = await told(desk, makeKartOrder, { id, pays: 'amount', amount: amount / 100 });
    await told(customer, payFromWallet, { orderId, acceptedDuplicates: [] });
    await runBooking(site, orderId);
  }
  /** In the order of writing. */
  async function papersOf(id: string): Promise<InvoiceDocument[]> {
    const { records } = await told(customer, getInvoices, { search: id });
    const found = await Promise.all(records.map(({ number }) => told(customer, getInvoice, { number })));
    const orderOf = ({ issuedAt, kind, number }: InvoiceDocument) =>
      `${issuedAt} ${kind === 'invoice' ? 1 : 2} ${number}`;
    return found.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  }
  const said = async (id: string) => (await papersOf(id)).map(({ kind, total }) => [kind, total]);
  const [TAX, TOTAL] = [1_800, 111_800];

  it('are an invoice of all of it once it is vouchered, whatever is paid by then, and a paper of it', async () => {
    const { id } = await sentKart(desk, customer, { serviceCharge: 100 });
    await pay(id, 30_000);
    await rounds();
    expect(await papersOf(id), 'until then what was paid has its receipt').toEqual([]);
    await save(id, { isVouchered: true });
    await rounds();
    await later();
    const [invoice, ...more] = await papersOf(id);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', of: 'quotation', bookingId: id, taxable: 10_000, tax: TAX, total: TOTAL },
      reimbursed: [{ amount: 100_000 }],
      services: [{ text: 'Service charge', sac: '998555', amount: 10_000 + TAX }],
      paid: expect.stringMatching(/^₹\s300\.00 is paid\. ₹\s818\.00 is still to be paid\.$/),
    });
    expect(invoice!.services[0]!.taxes.map(({ name, rate }) => [name, rate])).toEqual([
      ['CGST', 9],
      ['SGST', 9],
    ]);
    const { content } = await told(customer, makeDocument, { kind: 'invoice', id: invoice!.number });
    const [page] = await readPaper(Buffer.from(content, 'base64'));
    for (const words of ['Tax invoice', 'Quotation', 'Trip', '998555', 'is still to be paid'])
      expect(page).toContain(words);
    for (const words of ['ticket', 'Fares', 'Passenger']) expect(page).not.toContain(words);
    const stranger = await world.addUser(site, 'retail');
    expect(await asking(stranger)(getInvoice, { number: invoice!.number })).toMatchObject({ status: 404 });
  });

  it('credit what it costs less since, once nobody changed it for an hour, and invoice it anew where it costs more', async () => {
    const id = await vouchered();
    await rounds();
    for (const discount of [10, 60, 100]) await save(id, { discount });
    await rounds();
    expect(await said(id), 'somebody is still at it').toHaveLength(1);
    await later();
    const [invoice, note] = await papersOf(id);
    expect(note).toMatchObject({
      kind: 'creditNote',
      total: 10_000,
      tax: 0,
      others: [{ label: 'Discount', minor: 10_000 }],
    });
    expect(note!.facts[0]).toEqual({ label: 'Against invoice', text: invoice!.number });
    await save(id, { serviceCharge: 50 });
    await later();
    expect((await papersOf(id))[2]).toMatchObject({ kind: 'creditNote', taxable: 5_000, tax: TAX / 2, total: 5_900 });
    await save(id, { remittanceCharge: 20 });
    await later();
    const left = TOTAL - 10_000 - 5_900;
    const more = (await papersOf(id)).slice(3);
    expect(more).toHaveLength(2);
    const anew = more.find(({ kind }) => kind === 'invoice')!;
    expect(more.find(({ kind }) => kind === 'creditNote')).toMatchObject({ total: left });
    expect(anew).toMatchObject({ total: left + 2_000 });
    await save(id, { isCancelled: true });
    await rounds();
    const last = (await papersOf(id)).at(-1)!;
    expect(last).toMatchObject({ kind: 'creditNote', total: left + 2_000 });
    expect(last.facts[0]).toEqual({ label: 'Against invoice', text: anew.number });
  });

  it('credit all of it and invoice it anew where one part is more and another less', async () => {
    const id = await vouchered();
    await rounds();
    await save(id, { serviceCharge: 50, remittanceCharge: 70 });
    await later();
    const papers = await papersOf(id);
    expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['creditNote', 'invoice', 'invoice']);
    expect(papers.map(({ total }) => total).toSorted((one, other) => other - one)).toEqual([112_900, TOTAL, TOTAL]);
  });

  it('credit all of it once it is cancelled, with what was paid on its way back', async () => {
    const id = await vouchered();
    await pay(id, 50_000);
    await rounds();
    await save(id, { isCancelled: true });
    await rounds();
    expect(await said(id)).toEqual([
      ['invoice', TOTAL],
      ['creditNote', TOTAL],
    ]);
    const [invoice, note] = await papersOf(id);
    const { reimbursed, services, others, taxable, tax, seller, buyer } = invoice!;
    expect(note).toMatchObject({ reimbursed, services, others, taxable, tax, seller, buyer });
    expect(faultsOf(await readLedger(site))).toEqual([]);
  });

  it('are none of what was never vouchered, and no more where the voucher was withdrawn and made again', async () => {
    const { id } = await sentKart(desk, customer);
    await pay(id, 30_000);
    await save(id, { isCancelled: true });
    await later();
    expect(await papersOf(id)).toEqual([]);
    const other = await vouchered();
    await rounds();
    await save(other, { isVouchered: false });
    await save(other, { isVouchered: true });
    await later();
    expect(await said(other)).toEqual([['invoice', TOTAL]]);
    await save(other, { isVouchered: false, miscellaneous: [visaLine(200)] });
    await later();
    expect(await said(other), 'it stays billed as it was, until it is vouchered again').toHaveLength(1);
    await save(other, { isVouchered: true });
    await rounds();
    expect((await said(other)).map(String).toSorted()).toEqual([
      `creditNote,${TOTAL}`,
      `invoice,${TOTAL}`,
      `invoice,${TOTAL + 20_000}`,
    ]);
  });

  it.each(['before', 'after'] as const)(
    'are each written once, killed %s any step, asked for twice at once',
    async (when) => {
      const lastOf = async (series: string) => (await getItem(invoiceKeys.series(job(), series, '26-27')))?.last ?? 0;
      const first = [await lastOf('SAR'), await lastOf('SAC')];
      const karts: string[] = [];
      const write = (id: string) =>
        writeKartPapers(job(), {
          ...{ key: kartKeys.kartTask(job(), id, 'PAPERS'), due: '' },
          subject: { site, reference: id, name: 'kart-papers' },
        });
      const lead = async (n: number): Promise<number> => {
        const id = await vouchered();
        world.faults.reset();
        if (n) world.faults.failNth(n, when);
        await write(id).catch(() => undefined);
        const { operations } = world.faults.counts();
        world.faults.reset();
        await Promise.all([write(id), write(id)]);
        await save(id, { isCancelled: true });
        world.faults.reset();
        if (n) world.faults.failNth(n, when);
        await write(id).catch(() => undefined);
        world.faults.reset();
        await Promise.all([write(id), write(id)]);
        karts.push(id);
        expect([n, await said(id)]).toEqual([
          n,
          [
            ['invoice', TOTAL],
            ['creditNote', TOTAL],
          ],
        ]);
        return operations;
      };
      const operations = await lead(0);
      expect(operations).toBeGreaterThan(5);
      for (let n = 1; n <= operations; n++) await lead(n);
      expect([await lastOf('SAR'), await lastOf('SAC')]).toEqual(first.map((last) => last + karts.length));
      const ledger = await readLedger(site);
      for (const id of karts) expect(bookedOf(ledger, id), 'the books say what its papers do').toEqual({});
      const named = ledger.house.filter(
        ({ account, about }) => account === 'tax:gst' && karts.includes(about?.bookingId ?? ''),
      );
      expect(named.map(({ minor }) => minor).toSorted()).toEqual(karts.flatMap(() => [TAX, -TAX]).toSorted());
    },
    240_000,
  );
});
