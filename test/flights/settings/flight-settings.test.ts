import { beforeAll, describe, expect, it } from 'vitest';
import { makeJob } from '#functions/actors/job.ts';
import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { cancellationFeeOf, holdRulesOf, keptFees } from '#functions/site/flight-rules.ts';
import { readFlightRules } from '#functions/site/store.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { getFlightSettings } from '#shared/flights/settings/get-flight-settings.ts';
import { saveFlightSettings } from '#shared/flights/settings/save-flight-settings.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { getSettings } from '#shared/site/settings/get-settings.ts';
import { randomId } from '#shared/ids.ts';
import { usualFlightRules } from '#shared/flights/settings/usual-flight-rules.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { flightSettingsFor, flightsOf, saveFlights } from './flight-settings-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
let admin: TestUser;
beforeAll(async () => {
  const { head, data } = testSites.sarathi;
  const sources = (['gds', 'mixed'] as const).map((kind) => ({
    ...{ name: `sandbox-${kind}`, adapter: 'sandbox' as const, settings: { kind } },
  }));
  await commit(world.job('sarathi'), createSiteWrites(world.job('sarathi'), head, data, sources));
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});

const jobNow = async () => (await makeJob('sarathi', 'test'))!;
let groups = 0;
async function holding(changes: Record<string, boolean>): Promise<TestUser> {
  const { group, writes } = createGroupWrites(world.job('sarathi'), `Flights ${(groups += 1)}`, changes);
  expect((await commit(world.job('sarathi'), writes)).ok).toBe(true);
  return world.addUser('sarathi', 'staff', { isSuperAdmin: false, permissionGroupId: group.groupId });
}
const searchAt = (source: string) =>
  callHttp({
    site: 'sarathi',
    call: searchFlights,
    as: world.user('sarathi', 'travelAgent'),
    body: {
      ...{ searchId: randomId(), source, JourneyType: 1, adultCount: 1, childCount: 0, infantCount: 0 },
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
    },
  });

it('a site that never saved them has the usual ones', async () => {
  const { sources, ...rules } = await flightsOf(admin);
  expect(rules).toEqual(usualFlightRules);
  expect(sources.every(({ isOn }) => isOn)).toBe(true);
  expect(await flightSettingsFor(admin)).toMatchObject({ version: 0, changedBy: '', currency: 'INR', events: [] });
});

it('one right reads and saves them, and the settings of the site show them no more', async () => {
  const keeper = await holding({ 'flights.settings': true, 'settings.view': false });
  expect((await saveFlights(keeper, { freeSearches: 210 })).errorCode).toBeNull();
  const other = await holding({ 'settings.edit': true, 'settings.secrets': true });
  const { version, value } = await flightSettingsFor(admin);
  expect((await asking(other)(getFlightSettings, {})).errorCode).toBe('FORBIDDEN');
  expect((await asking(other)(saveFlightSettings, { version, value })).errorCode).toBe('FORBIDDEN');
  const settings = (await asking(other)(getSettings, {})).result!;
  expect(settings.parts.map(({ part }) => part)).not.toContain('flights');
  expect(JSON.stringify(settings.events)).not.toContain('Free searches');
});

it('whoever read an older version gets what stands, and what was sent twice is saved once', async () => {
  const { version, value } = await flightSettingsFor(admin);
  const theirs = { version, value: { ...value, searchesPerBooking: 70 } };
  const mine = { version, value: { ...value, freeSearches: 250 } };
  const [first, second] = await Promise.all([
    asking(admin)(saveFlightSettings, theirs),
    asking(admin)(saveFlightSettings, mine),
  ]);
  const codes = [first.errorCode, second.errorCode];
  expect(codes.toSorted()).toEqual(['CONFLICT', null].toSorted());
  const lost = codes[0] ? theirs : mine;
  const refused = await asking(admin)(saveFlightSettings, lost);
  expect(refused).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
  expect(JSON.stringify(refused)).toContain(`"version":${version + 1}`);
  const kept = codes[0] ? mine : theirs;
  expect((await asking(admin)(saveFlightSettings, kept)).result).toMatchObject({ version: version + 1 });
});

it('another site has settings of its own, and names no source of a neighbour’s', async () => {
  const neighbour = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
  const before = await flightsOf(neighbour);
  await saveFlights(admin, { longestHoldHours: 33 });
  expect(await flightsOf(neighbour)).toEqual(before);
  expect(before.longestHoldHours).toBe(0);
  const wrong = await saveFlights(neighbour, { sources: [{ name: 'elsewhere', isOn: true, deadlineSeconds: 9 }] });
  expect(wrong).toMatchObject({ errors: { 'value.sources': 'Please name each of the site’s sources once.' } });
});

