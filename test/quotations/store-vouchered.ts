import { expect } from 'vitest';
import type { WireRequestOf } from '#shared/contract.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { storeKart } from './store-kart.ts';

type Stay = NonNullable<WireRequestOf<typeof saveKart>['accomodations']>[number];
type Leg = NonNullable<Stay['pickupTransfer']>;

/** A drive from the airport, unless a test says otherwise. */
export const leg = (more: Partial<Leg> = {}): Leg => ({
  ...{ date: '', time: '14:30', pickupLocation: 'DXB Terminal 1', dropLocation: 'Marina Bay Suites' },
  ...{ sharingType: '', remarkForCustomer: '', internalRemark: '' },
  ...more,
});

/** A place to stay of `desk`'s site. */
export async function storeStay(desk: TestUser, name = `Hotel ${randomId(40)}`): Promise<string> {
  const made = await callHttp({
    site: desk.actor.site as 'sarathi',
    call: createNewAccomodation,
    body: { name, address: '1 Quay', area: '', cityId: 'ae-03-dubai', phoneNumber: '', email: '' },
    as: desk,
  });
  expect(made).toMatchObject({ status: 200 });
  return made.result!.accommodation.id;
}

/** A stay of three nights from the second day, with a private car there and back. */
export const stayLine = (accomodationId: string, more: Partial<Stay> = {}): Stay => ({
  ...{ id: randomId(), day: 2, accomodationId, noOfNights: 3, numberOfRooms: 1, transferType: 'return' },
  ...{ sharingBasis: 'PVT', pickupTransfer: leg() },
  dropTransfer: leg({ time: '09:00', pickupLocation: 'Marina Bay Suites', dropLocation: 'DXB Terminal 1' }),
  ...more,
});

/** A quotation of two drives, vouchered; its stay's line. */
export async function storeVouchered(
  desk: TestUser,
  customer: Pick<TestUser, 'item'>,
  { stay, ...more }: Partial<WireRequestOf<typeof saveKart>> & { stay?: Partial<Stay> } = {},
): Promise<{ id: string; line: Stay; transfers: readonly [pickup: string, drop: string] }> {
  const line = stayLine(await storeStay(desk), stay);
  const { id } = await storeKart(desk, customer, { accomodations: [line], ...more });
  const done = await callHttp({
    site: desk.actor.site as 'sarathi',
    call: saveKart,
    body: { id, isVouchered: true },
    as: desk,
  });
  expect(done).toMatchObject({ status: 200, result: { kart: { state: 'VOUCHERED' } } });
  return { id, line, transfers: [`${id}.${line.id}.P`, `${id}.${line.id}.D`] };
}
