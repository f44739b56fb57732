import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceKeys } from '#functions/invoices/keys.ts';
import { writeCredit } from '#functions/invoices/write-credit.ts';
import { writeInvoice } from '#functions/invoices/write-invoice.ts';
import { getItem } from '#functions/table/read.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
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
import { openTaxedSite } from './taxed-site.ts';

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

describe('the papers of a refund', () => {
  const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
  let admin: TestUser;
  let agent: TestUser;
  const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) =>
    callHttp({ site: 'sarathi', call, body, as });
  const rounds = async () => {
    for (let round = 0; round < 3; round++) {
      await sweepDue();
      world.clock.advance(120_000);
    }
  };
  beforeAll(async () => {
    ({ admin, agent } = await openTaxedSite(world));
  });

  /** A sale that was refunded whole against these charges, in rupees. */
  async function refunded({ airlineCharge = 1000, cancellationFee = 250 } = {}) {
    const orderId = await buyFlight({ site: 'sarathi', as: agent, source: 'sandbox-gds', lastName: 'Menon' });
    const { bookingId } = (await ask(agent, getOrder, { orderId })).result!;
    const asked = { BookingId: bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' } as const;
    const { requestId } = (await ask(agent, changeRequest, asked)).result!;
    const charged = await ask(admin, setChangeCharges, {
      ...{ requestId, currency: 'INR', airlineCharge, cancellationFee, remarks: '' },
    });
    expect(charged).toMatchObject({ status: 200 });
    const { chargesNo } = charged.result!.charges!;
    expect(await ask(agent, acceptChangeCharges, { requestId, chargesNo })).toMatchObject({ status: 200 });
    const body = { requestId, currency: 'INR', creditNote: 'AI-7719420', reason: '' };
    const done = await ask(admin, completeChangeRequest, body);
    expect(done).toMatchObject({ status: 200 });
    return { orderId, bookingId, requestId, back: done.result!.refund!.amount };
  }

  it('are a credit note that names the invoice and comes to what came back, and an invoice of the fee', async () => {
    const { bookingId, back } = await refunded();
    await rounds();
    const { result } = await ask(agent, getInvoices, { search: bookingId });
    expect(result!.records).toHaveLength(3);
    const [creditNote, fee, sale] = (['creditNote', 'cancellation', 'invoice'] as const).map((wanted) =>
      result!.records.find(({ kind }) => kind === wanted),
    );
    expect(sale).toMatchObject({ kind: 'invoice', number: 'SAR/26-27/000001' });
    expect(fee).toMatchObject({ kind: 'cancellation', number: 'SAF/26-27/000001', taxable: 250, tax: 45, total: 295 });
    expect(creditNote).toMatchObject({ kind: 'creditNote', number: 'SAC/26-27/000001', total: back });

    const note = (await ask(agent, getInvoice, { number: creditNote!.number })).result!;
    const { reimbursed, services, others, facts } = note;
    expect(facts[0]).toEqual({ label: 'Against invoice', text: sale!.number });
    expect(others).toEqual([
      { label: 'Airline’s charge', minor: -1000 },
      ...others.filter(({ label }) => label === 'TDS'),
      { label: `Set off, ${fee!.number}`, minor: -295 },
    ]);
    expect(sum([...reimbursed, ...services].map(({ amount }) => amount)) + sum(others.map(({ minor }) => minor))).toBe(
      back,
    );
    const bytes = Buffer.from(
      (await ask(agent, makeDocument, { kind: 'invoice', id: note.number })).result!.content,
      'base64',
    );
    if (process.env.PAPERS) {
      mkdirSync(process.env.PAPERS, { recursive: true });
      writeFileSync(`${process.env.PAPERS}/credit-note.pdf`, bytes);
    }
    const pages = await readPaper(bytes);
    expect(pages).toHaveLength(1);
    for (const said of ['Credit note', note.number, sale!.number, 'Credited', 'Air tickets given up'])
      expect(pages[0]).toContain(said);

    const notes = await ask(agent, getInvoices, { kind: 'creditNote', search: bookingId });
    expect(notes.result!.records.map(({ number }) => number)).toEqual([note.number]);
  });

  it('have no invoice of a fee where none was taken, and are written once however often it is looked', async () => {
    const { bookingId, back } = await refunded({ cancellationFee: 0 });
    await rounds();
    await rounds();
    const { result } = await ask(agent, getInvoices, { search: bookingId });
    expect(result!.records.map(({ kind }) => kind).toSorted()).toEqual(['creditNote', 'invoice']);
    expect(result!.records.find(({ kind }) => kind === 'creditNote')!.total).toBe(back);
    expect(await getItem(invoiceKeys.series(world.job('sarathi'), 'SAC', '26-27'))).toMatchObject({ last: 2 });
  });

  let airlineCharge = 100;
  /** A sale whose flights were changed for cheaper ones against these charges, in rupees. */
  async function reissued(fareDifference: number, cancellationFee: number) {
    const orderId = await buyFlight({ site: 'sarathi', as: agent, source: 'sandbox-gds', lastName: 'Menon' });
    const { bookingId, segments } = (await ask(agent, getOrder, { orderId })).result!;
    const { booking } = (await ask(agent, getBookingDetails, { bookingId })).result!;
    const { requestId } = (
      await ask(agent, changeRequest, {
        ...{ BookingId: bookingId, RequestType: 3, CancellationType: 3, Remarks: 'Later, please' },
        TicketId: booking.passengers.map(({ ticket }) => ticket!.ticketId),
      })
    ).result!;
    const flights = segments!.map(({ originAirportCode, destinationAirportCode, tripIndicator }) => ({
      ...{ tripIndicator, airlineCode: 'AI', flightNumber: '665', originAirportCode, destinationAirportCode },
      ...{ departureTime: '2027-01-27T09:00', arrivalTime: '2027-01-27T15:15' },
    }));
    const charged = await ask(admin, setChangeCharges, {
      ...{ requestId, currency: 'INR', airlineCharge, cancellationFee, remarks: '', fareDifference, flights },
    });
    expect(charged).toMatchObject({ status: 200 });
    const { chargesNo } = charged.result!.charges!;
    await ask(agent, acceptChangeCharges, { requestId, chargesNo });
    const ticketNumbers = booking.passengers.map((_, at) => `098-777777777${at}`);
    const done = await ask(admin, completeChangeRequest, { requestId, currency: 'INR', ticketNumbers });
    expect(done).toMatchObject({ status: 200 });
    return { bookingId, back: done.result!.refund?.amount ?? 0 };
  }

  it('of cheaper flights name the invoice of the sale, and the fee for them has one of its own', async () => {
    const { bookingId, back } = await reissued(-1000, 200);
    await rounds();
    await rounds();
    const records = (await ask(agent, getInvoices, { search: bookingId })).result!.records;
    const notes = records.filter(({ kind }) => kind === 'creditNote');
    const [sale, fee] = records.filter(({ kind }) => kind === 'invoice').toSorted((a, b) => b.total - a.total);
    expect([records.length, notes.length]).toEqual([3, 1]);
    // 1000 less the airline's 100 and the fee of 200 with its GST.
    expect(back).toBe(664);
    expect(fee).toMatchObject({ taxable: 200, tax: 36, total: 236 });
    expect(notes[0]).toMatchObject({ taxable: 0, tax: 0, total: 664 });
    const note = (await ask(agent, getInvoice, { number: notes[0]!.number })).result!;
    expect(note.facts[0]).toEqual({ label: 'Against invoice', text: sale!.number });
    expect(note.reimbursed).toMatchObject([{ who: 'Difference in fare', amount: 1000 }]);
    expect(note.others).toEqual([
      { label: 'Airline’s charge', minor: -100 },
      { label: `Set off, ${fee!.number}`, minor: -236 },
    ]);
    const feePaper = (await ask(agent, getInvoice, { number: fee!.number })).result!;
    expect(feePaper.services).toMatchObject([
      { text: 'Service fee, change of air ticket', sac: '998551', amount: 236 },
    ]);
    const paper = (await ask(agent, makeDocument, { kind: 'invoice', id: note.number })).result!;
    const [page] = await readPaper(Buffer.from(paper.content, 'base64'));
    for (const said of ['Credit note', 'Difference in fare, at cost', sale!.number]) expect(page).toContain(said);
    expect(page).not.toContain('given up');
  });

  it('come to nothing where the airline keeps the difference, and are none where there is none', async () => {
    const kindsOf = async (difference: number) => {
      const { bookingId, back } = await reissued(difference, 0);
      await rounds();
      expect(back).toBe(0);
      const { records } = (await ask(agent, getInvoices, { search: bookingId })).result!;
      return records.map(({ kind, total }) => (kind === 'creditNote' ? `${kind} ${total}` : kind)).toSorted();
    };
    expect(await kindsOf(-100)).toEqual(['creditNote 0', 'invoice']);
    airlineCharge = 0;
    expect(await kindsOf(0)).toEqual(['invoice']);
  });

  it('asked for many times at once are one', async () => {
    const { orderId, requestId, bookingId } = await refunded();
    const job = world.job('sarathi');
    await writeInvoice(job, orderId);
    await Promise.all(Array.from({ length: 5 }, () => writeCredit(job, orderId, requestId)));
    await rounds();
    const { records } = (await ask(agent, getInvoices, { search: bookingId })).result!;
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(['cancellation', 'creditNote', 'invoice']);
  });
});
