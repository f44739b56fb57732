import { describe, expect, it } from 'vitest';
import type { ChangeRequest } from '#functions/suppliers/flight-supplier.ts';
import { totalOf } from '#functions/suppliers/sandbox/fares.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import type { NetOffer, SearchQuery } from '#shared/flights/model.ts';
import { byTrip, joinPair, partnersOf } from '#shared/flights/pair-offers.ts';
import { ask, callAt, codeOf, got, HOUR, NOW, passenger, source } from './ask-sandbox.ts';

const andBack = ask(['DEL-BOM', 'BOM-DEL'], { returnType: 5, childCount: 1 });

/** A pair as it is booked: each way quoted, then joined. */
async function pairDesk({
  query = andBack as SearchQuery,
  lastName = 'Menon',
  choose = (() => true) as (out: NetOffer) => boolean,
} = {}) {
  const store = memoryStore();
  const open = () => source({ kind: 'lcc', triggers: true, timeoutAfterMs: 5 }, { store });
  const supplier = open();
  const offers = got(await supplier.search(callAt(), query));
  const out = byTrip(offers).outbound.find((offer) => partnersOf(offer, offers).length > 0 && choose(offer))!;
  const quoted = await Promise.all(
    [out, partnersOf(out, offers)[0]!].map((offer) => supplier.quote(callAt(), offer, query)),
  );
  const [there, back] = quoted.map((quote) => got(quote).offer);
  const offer = joinPair(there!, back!);
  const request = {
    offer,
    query,
    clientReference: 'PAIR1',
    passengers: [passenger(lastName), passenger(lastName, { paxType: 2 })],
  };
  return { supplier, open, there: there!, back: back!, offer, request, book: () => supplier.book(callAt(), request) };
}

describe('a low-cost pair', () => {
  it('is quoted as one: the sum of both until the sooner limit', async () => {
    const { supplier, offer, there, back } = await pairDesk();
    const quote = got(await supplier.quote(callAt(), offer, andBack));
    expect(totalOf(quote.offer.fares)).toBe(totalOf(there.fares) + totalOf(back.fares));
    expect(quote.offer).toEqual(offer);
  });

  it('is ticketed at once under one PNR, with a barcode for every flight', async () => {
    const { book, open, offer, there } = await pairDesk();
    const booking = got(await book());
    expect(booking).toMatchObject({ state: 'TICKETED', pnr: expect.stringMatching(/^[A-Z]{6}$/) });
    expect(booking.tickets.map(({ barcodes }) => barcodes.length)).toEqual([
      offer.segments.length,
      offer.segments.length,
    ]);
    expect(booking.tickets[0]!.barcodes[0]).toContain('DELBOM');
    expect(booking.tickets[0]!.barcodes[there.segments.length]).toContain('BOMDEL');
    expect(booking.segments.map(({ airlinePnr }) => airlinePnr)).toEqual(offer.segments.map(() => booking.pnr));
    expect(got(await open().retrieve(callAt(), 'PAIR1'))).toMatchObject({
      reference: booking.reference,
      state: 'TICKETED',
    });
    expect(got(await open().ticket(callAt(), booking.reference)).state).toBe('TICKETED');
    expect(codeOf(await open().release(callAt(), booking.reference))).toBe('ILLEGAL_TRANSITION');
  });

  it('is refused at another price, and by the name that refuses', async () => {
    const { supplier, request, offer } = await pairDesk();
    expect(
      codeOf(
        await supplier.book(callAt(), {
          ...request,
          offer: { ...offer, fares: offer.fares.map((fare) => ({ ...fare, tax: fare.tax - 100 })) },
        }),
      ),
    ).toBe('PRICE_CHANGED');
    const soldOut = await pairDesk({ lastName: 'SoldOut' });
    expect(codeOf(await soldOut.book())).toBe('SOLD_OUT');
  });

  it('is not sold with a half that does not exist or has left', async () => {
    const { supplier, request, offer, there } = await pairDesk();
    expect(
      codeOf(
        await supplier.book(callAt(), {
          ...request,
          offer: { ...offer, supplierRef: `${there.supplierRef} + nothing` },
        }),
      ),
    ).toBe('FARE_EXPIRED');
    expect(codeOf(await supplier.book(callAt(NOW + 40 * 24 * HOUR), request))).toBe('FARE_EXPIRED');
  });

  it('costs the cancellation fees of both fares, and its change request gives back the rest', async () => {
    const saver = await pairDesk({ choose: ({ family }) => family.name === 'Saver' });
    const forfeited = got(await saver.book());
    const taxes = saver.offer.fares.reduce((sum, fare) => sum + fare.tax * fare.passengerCount, 0);
    expect(got(await saver.open().cancellationCharges(callAt(), forfeited.reference)).charge).toBe(
      totalOf(saver.offer.fares) - taxes,
    );

    const flexi = await pairDesk({ choose: ({ family }) => family.name === 'Flexi' });
    const { reference } = got(await flexi.book());
    const { charge } = got(await flexi.open().cancellationCharges(callAt(), reference));
    expect(charge).toBe(Math.min(totalOf(flexi.offer.fares), 2 * 2 * 350_000));
    const request: ChangeRequest = {
      RequestType: 1,
      CancellationType: 3,
      Sectors: [],
      TicketId: [],
      Remarks: '',
      clientReference: 'CR-1',
    };
    const { changeRequestId } = got(await flexi.open().changeRequest(callAt(), reference, request));
    await flexi.open().changeRequestStatus(callAt(), changeRequestId);
    expect(got(await flexi.open().changeRequestStatus(callAt(), changeRequestId))).toMatchObject({
      state: 'COMPLETED',
      refund: totalOf(flexi.offer.fares) - charge,
    });
    expect(got(await flexi.open().retrieve(callAt(), 'PAIR1')).state).toBe('CANCELLED');
  });
});
