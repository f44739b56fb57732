import { expect } from 'vitest';
import { getFlightSettings } from '#shared/flights/settings/get-flight-settings.ts';
import { saveFlightSettings } from '#shared/flights/settings/save-flight-settings.ts';
import type { FlightSettings } from '#shared/flights/settings/flights-part.ts';
import { asking } from '#test/permissions/group-steps.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** As the wire has them: amounts are decimals. */
export async function flightSettingsFor(as: TestUser) {
  const answer = await asking(as)(getFlightSettings, {});
  expect(answer.errorCode).toBeNull();
  return answer.result!;
}

/** The settings of the site's flights as they stand, amounts in major units as the wire has them. */
export const flightsOf = async (as: TestUser): Promise<FlightSettings> => (await flightSettingsFor(as)).value;

/** Saves them as they were read, with some fields otherwise; the version is today's unless one is given. */
export async function saveFlights(as: TestUser, fields: Partial<FlightSettings>, version?: number) {
  const { version: present, value } = await flightSettingsFor(as);
  return asking(as)(saveFlightSettings, { version: version ?? present, value: { ...value, ...fields } });
}
