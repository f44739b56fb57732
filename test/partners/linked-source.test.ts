import { beforeAll, expect, it } from 'vitest';
import { askSupplier } from '#functions/flights/ask-supplier.ts';
import { linkedSupplier } from '#functions/flights/linked/linked-supplier.ts';
import { readSuppliers } from '#functions/site/store.ts';
import type { NetOffer } from '#shared/flights/model.ts';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { getFlightSettings } from '#shared/flights/settings/get-flight-settings.ts';
import { saveFlightSettings } from '#shared/flights/settings/save-flight-settings.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { ask, callAt, got } from '#test/suppliers/ask-sandbox.ts';
import { offersSuite } from '#test/suppliers/contract.ts';
import { searchForOne } from '#test/suppliers/buy-flight.ts';
import { asked, giveModules, listSupplier } from './partner-steps.ts';
import { CONSUMER, linkedSource, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-11-21T06:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world, { funds: 0 });
});
const suspend = (newStatus: 'Suspended' | 'Approved') =>
  told(sites.supplier, changeConsumerStatus, {
    ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, newStatus },
  });
const namesNow = async () => (await told(sites.agent, getSources, {})).sources.map(({ source }) => source);
/** Saves the sources otherwise; through the wire, as the page does. */
async function save(change: (sources: { name: string; isOn: boolean; deadlineSeconds: number }[]) => void) {
  const { version, value } = (await asking(sites.consumer)(getFlightSettings, {})).result!;
  change(value.sources);
  await told(sites.consumer, saveFlightSettings, { version, value });
}

it('stands among the site’s own, in its order and with its seconds, and says to staff whose flights they are', async () => {
  expect(await namesNow()).toEqual(['sandbox-gds', sites.source]);
  await save((sources) => {
    sources.reverse();
    sources[0]!.deadlineSeconds = 7;
  });
  expect(await namesNow()).toEqual([sites.source, 'sandbox-gds']);
  const { value, events } = (await asking(sites.consumer)(getFlightSettings, {})).result!;
  expect(JSON.stringify(events)).toContain('Sarathi Travels Ltd');
  expect(JSON.stringify(events)).not.toContain(sites.source);
  expect(value.sources[0]).toEqual({ name: sites.source, isOn: true, deadlineSeconds: 7 });
  const { suppliers } = await told(sites.consumer, getFlightSuppliers, {});
  expect(suppliers[0]).toMatchObject({ called: 'Sarathi Travels Ltd', notes: [] });
});

it('comes back after a suspension, whatever was saved meanwhile', async () => {
  await suspend('Suspended');
  expect(await linkedSource(sites.agent)).toBe('');
  await save((sources) => {
    sources[0]!.deadlineSeconds = 9;
  });
  const { suppliers } = await told(sites.consumer, getFlightSuppliers, {});
  expect(suppliers[0]!.notes[0]).toContain('these flights are not searched');
  await suspend('Approved');
  expect(await linkedSource(sites.agent)).toBe(sites.source);
});

it('sells what its supplier sells itself, and nothing that this one has through links: also where two supply each other', async () => {
  const found = async () => (await told(sites.agent, searchFlights, searchForOne(sites.source))).offers;
  const before = await found();
  await listSupplier(world, CONSUMER, ['Flights']);
  await asked(sites.supplier, sites.consumer, 'Flights', 'Approved');
  const theirs = await world.addUser(SUPPLIER, 'travelAgent');
  const back = await linkedSource(theirs);
  expect(back).toMatch(/^partner-/);
  const inRing = await found();
  expect(inRing.length).toBe(before.length);
  const own = await told(sites.agent, searchFlights, searchForOne('sandbox-gds'));
  const seen = await told(theirs, searchFlights, searchForOne(back));
  expect(seen.offers.length).toBe(own.offers.length);
});

it('sells nothing while its supplier’s site has no flights, and what is on is told nobody', async () => {
  await giveModules(world, SUPPLIER, ['FixedDeparture']);
  expect((await asking(sites.agent)(searchFlights, searchForOne(sites.source))).result?.offers ?? []).toEqual([]);
  await giveModules(world, SUPPLIER, ['Flights', 'FixedDeparture', 'TourPackages']);
  expect((await told(sites.agent, searchFlights, searchForOne(sites.source))).offers.length).toBeGreaterThan(0);
});

it('is switched off by its site’s settings too', async () => {
  await save((sources) => {
    sources[0]!.isOn = false;
  });
  expect(await linkedSource(sites.agent)).toBe('');
  await save((sources) => {
    sources[0]!.isOn = true;
  });
  expect(await linkedSource(sites.agent)).toBe(sites.source);
});

offersSuite('another site, through a link', async () => {
  const setting = (await readSuppliers(sites.agent.actor)).find(({ name }) => name === sites.source)!;
  return { open: () => linkedSupplier(sites.agent.actor, setting, askSupplier) };
});

const families: { what: string; query: ReturnType<typeof ask> }[] = [
  { what: 'several stops', query: ask(['DEL-BOM', 'BOM-DXB', 'DXB-DEL']) },
  { what: 'a return as two fares', query: ask(['DEL-LHR', 'LHR-DEL']) },
  { what: 'a return as one fare', query: ask(['DEL-LHR', 'LHR-DEL'], { returnType: 3 }) },
  { what: 'a low-cost carrier’s pair', query: ask(['DEL-BOM', 'BOM-DEL'], { returnType: 5 }) },
  { what: 'a family with infants', query: ask('COK-DXB', { adultCount: 2, childCount: 2, infantCount: 2 }) },
  { what: 'nine adults with nine infants', query: ask('DEL-BOM', { adultCount: 9, infantCount: 9 }) },
  { what: 'another cabin, without a change', query: ask('DEL-LHR', { cabin: 'Business', directOnly: true }) },
];
it.each(families)('answers $what as its supplier’s own sources do', async ({ query }) => {
  const setting = (await readSuppliers(sites.agent.actor)).find(({ name }) => name === sites.source)!;
  const through = got(await linkedSupplier(sites.agent.actor, setting, askSupplier).search(callAt(), query));
  const own = await Promise.all(
    ['sandbox-gds', 'sandbox-lcc'].map(async (source) =>
      got(await askSupplier(world.job(SUPPLIER), source, (supplier, call) => supplier.search(call, query))),
    ),
  );
  const shownBy = (offers: NetOffer[]) =>
    offers.map(({ flightsKey, fares }) => JSON.stringify([flightsKey, fares])).sort();
  expect(shownBy(through)).toEqual(shownBy(own.flat()));
  expect(through.length).toBeGreaterThan(0);
  expect(through.every(({ source }) => source === sites.source)).toBe(true);
});
