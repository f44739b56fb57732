import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { putGroup, putRule } from '#functions/markups/writes.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { randomId } from '#shared/ids.ts';
import { isGstin } from '#shared/site/gst-states.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { buyFlight } from '#test/suppliers/buy-flight.ts';
import { readPaper } from '../documents/read-paper.ts';

const site = 'sarathi' as const;
const gstin = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((sign) => `32AAKCS4417M1Z${sign}`).find(isGstin)!;

describe('the invoice of a sale', () => {
  const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
  let user: TestUser;

  beforeAll(async () => {
    const { head, data } = testSites[site];
    const suppliers = [{ name: 'sandbox-gds', adapter: 'sandbox' as const, settings: { kind: 'gds', seed: 'gds' } }];
    await commit(world.job(site), createSiteWrites(world.job(site), head, data, suppliers));
    const job = world.job(site);
    const groupId = randomId(100);
    const rule = {
      kind: 'perPassenger',
      value: 30_000,
      groupId,
      airlineCode: '',
      departureId: '',
      version: 1,
    } as const;
    const priced = await commit(job, [
      putGroup(job, { id: groupId, groupName: 'Everybody', commissionShare: 0, isDefault: true }),
      putRule(job, 'DEF', { ...rule, id: randomId(100) }),
    ]);
    expect(priced.ok).toBe(true);
    const value = {
      ...{
        companyName: 'Sarathi Travels',
        legalName: 'Sarathi Travels Pvt Ltd',
        gstin,
        taxNumberName: '',
        state: '32',
      },
      ...{ adminContact: '+91 484 400 1122', adminEmail: 'desk@sarathi.example', address: 'MG Road, Kochi 682016' },
    };
    const admin = await world.addUser(site, 'staff', { isSuperAdmin: true });
    const saved = await callHttp({ site, call: saveSettings, body: { part: 'company', version: 0, value }, as: admin });
    expect(saved).toMatchObject({ status: 200 });
    user = await world.addUser(site, 'travelAgent');
    await fillWallet(world, user, 1_000_000_00);
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
