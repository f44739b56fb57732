import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { config } from '#functions/runtime/config.ts';
import { log } from '#functions/runtime/log.ts';
import { readSite, readSuppliers } from '#functions/site/store.ts';
import { supplierOf } from '#functions/suppliers/registry.ts';
import { type RunningFake, runDuffelFake } from '#infra/local/duffel-fake/server.ts';
import { clock } from '#functions/clock.ts';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { tryFlightSupplier } from '#shared/flights/search/try-flight-supplier.ts';
import { randomId } from '#shared/ids.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { flightsOf, saveFlights } from '#test/flights/settings/flight-settings-steps.ts';
import { partOf, settingsFor } from '#test/site/settings-steps.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { TOKEN } from './ask-duffel.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const admin = () => world.user('sarathi', 'staff');
const job = () => world.job('sarathi');
/** A job that knows no older settings. */
const freshJob = () => {
  const { head, ...rest } = job();
  return { ...rest, head: { ...head, revisions: { settings: 1000 } } };
};
let running: RunningFake;

beforeAll(async () => {
  running = await runDuffelFake({ currency: 'INR', now: () => clock.now() });
  config().DUFFEL_URL = running.host;
});
afterAll(() => running.stop());
beforeEach(() => {
  running.fake.instead = undefined;
  running.fake.revoked.clear();
});

const setToken = async (secret: string) =>
  asking(admin())(saveSettings, {
    part: 'secrets',
    version: partOf(await settingsFor(admin()), 'secrets').version,
    value: { name: 'duffelToken', secret },
  });
const states = async () => (await asking(admin())(getFlightSuppliers, {})).result!.suppliers;
const search = async (source: string, searchId = randomId()) =>
  callHttp({
    site: 'sarathi',
    call: searchFlights,
    as: admin(),
    body: {
      searchId,
      source,
      JourneyType: 1,
      segments: [{ origin: 'COK', destination: 'DXB', preferredDepartureTime: '2027-03-12' }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    },
  });

it('without a token nothing of Duffel’s is there', async () => {
  expect((await readSuppliers(job())).some(({ adapter }) => adapter === 'duffel')).toBe(false);
  expect(await supplierOf(job(), 'duffel')).toBeUndefined();
});

it('a live token, and what is none, is refused on a test deployment, and nothing is kept', async () => {
  const live = await setToken('duffel_live_not-a-real-token');
  expect(live).toMatchObject({
    errorCode: 'VALIDATION',
    errors: { 'value.secret': expect.stringMatching('real tickets') },
  });
  expect(await setToken('sk_something_else_altogether')).toMatchObject({ errorCode: 'VALIDATION' });
  expect((await settingsFor(admin())).secrets).toEqual([]);
});

it('with one the site sells Duffel’s offers beside the sandbox’s, and says that nobody flies them', async () => {
  const logged = ['info', 'warn', 'error'].map((level) => vi.spyOn(log, level as 'info'));
  expect((await setToken(TOKEN)).errorCode).toBeNull();
  const { sources } = (await asking(admin())(getSources, {})).result!;
  expect(sources.at(-1)).toEqual({ source: 'duffel' });
  const site = await world.job('sarathi');
  expect((await readSite({ ...site, head: { ...site.head, revisions: { settings: 99 } } })).hasTestFlights).toBe(true);
  const searchId = randomId();
  const [ours, theirs] = await Promise.all([search('sandbox-gds', searchId), search('duffel', searchId)]);
  expect(ours.result!.offers.every(({ source }) => source === 'sandbox-gds')).toBe(true);
  expect(theirs.result!.offers.length).toBeGreaterThan(5);
  expect(theirs.result!.offers.every(({ source }) => source === 'duffel')).toBe(true);
  expect((await states()).map(({ source, sells }) => [source, sells])).toContainEqual(['duffel', 'test']);
  // Nowhere but sealed: not in answers, not in rows, not in lines.
  expect(JSON.stringify(theirs)).not.toContain(TOKEN);
  expect(JSON.stringify(await settingsFor(admin()))).not.toContain(TOKEN);
  expect(JSON.stringify(await readRows('sarathi'))).not.toContain(TOKEN);
  expect(JSON.stringify(logged.map(({ mock }) => mock.calls))).not.toContain(TOKEN);
});

it('is tried: how many offers, from where to where, in how long', async () => {
  const tried = await asking(admin())(tryFlightSupplier, { source: 'duffel', origin: 'COK', destination: 'DXB' });
  expect(tried.result).toMatchObject({ from: 'Kochi', to: 'Dubai', offers: expect.any(Number) });
  expect(tried.result!.offers).toBeGreaterThan(5);
  const nowhere = await asking(admin())(tryFlightSupplier, { source: 'nobody', origin: 'COK', destination: 'DXB' });
  expect(nowhere.errorCode).toBe('NOT_FOUND');
});

it('stands in the order and has the time that staff give it', async () => {
  const { sources } = await flightsOf(admin());
  const turned = [
    { name: 'duffel', isOn: true, deadlineSeconds: 9 },
    ...sources.filter(({ name }) => name !== 'duffel'),
  ];
  expect((await saveFlights(admin(), { sources: turned })).errorCode).toBeNull();
  expect((await flightsOf(admin())).sources).toEqual(turned);
  expect((await asking(admin())(getSources, {})).result!.sources[0]).toEqual({ source: 'duffel' });
  expect(sources.find(({ name }) => name === 'duffel')!.deadlineSeconds, 'its airlines take their time').toBe(20);
  const tooSoon = await saveFlights(admin(), {
    sources: turned.with(0, { name: 'duffel', isOn: true, deadlineSeconds: 4 }),
  });
  expect(tooSoon).toMatchObject({ errors: { 'value.sources.0.deadlineSeconds': expect.stringMatching('5 seconds') } });
  for (const wrong of [turned.slice(1), [...turned, turned[0]!], [{ name: 'other', isOn: true, deadlineSeconds: 9 }]])
    expect((await saveFlights(admin(), { sources: wrong })).errorCode).toBe('VALIDATION');
});

it('a revoked token is said once and shuts the source; the others sell on, and another token mends it', async () => {
  const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  running.fake.revoked.add(TOKEN);
  expect((await search('duffel')).errorCode).toBe('SUPPLIER_FAILED');
  expect((await search('duffel')).errorCode).toBe('SUPPLIER_FAILED');
  expect(errors.mock.calls).toEqual([['supplier token refused', { site: 'sarathi', source: 'duffel' }]]);
  expect((await search('sandbox-gds')).errorCode).toBeNull();
  const notes = async () => (await states()).find(({ source }) => source === 'duffel')!.notes;
  expect(await notes()).toEqual([expect.stringMatching('no longer accepts the token')]);
  expect((await setToken('duffel_test_another-one')).errorCode).toBeNull();
  expect(await notes()).toEqual([]);
  expect((await search('duffel')).errorCode).toBeNull();
});

it('a token that was refused is tried at once where it is entered anew, and where staff press Try', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const again = 'duffel_test_mended-at-duffel';
  expect((await setToken(again)).errorCode).toBeNull();
  const refuse = async () => {
    running.fake.revoked.add(again);
    expect((await search('duffel')).errorCode).toBe('SUPPLIER_FAILED');
    running.fake.revoked.clear();
    expect((await search('duffel')).errorCode, 'it rests a quarter of an hour').toBe('SUPPLIER_FAILED');
  };
  await refuse();
  expect((await setToken(again)).errorCode).toBeNull();
  expect((await search('duffel')).errorCode).toBeNull();
  await refuse();
  const tried = await asking(admin())(tryFlightSupplier, { source: 'duffel', origin: 'COK', destination: 'DXB' });
  expect(tried.errorCode).toBeNull();
  expect((await search('duffel')).errorCode).toBeNull();
  expect((await states()).find(({ source }) => source === 'duffel')!.notes).toEqual([]);
});

