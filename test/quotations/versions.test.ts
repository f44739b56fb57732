import { beforeAll, describe, expect, it } from 'vitest';
import { compareKartVersions } from '#shared/quotations/compare-kart-versions.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { acceptQuotation } from '#shared/quotations/link/accept-quotation.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { removeKartMiscellaneous } from '#shared/quotations/remove-kart-miscellaneous.ts';
import { restoreKartVersion } from '#shared/quotations/restore-kart-version.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { withdrawKartVersion } from '#shared/quotations/withdraw-kart-version.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sendStoredKart, storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as: TestUser | undefined = desk) =>
  callHttp({ site: 'sarathi', call, body, ...(as && { as }) });
const byLink = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site: 'sarathi', call, body });
const visa = () => ({ id: randomId(), day: 2, name: 'Visa fees', price: 270 });
const guide = () => ({ id: randomId(), day: 3, name: 'Guide', price: 100 });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

/** Sent with a visa and a guide at 50 service charge, then changed to a dearer visa without the guide, and sent again. */
async function sentTwice() {
  const [one, two] = [visa(), guide()];
  const { id } = await storeKart(desk, customer, {
    ...{ miscellaneous: [one, two], serviceCharge: 50, kartName: 'As first sent' },
    passengers: [1, 2].map((at) => ({
      ...{ id: `p${at}`, title: 'Mr', firstName: `Ravi ${at}`, lastName: 'Menon', dateOfBirth: '', paxType: 1 },
    })),
  });
  const token = await sendStoredKart(desk, id);
  await ask(saveKart, { id, kartName: 'As sent again', miscellaneous: [{ id: one.id, version: 1, price: 300 }] });
  await ask(removeKartMiscellaneous, { kartId: id, id: two.id, version: 1 });
  await sendStoredKart(desk, id);
  return { id, token, one, two };
}

describe('a sent version', () => {
  it('that is withdrawn is gone for its customer alone, and one that was accepted cannot be', async () => {
    const { id, token } = await sentTwice();
    const withdraw = (number: number) => ask(withdrawKartVersion, { id, number });
    for (let again = 0; again < 2; again++)
      expect((await withdraw(2)).result!.versions).toMatchObject([
        { state: 'stands' },
        { number: 2, state: 'withdrawn' },
      ]);
    const look = async () => (await byLink(getQuotation, { token })).result!.versions.map(({ number }) => number);
    expect(await look()).toEqual([1]);
    expect(await byLink(acceptQuotation, { token, number: 2, name: 'Anjali' })).toMatchObject({ status: 409 });
    expect(await byLink(acceptQuotation, { token, number: 1, name: 'Anjali' })).toMatchObject({ status: 200 });
    expect(await withdraw(1)).toMatchObject({ status: 409, message: 'The customer accepted this version already.' });
    expect(await withdraw(3)).toMatchObject({ status: 404 });
  });

  it('that was the last to stand leaves no day till which anything is valid', async () => {
    const { id } = await sentTwice();
    for (const number of [2, 1]) await ask(withdrawKartVersion, { id, number });
    const { records } = (await ask(getAllKartsForWl, {})).result!;
    expect(records.find((row) => row.id === id)).toMatchObject({ state: 'SENT', lastVersion: 2, validTill: '' });
  });

  it('is accepted or withdrawn where both are asked at once, never both', async () => {
    const { id, token } = await sentTwice();
    const [accepted, withdrawn] = await Promise.all([
      byLink(acceptQuotation, { token, number: 2, name: 'Anjali' }),
      ask(withdrawKartVersion, { id, number: 2 }),
    ]);
    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    const { versions } = (await ask(getKartById, { id })).result!;
    expect(versions[1]!.state).toBe(accepted.status === 200 ? 'accepted' : 'withdrawn');
  });

  it('is taken back into the builder whole, with what was taken out since, and overwrites nobody’s later work', async () => {
    const { id, one, two } = await sentTwice();
    await ask(saveKart, { id, passengers: [], adults: 1 });
    const { kart: before } = (await ask(getKartById, { id })).result!;
    const taken = await ask(restoreKartVersion, { id, number: 1, version: before.version });
    expect(taken.result!.kart).toMatchObject({
      ...{ kartName: 'As first sent', adults: 2, totalPrice: 429, state: 'SENT', version: before.version + 1 },
      miscellaneous: [
        { id: one.id, price: 270, version: 3 },
        { id: two.id, price: 100, version: 2 },
      ],
    });
    expect((await ask(getKartById, { id })).result!.kart).toEqual(taken.result!.kart);
    // Who still has the version before it is told what stands.
    const late = { id, miscellaneous: [{ id: one.id, version: 2, price: 310 }] };
    expect(await ask(saveKart, late)).toMatchObject({ status: 409 });
    expect(await ask(restoreKartVersion, { id, number: 2, version: before.version })).toMatchObject({ status: 409 });
    expect(await ask(restoreKartVersion, { id, number: 9 })).toMatchObject({ status: 404 });
  });

  it('with fewer travellers keeps the names that fit, so that it can be saved', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [visa()], adults: 1, child: 0 });
    await sendStoredKart(desk, id);
    const names = ['Ravi', 'Anil'].map((firstName, at) => ({
      ...{ id: `p${at}`, title: 'Mr', firstName, lastName: 'Menon', dateOfBirth: '1980-02-01', paxType: 1 },
    }));
    await ask(saveKart, { id, adults: 2, passengers: names });
    const { kart } = (await ask(restoreKartVersion, { id, number: 1 })).result!;
    expect(kart.passengers).toEqual([names[0]]);
    expect(await ask(saveKart, { id, remark: 'Late arrival' })).toMatchObject({ status: 200 });
  });

  it('under an agency’s name is shown with that agency’s name, mark and phone beside the builder', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { companyName: 'Malabar Holidays' });
    const { id } = await storeKart(desk, agent, { miscellaneous: [visa()] });
    expect((await ask(getKartById, { id })).result!.agency).toBeNull();
    await ask(saveKart, { id, isAgentBranding: true });
    const { agency } = (await ask(getKartById, { id })).result!;
    const token = await sendStoredKart(desk, id);
    expect(agency).toEqual((await byLink(getQuotation, { token })).result!.issuer);
    expect(agency!.companyName).toBe('Malabar Holidays');
    expect(agency!.contact).toMatch(/^\+91 /);
  });

  it('stands beside another, or the builder, with every price', async () => {
    const { id, one, two } = await sentTwice();
    await ask(saveKart, { id, priceBreakup: 'noprice', miscellaneous: [{ id: one.id, version: 2, price: 280 }] });
    const both = (await ask(compareKartVersions, { id, before: 1, after: 2 })).result!;
    expect(both).toMatchObject({
      before: {
        number: 1,
        kartName: 'As first sent',
        linesTotal: 370,
        total: 429,
        charges: [{ amount: 50 }, { amount: 9 }],
      },
      after: { number: 2, kartName: 'As sent again', linesTotal: 300, total: 359 },
    });
    expect(both.before.lines.map((line) => [line.id, line.price])).toEqual([
      [one.id, 270],
      [two.id, 100],
    ]);
    const now = (await ask(compareKartVersions, { id, before: 2, after: 0 })).result!;
    expect(now.after).toMatchObject({ number: 0, sentAt: '', total: 339, lines: [{ price: 280 }] });
    expect(await ask(compareKartVersions, { id, before: 1, after: 3 })).toMatchObject({ status: 404 });
  });
});
