import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoiceDueWrite } from '#functions/invoices/invoice-writes.ts';
import { invoiceKeys } from '#functions/invoices/keys.ts';
import { writeCredit } from '#functions/invoices/write-credit.ts';
import { writeInvoice } from '#functions/invoices/write-invoice.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCancellation } from '#shared/activities/cart/get-cancellation.ts';
import type { CartState } from '#shared/activities/cart/lifecycle.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { addActivityMarkUp } from '#shared/activities/markup/add-activity-mark-up.ts';
import { redeemVoucher } from '#shared/activities/redeem-voucher.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { toMajor } from '#shared/money.ts';
import { cartOf, fillCart, paidCart, soldOption } from '#test/activities/cart-steps.ts';
import { ratesDesk } from '#test/destination/rates-desk.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { readPaper } from '../documents/read-paper.ts';
import { openTaxedSite } from './taxed-site.ts';

/** Two adults at 179, the Service Fee of 10 % on it and its GST. Minor units. */
const [NET, FEE, TAX] = [35_800, 3_580, 644];
const TOTAL = NET + FEE + TAX;

const sum = (minors: readonly number[]) => minors.reduce((all, one) => all + one, 0);
/** What a paper's lines come to, past its own sums. */
const comesTo = ({ reimbursed, services, others }: InvoiceDocument) =>
  sum([...reimbursed, ...services].map(({ amount }) => amount)) + sum(others.map(({ minor }) => minor));

