import { beforeEach, describe, expect, it } from 'vitest';
import { askFareRules } from '#shared/flights/ask-fare-rules.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { useDeskSupplier } from './desk-supplier.ts';
import { netOffer } from './net-offer.ts';
import { passengers } from './use-ordering.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const desk = useDeskSupplier();
const site = 'sarathi' as const;

beforeEach(() => Object.assign(desk, { offers: [netOffer()], fails: {} }));

async function choice(as = world.user(site, 'travelAgent')) {
  const body = {
    searchId: randomId(),
    source: 'sandbox-gds',
    JourneyType: 1 as const,
    segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
    adultCount: 2,
    childCount: 0,
    infantCount: 0,
  };
  const { result } = await callHttp({ site, call: searchFlights, body, as });
  return { traceId: result!.traceId, resultIndex: result!.offers[0]!.resultIndex };
}

describe('fare rules', () => {
  const agent = () => world.user(site, 'travelAgent');

  it('come per sector, and only to who searched', async () => {
    const body = await choice();
    expect((await callHttp({ site, call: getFareRules, as: agent(), body })).result).toEqual({
      fareRules: [
        {
          origin: 'DEL',
          destination: 'BOM',
          airline: 'AI',
          fareBasis: 'Y',
          fareRuleDetail: '<p>Cancellation <b>₹\u00a04,500</b></p>',
        },
      ],
    });
    expect(await callHttp({ site, call: getFareRules, body })).toMatchObject({
      status: 404,
      errorCode: 'SEARCH_EXPIRED',
      result: null,
    });
    expect(await callHttp({ site, call: getFareRules, as: world.user(site, 'corporate'), body })).toMatchObject({
      status: 404,
    });
  });

  it.each(['onclick="x()"', 'style="position:fixed"', 'data-x="1"'])('carry no %s', async (attribute) => {
    desk.rulesHtml = `<p ${attribute}>Fee</p><img src=x onerror=alert(1)><iframe src="//x"></iframe><svg><script>1</script></svg>`;
    expect(
      (await callHttp({ site, call: getFareRules, as: agent(), body: await choice() })).result!.fareRules[0]!
        .fareRuleDetail,
    ).toBe('<p>Fee</p>');
  });

  it('say when the supplier is silent or gone', async () => {
    const body = await choice();
    desk.fails = { fareRules: 'SUPPLIER_TIMEOUT' };
    expect(await callHttp({ site, call: getFareRules, as: agent(), body })).toMatchObject({ status: 502 });
    desk.fails = { fareRules: 'throws' };
    expect(await callHttp({ site, call: getFareRules, as: agent(), body })).toMatchObject({ status: 424 });
  });

  it("of a low-cost pair's half come without its partner, and of both with it", async () => {
    const half = netOffer({ isLCCSpecialReturn: true, pairKey: 'P' });
    const back = { ...half, resultIndex: 'back', segments: half.segments.map((one) => ({ ...one, tripIndicator: 2 })) };
    desk.offers = [half, back];
    const { traceId } = await choice();
    const rules = (body: { resultIndex: string; returnResultIndex?: string }) =>
      callHttp({ site, call: getFareRules, as: agent(), body: { traceId, ...body } });
    for (const resultIndex of [half.resultIndex, 'back'])
      expect((await rules({ resultIndex })).result!.fareRules).toHaveLength(1);
    const both = await rules({ resultIndex: half.resultIndex, returnResultIndex: 'back' });
    expect(both.result!.fareRules).toHaveLength(2);
  });
});

describe('rules that the supplier failed to give', () => {
  const agent = () => world.user(site, 'travelAgent');
  const askQuote = async () => {
    const { searchId, ...body } = await searched();
    const { result } = await callHttp({ site, call: fareQuote, as: agent(), body });
    return { searchId, choice: body, quote: result! };
  };
  const searched = async () => {
    const chosen = await choice();
    return { searchId: chosen.traceId.split('.')[0]!, ...chosen };
  };
  const makeOrder = async ({ searchId, quote }: Awaited<ReturnType<typeof askQuote>>) => {
    const { quoteId, currency, fareDetailResult } = quote;
    const totalPayable = fareDetailResult.totalPayable;
    const body = { searchId, quoteId, passengers: passengers(), currency, totalPayable };
    const { result } = await callHttp({ site, call: setFlightDetails, as: agent(), body });
    const { orderId } = result!;
    const details = async () =>
      (await callHttp({ site, call: getFlightDetails, as: agent(), body: { orderId } })).result;
    const ask = () => callHttp({ site, call: askFareRules, as: agent(), body: { orderId } });
    return { details, ask };
  };

  it('are not taken for rules that there are none of, and can be asked for again up to the payment', async () => {
    desk.fails = { fareRules: 'SUPPLIER_TIMEOUT' };
    const quoted = await askQuote();
    expect(quoted.quote).toMatchObject({ fareRules: [], areRulesMissing: true });
    const { details, ask } = await makeOrder(quoted);
    expect(await details()).toMatchObject({ fareRules: [], areRulesMissing: true });
    expect(await ask()).toMatchObject({ status: 502 });
    desk.fails = {};
    expect((await ask()).result!.fareRules).toHaveLength(1);
    expect(await details()).toMatchObject({ fareRules: [{ origin: 'DEL' }], areRulesMissing: false });
    desk.fails = { fareRules: 'throws' };
    expect((await ask()).result!.fareRules).toHaveLength(1);
  });

  it('stay with the quote once they are had, and so with its order', async () => {
    desk.fails = { fareRules: 'throws' };
    const quoted = await askQuote();
    desk.fails = {};
    const body = { ...quoted.choice, quoteId: quoted.quote.quoteId };
    expect((await callHttp({ site, call: getFareRules, as: agent(), body })).result!.fareRules).toHaveLength(1);
    const { details } = await makeOrder(quoted);
    expect(await details()).toMatchObject({ fareRules: [{ origin: 'DEL' }], areRulesMissing: false });
  });

  it('are not said to be missing where an airline has none', async () => {
    const { quote } = await askQuote();
    expect(quote.areRulesMissing).toBe(false);
  });
});
