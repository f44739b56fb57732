import { expect } from 'vitest';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { randomId } from '#shared/ids.ts';
import { generateDriverAccessToken } from '#shared/transfers/generate-driver-access-token.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** Somebody who drives for `desk`'s site. */
export async function storeDriver(desk: TestUser, driverName = `Driver ${randomId(40)}`): Promise<string> {
  const made = await callHttp({
    site: desk.actor.site as 'sarathi',
    call: saveDriver,
    body: { driverName, phone: '+971 50 555 0177' },
    as: desk,
  });
  expect(made).toMatchObject({ status: 200 });
  return made.result!.driver.id;
}

/** A new link to a driver's page; what it ends in. */
export async function linkOf(desk: TestUser, driverId: string): Promise<string> {
  const made = await callHttp({
    site: desk.actor.site as 'sarathi',
    call: generateDriverAccessToken,
    body: { driverId },
    as: desk,
  });
  expect(made).toMatchObject({ status: 200 });
  return made.result!.driverAccessToken;
}
