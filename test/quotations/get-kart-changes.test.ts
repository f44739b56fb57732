import { beforeAll, expect, it } from 'vitest';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { getKartChanges } from '#shared/quotations/builder/get-kart-changes.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let other: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as = desk) =>
  callHttp({ site: 'sarathi', call, body, as });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  other = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});

it('says which version stands and who else made it, to whoever has the quotation open', async () => {
  const { id } = await storeKart(desk, await world.addUser('sarathi', 'travelAgent'));
  const still = { questions: 0, answered: 0, isBeingMade: false };
  expect((await ask(getKartChanges, { id })).result).toEqual({ ...still, version: 1, seenBy: [] });
  await ask(
    saveKart,
    { id, miscellaneous: [{ id: randomId(), day: 2, name: 'Visa fees', price: 270 }] } as never,
    other,
  );
  expect((await ask(getKartChanges, { id })).result).toEqual({ ...still, version: 2, seenBy: [other.actor.name] });
  expect((await ask(getKartChanges, { id }, other)).result!.seenBy).toEqual([desk.actor.name]);
});

it('says nothing of a quotation that is not there, or another site’s', async () => {
  const { id } = await storeKart(desk, await world.addUser('sarathi', 'travelAgent'));
  expect(await ask(getKartChanges, { id: randomId() })).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
  const stranger = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
  expect(await callHttp({ site: 'gulf', call: getKartChanges, body: { id }, as: stranger })).toMatchObject({
    success: false,
  });
});
