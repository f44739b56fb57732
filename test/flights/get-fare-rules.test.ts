import { beforeEach, describe, expect, it } from 'vitest';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import { searchFlights } from '#shared/flights/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { useDeskSupplier } from './desk-supplier.ts';
import { netOffer } from './net-offer.ts';

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
          fareRuleDetail: '<p>Cancellation <b>₹ 4,500</b></p>',
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
});