it('ten failures in a row are said to staff, and rest the source alone', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  running.fake.instead = () => ({ status: 503, body: {} });
  for (let nth = 0; nth < 10; nth++) await search('duffel');
  const { length } = running.fake.asked;
  expect((await search('duffel')).errorCode).toBe('SUPPLIER_FAILED');
  expect(running.fake.asked).toHaveLength(length);
  expect((await states()).find(({ source }) => source === 'duffel')!.notes).toEqual([
    expect.stringMatching(/^Ten requests in a row failed\. Searches skip this source until \d\d:\d\d\.$/),
  ]);
});

it('Try leaves an allowance that is used up alone: Duffel said itself when to come back', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  // What rested for failures before is over.
  world.clock.advance(300_000);
  running.fake.instead = () => ({ status: 429, body: {}, headers: { 'retry-after': '30' } });
  await search('duffel');
  running.fake.instead = undefined;
  const { length } = running.fake.asked;
  const tried = await asking(admin())(tryFlightSupplier, { source: 'duffel', origin: 'COK', destination: 'DXB' });
  expect(tried.errorCode).toBe('SUPPLIER_FAILED');
  expect(running.fake.asked).toHaveLength(length);
  world.clock.advance(31_000);
  expect((await search('duffel')).errorCode).toBeNull();
});

it('is taken away, and nothing of Duffel’s is sold until there is one again; the sandbox’s key stays', async () => {
  expect((await setToken(TOKEN)).errorCode).toBeNull();
  const gone = await setToken('');
  expect(gone.errorCode).toBeNull();
  expect(gone.result!.settings.secrets.map(({ name }) => name)).not.toContain('duffelToken');
  expect((await settingsFor(admin())).events[0]).toMatchObject({
    text: 'Secrets changed',
    changes: [{ field: 'Duffel token', from: 'a secret' }],
  });
  expect(await supplierOf(freshJob(), 'duffel')).toBeUndefined();
  const key = await asking(admin())(saveSettings, {
    part: 'secrets',
    version: partOf(await settingsFor(admin()), 'secrets').version,
    value: { name: 'sandboxGatewayKey', secret: '' },
  });
  expect(key).toMatchObject({ errorCode: 'VALIDATION', errors: { 'value.secret': 'This is required field.' } });
  expect((await setToken(TOKEN)).errorCode).toBeNull();
  expect(await supplierOf(freshJob(), 'duffel')).toMatchObject({ name: 'duffel' });
});
