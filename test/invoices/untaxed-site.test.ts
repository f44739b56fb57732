import { beforeAll, describe, expect, it } from 'vitest';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { getTaxRates } from '#shared/markups/taxes/get-tax-rates.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { buyFlight } from '#test/suppliers/buy-flight.ts';
import { readLedger } from '#test/wallet/read-ledger.ts';
import { openUntaxedSite, registerForTax } from './taxed-site.ts';

const site = 'sarathi' as const;

describe('a site without a tax number', () => {
  const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
  let admin: TestUser;
  let agent: TestUser;
  const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) => callHttp({ site, call, body, as });
  /** What a sale is paid with, what its books have of the tax, and what its invoice says of it. */
  async function sold(lastName: string) {
    const orderId = await buyFlight({ site, as: agent, source: 'sandbox-gds', lastName });
    const { amount, bookingId } = (await ask(agent, getOrder, { orderId })).result!;
    const { booking } = (await ask(agent, getBookingDetails, { bookingId })).result!;
    for (let round = 0; round < 2; round++) {
      await sweepDue();
      world.clock.advance(120_000);
    }
    const { records } = (await ask(agent, getInvoices, { search: bookingId })).result!;
    const { services, tax, total } = (await ask(agent, getInvoice, { number: records[0]!.number })).result!;
    const { house } = await readLedger(site);
    const inBooks = (account: string) =>
      house.reduce((sum, one) => sum + (one.reference === orderId && one.account === account ? one.minor : 0), 0);
    expect(total).toBe(amount);
    return {
      ...{ tax, taxes: services[0]!.taxes.map(({ name }) => name), fee: services[0]!.amount },
      ...{ inBooks: inBooks('tax:gst'), earned: inBooks('revenue:serviceFee'), currency: booking.currency },
    };
  }
  const inPrices = async () =>
    (await ask(admin, getTaxRates, {}))
      .result!.rates.filter(({ kind }) => kind === 'gst')
      .map((rate) => rate.isInPrices);

  beforeAll(async () => {
    ({ admin, agent } = await openUntaxedSite(world));
  });

  it('charges and prints no GST, and does both once it has one', async () => {
    expect(await sold('Menon')).toEqual({
      ...{ tax: 0, taxes: [], fee: 300, inBooks: 0, earned: 30_000, currency: 'INR' },
    });
    expect(await inPrices()).toEqual([false]);
    await registerForTax({ admin });
    expect(await sold('Pillai')).toEqual({
      ...{ tax: 54, taxes: ['CGST', 'SGST'], fee: 354, inBooks: 5_400, earned: 30_000, currency: 'INR' },
    });
    expect(await inPrices()).toEqual([true]);
  });
});
