import { beforeAll, expect, it } from 'vitest';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { getKartChanges } from '#shared/quotations/builder/get-kart-changes.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { MINUTE, SECOND } from '#shared/time.ts';
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

it('counts whoever asks as here for half a minute, and is told so by a write only now and then', async () => {
  const { id } = await storeKart(desk, await world.addUser('sarathi', 'travelAgent'));
  world.clock.advance(MINUTE);
  const seenBy = async (as: TestUser) => (await ask(getKartChanges, { id }, as)).result!.seenBy;
  expect(await seenBy(other)).toEqual([]);
  expect(await seenBy(desk)).toEqual([other.actor.name]);
  world.faults.reset();
  expect(await seenBy(other)).toEqual([desk.actor.name]);
  const { operations } = world.faults.counts();
  world.clock.advance(25 * SECOND);
  world.faults.reset();
  expect(await seenBy(other)).toEqual([desk.actor.name]);
  expect(world.faults.counts().operations).toBe(operations + 1);
  world.clock.advance(10 * SECOND);
  expect(await seenBy(other)).toEqual([]);
  world.clock.restore();
});

it('says nothing of a quotation that is not there, or another site’s', async () => {
  const { id } = await storeKart(desk, await world.addUser('sarathi', 'travelAgent'));
  expect(await ask(getKartChanges, { id: randomId() })).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
  const stranger = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
  expect(await callHttp({ site: 'gulf', call: getKartChanges, body: { id }, as: stranger })).toMatchObject({
    success: false,
  });
});
