import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import type { Offer } from '#shared/flights/model.ts';
import { byTrip, partnersOf } from '#shared/flights/pair-offers.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;

beforeAll(async () => {
  const { head, data } = testSites[site];
  const sources = (['gds', 'lcc', 'mixed'] as const).map((kind) => ({
    name: `sandbox-${kind}`,
    adapter: 'sandbox' as const,
    settings: { kind, seed: kind, triggers: true },
  }));
  await commit(world.job(site), createSiteWrites(world.job(site), head, data, sources));
});

const leg = (origin: string, destination: string, preferredDepartureTime: string) => ({
  origin,
  destination,
  preferredDepartureTime,
});
const search = (source: string, segments: ReturnType<typeof leg>[], more: object = {}) =>
  callHttp({
    site,
    call: searchFlights,
    body: {
      searchId: randomId(),
      source,
      JourneyType: 1 as const,
      segments,
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
      ...more,
    },
  });
const there = leg('DEL', 'BOM', '2027-03-12');
const andBack = [there, leg('BOM', 'DEL', '2027-03-16')];

describe('the sandbox world', () => {
  it('sells a one-way fare that its quote confirms to the paisa', async () => {
    for (const source of ['sandbox-gds', 'sandbox-lcc', 'sandbox-mixed']) {
      const { result } = await search(source, [there], { adultCount: 2, childCount: 1, infantCount: 1 });
      const [cheapest] = result!.offers;
      const quoted = await callHttp({
        site,
        call: fareQuote,
        body: { traceId: result!.traceId, resultIndex: cheapest!.resultIndex },
      });
      expect(quoted.result!.fareDetailResult).toMatchObject({
        totalPayable: cheapest!.publishedPrice,
        isPriceChanged: false,
      });
      expect(quoted.result!.fareRules.length).toBeGreaterThan(0);
    }
  });

  it('sells a pair of a low-cost carrier together, at the sum of both, with extras for either way', async () => {
    const { result } = await search('sandbox-lcc', andBack, { JourneyType: 2, returnType: 5 });
    const offers = result!.offers as unknown as Offer[];
    const out = byTrip(offers).outbound.find((offer) => partnersOf(offer, offers).length)!;
    const back = partnersOf(out, offers)[0]!;
    const quoted = await callHttp({
      site,
      call: fareQuote,
      body: { traceId: result!.traceId, resultIndex: out.resultIndex, returnResultIndex: back.resultIndex },
    });
    expect(quoted).toMatchObject({ status: 200, result: { isLCCSpecialReturn: true } });
    expect(quoted.result!.fareDetailResult.totalPayable).toBeCloseTo(out.publishedPrice + back.publishedPrice, 2);
    expect(quoted.result!.segments.map(({ tripIndicator }) => tripIndicator)).toEqual([
      ...new Array<number>(out.segments.length).fill(1),
      ...new Array<number>(back.segments.length).fill(2),
    ]);
    const ssr = await callHttp({ site, call: getSsr, body: { quoteId: quoted.result!.quoteId } });
    expect(new Set(ssr.result!.baggages.map(({ tripIndicator }) => tripIndicator))).toEqual(new Set([1, 2]));
  });

  it('sells a GDS return as one fare for both ways', async () => {
    const { result } = await search('sandbox-gds', andBack, { JourneyType: 2, returnType: 3 });
    expect(byTrip(result!.offers as unknown as Offer[]).whole.length).toBe(result!.offers.length);
    expect(result!.offers.length).toBeGreaterThan(0);
  });

  it('sells two one-way fares for a normal return', async () => {
    const { result } = await search('sandbox-mixed', andBack, { JourneyType: 2, returnType: 2 });
    const { outbound, inbound, whole } = byTrip(result!.offers as unknown as Offer[]);
    expect([outbound.length > 0, inbound.length > 0, whole.length]).toEqual([true, true, 0]);
  });

  it('sells a multi-stop journey whole', async () => {
    const { result } = await search(
      'sandbox-gds',
      [there, leg('BOM', 'DXB', '2027-03-15'), leg('DXB', 'DEL', '2027-03-20')],
      { JourneyType: 3 },
    );
    expect(new Set(result!.offers[0]!.segments.map(({ tripIndicator }) => tripIndicator))).toEqual(new Set([1, 2, 3]));
    const quoted = await callHttp({
      site,
      call: fareQuote,
      body: { traceId: result!.traceId, resultIndex: result!.offers[0]!.resultIndex },
    });
    expect(quoted).toMatchObject({ status: 200, result: { requires: { passport: true } } });
  });

  it('sends 500 offers in 100 KB', async () => {
    const answer = await search('sandbox-mixed', [leg('DEL', 'TRW', '2027-03-12')]);
    expect(answer.result!.offers.length).toBe(500);
    expect(gzipSync(JSON.stringify(answer.result)).length).toBeLessThanOrEqual(100 * 1024);
  });

  it('fails in the ways suppliers fail, and each costs its own source only', async () => {
    expect(await search('sandbox-gds', [leg('DEL', 'IUE', '2027-03-12')])).toMatchObject({
      status: 424,
      errorCode: 'SUPPLIER_FAILED',
    });
    expect(await search('sandbox-gds', [leg('DEL', 'MAJ', '2027-03-12')])).toMatchObject({
      status: 424,
      errorCode: 'SUPPLIER_FAILED',
    });
  });
});
