import { describe, expect, it } from 'vitest';
import { invoiceKeys } from '#functions/invoices/keys.ts';
import { numberInvoice } from '#functions/invoices/number-invoice.ts';
import { getItem } from '#functions/table/read.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { DAY } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeInvoice, unnumbered } from './store-invoice.ts';

describe('a series of invoices', () => {
  const world = useWorld({ at: '2026-03-31T18:00:00Z' });
  const agent = () => world.user('sarathi', 'travelAgent');

  it('gives fifty that want a number at once fifty, without a gap and none twice', async () => {
    const job = world.job('gulf');
    const papers = Array.from({ length: 50 }, () => unnumbered(world.user('gulf', 'travelAgent')));
    expect(await Promise.all(papers.map((paper) => numberInvoice(job, paper)))).not.toContain(false);
    const claims = await Promise.all(
      papers.map(({ orderId }) => getItem(invoiceKeys.invoiceOf(job, orderId, 'invoice'))),
    );
    const numbers = claims.map((claim) => claim!.number).toSorted();
    expect(numbers).toEqual(papers.map((_, at) => `GUL/2026/${String(at + 1).padStart(6, '0')}`));
    expect(await getItem(invoiceKeys.series(job, 'GUL', '2026'))).toMatchObject({ last: 50 });
  }, 60_000);

  it('gives one paper one number, however often and at once it is asked for', async () => {
    const job = world.job('gulf');
    const paper = unnumbered(world.user('gulf', 'travelAgent'));
    const before = (await getItem(invoiceKeys.series(job, 'GUL', '2026')))!.last;
    await Promise.all([1, 2, 3].map(() => numberInvoice(job, paper)));
    expect((await getItem(invoiceKeys.series(job, 'GUL', '2026')))!.last).toBe(before + 1);
  });

  it('begins anew with India’s year, by the site’s day, and never dates one before the one before it', async () => {
    const job = world.job('sarathi');
    expect(await storeInvoice(job, agent())).toBe('SAR/25-26/000001');
    expect(await storeInvoice(job, agent())).toBe('SAR/25-26/000002');
    world.clock.advance(DAY / 24);
    expect(await storeInvoice(job, agent())).toBe('SAR/26-27/000001');
    world.clock.advance(-1000);
    const number = await storeInvoice(job, agent());
    const { result } = await callHttp({ site: 'sarathi', call: getInvoice, body: { number }, as: agent() });
    expect(result).toMatchObject({ number: 'SAR/26-27/000002', issuedAt: '2026-03-31T19:00:00.000Z', total: 5618 });
  });

  it('is listed for its owner and for staff, the latest first, in one Query, and for nobody else', async () => {
    const other = await world.addUser('sarathi', 'travelAgent');
    const job = world.job('sarathi');
    const numbers = [await storeInvoice(job, other), await storeInvoice(job, other)];
    const ask = (as = other, body = {}) => callHttp({ site: 'sarathi', call: getInvoices, body, as });
    expect((await ask()).result!.records.map(({ number }) => number)).toEqual(numbers.toReversed());
    expect((await ask(world.user('sarathi', 'staff'))).result!.records.map(({ number }) => number)).toEqual(
      expect.arrayContaining(numbers),
    );
    const found = await ask(other, { search: numbers[0]!.slice(-6) });
    expect(found.result!.records.map(({ number }) => number)).toEqual([numbers[0]]);
    expect((await ask(other, { from: '2026-03-31' })).result!.records).toHaveLength(2);
    expect((await ask(other, { to: '2026-03-30' })).result!.records).toEqual([]);
    const theirs = { site: 'sarathi', call: getInvoice, body: { number: numbers[0]! } } as const;
    expect(await callHttp({ ...theirs, as: world.user('sarathi', 'retail') })).toMatchObject({ status: 404 });
    expect(await callHttp({ ...theirs, as: other })).toMatchObject({ status: 200 });
  });
});
