import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDocument } from '#shared/documents/make-document.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { buyFlight } from '#test/suppliers/buy-flight.ts';
import { readPaper } from '../documents/read-paper.ts';
import { gstin, openTaxedSite } from './taxed-site.ts';

const site = 'sarathi' as const;

describe('the invoice of a sale', () => {
  const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
  let user: TestUser;

  beforeAll(async () => {
    ({ agent: user } = await openTaxedSite(world));
  });

  it('is written once by the next round, says all that was paid, and is a paper', async () => {
    const orderId = await buyFlight({ site, as: user, source: 'sandbox-gds', lastName: 'Menon' });
    const { result: order } = await callHttp({ site, call: getOrder, body: { orderId }, as: user });
    await sweepDue();
    world.clock.advance(120_000);
    await sweepDue();
    const { result: list } = await callHttp({ site, call: getInvoices, body: {}, as: user });
    expect(list!.records).toHaveLength(1);
    const [row] = list!.records;
    expect(row).toMatchObject({ number: 'SAR/26-27/000001', pnr: order!.pnr, total: order!.amount });
    const { result: invoice } = await callHttp({ site, call: getInvoice, body: { number: row!.number }, as: user });
    const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
    const { reimbursed, services, others, total, tax, taxable } = invoice!;
    expect(
      sum([...reimbursed, ...services].map(({ amount }) => amount)) + sum(others.map(({ minor }) => minor)),
    ).toBeCloseTo(total);
    expect(services[0]).toMatchObject({ sac: '998551', quantity: 1, taxable });
    expect(services[0]!.taxes.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
    expect(sum(services[0]!.taxes.map(({ minor }) => minor))).toBeCloseTo(tax);
    expect(invoice!.seller).toMatchObject({ name: 'Sarathi Travels Pvt Ltd', taxNumber: gstin, state: 'Kerala (32)' });
    const paper = await callHttp({ site, call: makeDocument, body: { kind: 'invoice', id: row!.number }, as: user });
    expect(paper).toMatchObject({ status: 200, result: { fileName: 'SAR-26-27-000001.pdf' } });
    const bytes = Buffer.from(paper.result!.content, 'base64');
    if (process.env.PAPERS) {
      mkdirSync(process.env.PAPERS, { recursive: true });
      writeFileSync(`${process.env.PAPERS}/${paper.result!.fileName}`, bytes);
    }
    const pages = await readPaper(bytes);
    expect(pages).toHaveLength(1);
    for (const said of [
      'Tax invoice',
      row!.number,
      gstin,
      'Place of supply',
      '998551',
      'CGST 9%',
      'SGST 9%',
      'Rupees ',
    ])
      expect(pages[0]).toContain(said);
    const as = world.user(site, 'retail');
    expect(await callHttp({ site, call: makeDocument, body: { kind: 'invoice', id: row!.number }, as })).toMatchObject({
      status: 404,
    });
    expect(await callHttp({ site, call: makeDocument, body: { kind: 'invoice', id: row!.number } })).toMatchObject({
      status: 401,
    });
  });
});