it('what cannot be is refused at its field', async () => {
  const { sources } = await flightsOf(admin);
  const errorsOf = async (fields: object) => Object.keys((await saveFlights(admin, fields)).errors ?? {});
  expect(await errorsOf({ freeSearches: -1 })).toEqual(['value.freeSearches']);
  expect(await errorsOf({ searchesPerBooking: 1.5 })).toEqual(['value.searchesPerBooking']);
  expect(await errorsOf({ holdUserTypes: ['visitor'] })).toEqual(['value.holdUserTypes.0']);
  expect(await errorsOf({ domesticFee: { kind: 'amount', amount: -1, percent: 0 } })).toEqual([
    'value.domesticFee.amount',
  ]);
  expect(await errorsOf({ internationalFee: { kind: 'percent', amount: 0, percent: 101 } })).toEqual([
    'value.internationalFee.percent',
  ]);
  expect(await errorsOf({ sources: sources.with(0, { ...sources[0]!, deadlineSeconds: 26 }) })).toEqual([
    'value.sources.0.deadlineSeconds',
  ]);
  const { version, value } = await flightSettingsFor(admin);
  const dollars = await asking(admin)(saveFlightSettings, { version, currency: 'USD', value });
  expect(dollars.errorCode).toBe('VALIDATION');
});

it('the history says who changed what, amounts with their currency and switches in words', async () => {
  await saveFlights(admin, {
    domesticFee: { kind: 'amount', amount: 300.5, percent: 0 },
    holdUserTypes: ['travelAgent'],
    areHoldsOn: false,
  });
  const { events, changedBy } = await flightSettingsFor(admin);
  expect(events[0]).toMatchObject({ by: changedBy, text: 'Flight settings changed' });
  expect(events[0]!.changes).toEqual(
    expect.arrayContaining([
      { field: 'Domestic cancellation, amount', from: '₹\u00a00.00', to: '₹\u00a0300.50' },
      { field: 'Who may hold', from: 'Staff, Travel agents, Travellers, Corporates', to: 'Travel agents' },
      { field: 'Holds', from: 'on', to: 'off' },
    ]),
  );
  expect((await readFlightRules(await jobNow())).domesticFee.amount).toBe(30_050);
});

it('a source that is off is searched by nobody, and on again it is', async () => {
  const { sources } = await flightsOf(admin);
  const [last, ...others] = sources.toReversed();
  await saveFlights(admin, { sources: [{ ...last!, isOn: false }, ...others] });
  const asked = async () => (await asking(admin)(getSources, {})).result!.sources.map(({ source }) => source);
  expect(await asked()).toEqual(others.map(({ name }) => name));
  expect((await searchAt(last!.name)).errorCode).toBe('NOT_FOUND');
  await saveFlights(admin, { sources });
  expect(await asked()).toEqual(sources.map(({ name }) => name));
  expect((await searchAt(last!.name)).errorCode).toBeNull();
});

describe('what others ask of them', () => {
  const user = (userType: 'travelAgent' | 'retail', isFlightHoldAllowed = true) => ({ userType, isFlightHoldAllowed });

  it('who holds, by the site, the type and the account', () => {
    const { mayHold } = holdRulesOf({ ...usualFlightRules, holdUserTypes: ['travelAgent'] });
    expect([mayHold(user('travelAgent')), mayHold(user('retail')), mayHold(user('travelAgent', false))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(holdRulesOf({ ...usualFlightRules, areHoldsOn: false }).mayHold(user('travelAgent'))).toBe(false);
  });

  it('how long: until some minutes before the airline’s limit, and no longer than the site holds', () => {
    const rules = { ...usualFlightRules, minutesBeforeLimit: 10 };
    expect(holdRulesOf(rules).endsAt(0, 48 * HOUR)).toBe(48 * HOUR - 10 * MINUTE);
    expect(holdRulesOf({ ...rules, longestHoldHours: 24 }).endsAt(0, 48 * HOUR)).toBe(24 * HOUR);
    expect(holdRulesOf({ ...rules, longestHoldHours: 24 }).endsAt(0, HOUR)).toBe(50 * MINUTE);
  });

  it('what a cancellation costs: an amount for each passenger, or percent of what was paid, and never more than that', () => {
    const fees = {
      domesticFee: { kind: 'amount', amount: 30_000, percent: 5 },
      internationalFee: { kind: 'percent', amount: 30_000, percent: 5 },
    } as const;
    const of = (isInternational: boolean, paid: number) =>
      cancellationFeeOf(fees, { isInternational, passengers: 2, paid });
    expect([of(false, 900_000), of(true, 900_000), of(false, 45_000)]).toEqual([60_000, 45_000, 45_000]);
  });

  it('what is kept of the fees of the sale', async () => {
    expect(await keptFees(await jobNow())).toEqual({
      keepsServiceFee: true,
      keepsConvenienceFee: true,
    });
    await saveFlights(admin, { keepsServiceFee: false });
    expect(await keptFees(await jobNow())).toMatchObject({ keepsServiceFee: false });
  });
});