describe('the papers of a cart', () => {
  const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
  const site = 'sarathi' as const;
  let admin: TestUser;
  let agent: TestUser;
  let atOnce: string;
  let byDesk: string;

  beforeAll(async () => {
    ({ admin } = await openTaxedSite(world));
    const desk = await ratesDesk(admin);
    atOnce = await soldOption(desk, { isInstant: true });
    byDesk = await soldOption(desk);
    await told(admin, addActivityMarkUp, { kind: 'percentOfBase', percent: 10 });
  });
  beforeEach(async () => {
    world.clock.restore();
    agent = await world.addUser(site, 'travelAgent');
    await fillWallet(world, agent, 10_000_000);
  });

  const rounds = async () => {
    for (let round = 0; round < 3; round++) {
      await sweepDue();
      world.clock.advance(120_000);
    }
  };
  /** A cart of visits that somebody paid for from their wallet. */
  async function bought(as: TestUser, options: readonly string[], dates: readonly string[] = ['2026-11-25']) {
    let cart: CartShown | undefined;
    for (const [at, option] of options.entries())
      ({ cart } = await fillCart(as, option, { date: dates[at] ?? dates[0]! }));
    const { orderId, cartId } = await paidCart(as, cart!);
    return { orderId, cartId, items: (await cartOf(as, cartId)).items };
  }
  const update = (as: TestUser, cartId: string, status: CartState, more: object = {}) =>
    told(as, updateCartStatus, { cartId, status, ...more });
  const papersOf = async (as: TestUser, cartId: string): Promise<InvoiceDocument[]> => {
    const { records } = await told(as, getInvoices, { search: cartId });
    const found = await Promise.all(records.map(({ number }) => told(as, getInvoice, { number })));
    return found.toSorted((one, other) => (one.kind < other.kind ? 1 : -1));
  };
  const posted = async (orderId: string, account: string) =>
    sum(
      (await readLedger(site)).house.flatMap((one) =>
        one.reference === orderId && one.account === account ? [one.minor] : [],
      ),
    );

  it.each([
    ['an agent', 'travelAgent'],
    ['a retail customer', 'retail'],
  ] as const)('of %s: cancelled in time, a credit note of the whole invoice', async (_, type) => {
    const buyer = await world.addUser(site, type);
    await fillWallet(world, buyer, 10_000_000);
    const { cartId, orderId, items } = await bought(buyer, [atOnce]);
    await rounds();
    const [sale] = await papersOf(buyer, cartId);
    expect(sale).toMatchObject({
      ...{ kind: 'invoice', of: 'activities', taxable: FEE, tax: TAX, total: TOTAL },
      ...{ reimbursed: [{ who: `${items[0]!.title}, Evening`, amount: NET }], others: [] },
      services: [{ text: 'Service fee, activities', sac: '998554', quantity: 1 }],
    });
    await update(buyer, cartId, 'CANCELLED');
    await rounds();
    const [invoice, note, ...more] = await papersOf(buyer, cartId);
    expect(more).toEqual([]);
    expect(invoice, 'what was written is never changed').toEqual(sale);
    const { reimbursed, services, others, seller, buyer: party, taxable, tax, total } = sale!;
    expect(note).toMatchObject({
      ...{ kind: 'creditNote', of: 'activities', reimbursed, services, others, seller, buyer: party },
      ...{ taxable, tax, total, bookingId: cartId, paid: 'Refunded to the wallet.' },
    });
    expect(note!.number).toMatch(/^SAC\/26-27\/\d{6}$/);
    expect(note!.facts.slice(0, 2)).toEqual([
      { label: 'Against invoice', text: sale!.number },
      { label: 'Invoice date', text: '22 Nov 2026' },
    ]);
    expect(note!.facts).toEqual(expect.arrayContaining(sale!.facts));
    expect(await told(admin, getInvoice, { number: note!.number })).toEqual(note);
    const other = await world.addUser(site, type);
    expect(await asking(other)(getInvoice, { number: note!.number })).toMatchObject({ status: 404 });
    expect(await posted(orderId, 'tax:gst')).toBe(0);
  });

  it('is a paper of activities, which says nothing of tickets', async () => {
    const { cartId } = await bought(agent, [atOnce]);
    await update(agent, cartId, 'CANCELLED');
    await rounds();
    const drawn = async ({ number }: InvoiceDocument) => {
      const { content } = await told(agent, makeDocument, { kind: 'invoice', id: number });
      const pages = await readPaper(Buffer.from(content, 'base64'));
      expect(pages).toHaveLength(1);
      return pages[0]!;
    };
    const [invoice, note] = await papersOf(agent, cartId);
    const [first, second] = [await drawn(invoice!), await drawn(note!)];
    for (const said of ['Tax invoice', 'Activities', '25 Nov 2026', '998554', 'GST']) expect(first).toContain(said);
    for (const said of ['Credit note', 'Activities cancelled', invoice!.number, 'Credited to'])
      expect(second).toContain(said);
    for (const page of [first, second])
      for (const said of ['ticket', 'Fares', 'Passenger']) expect(page).not.toContain(said);
  });

  it('cancelled before its invoice is written, an invoice of all of it and its note, in this order', async () => {
    const { cartId, orderId } = await bought(agent, [atOnce]);
    await update(agent, cartId, 'CANCELLED');
    const job = world.job(site);
    await writeCredit(job, orderId, cartId);
    expect(await papersOf(agent, cartId), 'the note waits for what it is about').toEqual([]);
    await writeInvoice(job, orderId);
    await Promise.all(Array.from({ length: 5 }, () => writeCredit(job, orderId, cartId)));
    await rounds();
    const papers = await papersOf(agent, cartId);
    expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', TOTAL],
      ['creditNote', TOTAL],
    ]);
    expect(await getItem(invoiceKeys.creditTask(job, orderId, cartId))).toBeUndefined();
  });

  it('of a redeemed visit and of one that is kept after its time stay invoiced, and only the third is credited', async () => {
    const { cartId, orderId, items } = await bought(
      agent,
      [atOnce, atOnce, atOnce],
      ['2026-11-22', '2026-11-23', '2026-11-25'],
    );
    await rounds();
    const { voucherCode: code } = await cartOf(agent, cartId);
    await told(admin, redeemVoucher, { code, itemId: items[0]!.id });
    world.clock.set('2026-11-22T18:00:00.000Z');
    await update(agent, cartId, 'CANCELLED');
    await rounds();
    const [invoice, note] = await papersOf(agent, cartId);
    expect(invoice).toMatchObject({ total: 3 * TOTAL, tax: 3 * TAX, reimbursed: [{}, {}, {}] });
    expect(note).toMatchObject({
      ...{ total: TOTAL, tax: TAX, taxable: FEE, services: [{ quantity: 1 }] },
      reimbursed: [{ route: '25 Nov 2026', amount: NET }],
    });
    world.clock.set('2026-11-27T06:00:00.000Z');
    await sweepDue();
    expect(await posted(orderId, 'tax:gst')).toBe(invoice!.tax - note!.tax);
    expect(await posted(orderId, 'clearing')).toBe(0);
    expect(faultsOf(await readLedger(site))).toEqual([]);
  });

  it('by another amount of staff’s, a part to the minor unit, at the rates of the invoice', async () => {
    const { cartId, orderId } = await bought(agent, [atOnce]);
    await rounds();
    const refund = 100.01;
    await update(admin, cartId, 'CANCELLED', { currency: 'INR', refund, reason: 'Rain' });
    await rounds();
    const [invoice, note] = await papersOf(agent, cartId);
    expect(note).toMatchObject({ total: 10_001, tax: 161, taxable: 895, reimbursed: [{ amount: 8_945 }] });
    expect(comesTo(note!)).toBe(10_001);
    expect(note!.services[0]!.taxes.map(({ name, rate }) => [name, rate])).toEqual(
      invoice!.services[0]!.taxes.map(({ name, rate }) => [name, rate]),
    );
    world.clock.set('2026-11-27T06:00:00.000Z');
    await sweepDue();
    expect(await posted(orderId, 'tax:gst')).toBe(TAX - 161);
    expect(await posted(orderId, 'clearing')).toBe(0);
  });

  it('of nothing that goes back are the invoice alone', async () => {
    const { cartId } = await bought(agent, [atOnce], ['2026-11-22']);
    await update(agent, cartId, 'CANCELLED');
    await rounds();
    expect((await papersOf(agent, cartId)).map(({ kind, total }) => [kind, total])).toEqual([['invoice', TOTAL]]);
  });

  describe('that was never confirmed', () => {
    it('are none where all goes back, cancelled or rejected, looked at before and after', async () => {
      for (const end of ['CANCELLED', 'REJECTED'] as const) {
        const { cartId } = await bought(agent, [byDesk]);
        await rounds();
        await update(end === 'REJECTED' ? admin : agent, cartId, end, { reason: 'Sold out' });
        await rounds();
        expect(await papersOf(agent, cartId)).toEqual([]);
      }
    });

    it('are an invoice of what is kept, which is what it earns', async () => {
      const { cartId, orderId } = await bought(agent, [byDesk, byDesk], ['2026-11-22', '2026-11-25']);
      await rounds();
      expect(await papersOf(agent, cartId)).toEqual([]);
      await update(admin, cartId, 'CANCELLED', { currency: 'INR', refund: 300.05, reason: 'Half of the second' });
      await rounds();
      const [invoice, ...more] = await papersOf(agent, cartId);
      expect(more).toEqual([]);
      expect(invoice).toMatchObject({ kind: 'invoice', total: 2 * TOTAL - 30_005 });
      expect(comesTo(invoice!)).toBe(invoice!.total);
      expect(invoice!.facts.at(-3)).toEqual({ label: 'Cancelled', text: '₹\u00a0300.05 refunded' });
      world.clock.set('2026-11-27T06:00:00.000Z');
      await sweepDue();
      expect(await posted(orderId, 'tax:gst')).toBe(invoice!.tax);
      expect(await posted(orderId, 'clearing')).toBe(0);
    });

    it('are still due where the desk decided while somebody looked and found nothing to write', async () => {
      const { cartId, orderId, items } = await bought(agent, [byDesk]);
      const job = world.job(site);
      const task = () => getItem(invoiceKeys.invoiceTask(job, orderId));
      // Due anew since the sweep took it, until an instant that is not its own any more.
      expect((await commit(job, [invoiceDueWrite(job, orderId)])).ok).toBe(true);
      await writeInvoice(job, orderId, '2026-11-22T05:59:45.000Z');
      expect(await task()).toBeDefined();
      await update(admin, cartId, 'CONFIRMED', {
        confirmations: items.map(({ id: itemId }) => ({ itemId, number: 'DCT-1' })),
      });
      await rounds();
      expect(await task()).toBeUndefined();
      expect(await papersOf(agent, cartId)).toMatchObject([{ total: TOTAL, reimbursed: [{ ticket: 'DCT-1' }] }]);
    });
  });

  it.each(['before', 'after'] as const)(
    'are each written once, in a series without a gap, killed %s any step',
    async (when) => {
      const job = world.job(site);
      const lastOf = async (series: string) => (await getItem(invoiceKeys.series(job, series, '26-27')))?.last ?? 0;
      const first = [await lastOf('SAR'), await lastOf('SAC')];
      let carts = 0;
      const lead = async (n: number): Promise<number> => {
        const { cartId, orderId } = await bought(agent, [atOnce]);
        await update(agent, cartId, 'CANCELLED');
        const write = async () => {
          await writeInvoice(job, orderId);
          await writeCredit(job, orderId, cartId);
        };
        world.faults.reset();
        if (n) world.faults.failNth(n, when);
        await write().catch(() => undefined);
        const { operations } = world.faults.counts();
        world.faults.reset();
        await rounds();
        carts++;
        const papers = await papersOf(agent, cartId);
        expect([n, papers.map(({ kind, total }) => [kind, total])]).toEqual([
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
      expect([await lastOf('SAR'), await lastOf('SAC')]).toEqual(first.map((last) => last + carts));
    },
    240_000,
  );

  const history = fc.record({
    visits: fc.uniqueArray(fc.record({ isAtOnce: fc.boolean(), day: fc.nat(3) }), {
      ...{ minLength: 1, maxLength: 3, selector: ({ day }) => day },
    }),
    isConfirmed: fc.boolean(),
    isWrittenFirst: fc.boolean(),
    /** Hours after the sale at which it ends. */
    at: fc.integer({ min: 0, max: 80 }),
    redeemed: fc.boolean(),
    end: fc.constantFrom('none', 'usual', 'other'),
    /** What staff give back of what could be, in thousandths. */
    share: fc.nat(1000),
  });

  it('and its books say the same of what stayed, after random histories', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (one) => {
        world.clock.restore();
        const { cartId, orderId, items } = await bought(
          agent,
          one.visits.map(({ isAtOnce }) => (isAtOnce ? atOnce : byDesk)),
          one.visits.map(({ day }) => `2026-11-2${3 + day}`),
        );
        const isAtOnce = one.visits.every((visit) => visit.isAtOnce);
        if (one.isConfirmed && !isAtOnce)
          await update(admin, cartId, 'CONFIRMED', {
            confirmations: items.map(({ id: itemId }) => ({ itemId, number: 'DCT' })),
          });
        if (one.isWrittenFirst) await rounds();
        world.clock.advance(one.at * 3_600_000);
        if (one.isWrittenFirst) await sweepDue();
        const isConfirmed = one.isConfirmed || isAtOnce;
        const { voucherCode: code } = await cartOf(agent, cartId);
        if (one.redeemed && isConfirmed && code) await told(admin, redeemVoucher, { code, itemId: items[0]!.id });
        if (one.end !== 'none') {
          const { most } = await told(admin, getCancellation, { cartId });
          const refund = toMajor(Math.floor((most * one.share) / 1000), 'INR');
          await asking(admin)(updateCartStatus, {
            ...{ cartId, status: 'CANCELLED', currency: 'INR', reason: 'Rain' },
            ...(one.end === 'other' && { refund }),
          });
        }
        await rounds();
        world.clock.set('2026-12-01T06:00:00.000Z');
        await sweepDue();
        await sweepDue();
        const { refunded, status, total } = await cartOf(agent, cartId);
        const papers = await papersOf(agent, cartId);
        for (const paper of papers) expect(comesTo(paper)).toBe(paper.total);
        const net = (of: 'total' | 'tax' | 'taxable') =>
          sum(papers.map((paper) => (paper.kind === 'creditNote' ? -paper[of] : paper[of])));
        if (status === 'PENDING') {
          expect(papers).toEqual([]);
          return;
        }
        expect([status, net('total')]).toEqual([status, total! - refunded]);
        expect(await posted(orderId, 'tax:gst')).toBe(net('tax'));
        expect(await posted(orderId, 'clearing')).toBe(0);
        expect(papers.length).toBeLessThanOrEqual(isConfirmed && refunded > 0 ? 2 : 1);
      }),
      { numRuns: Number(process.env.CART_RUNS ?? 15), seed: 33 },
    );
    expect(faultsOf(await readLedger(site))).toEqual([]);
  }, 600_000);
});
