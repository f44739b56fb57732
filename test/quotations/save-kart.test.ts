import { beforeAll, describe, expect, it } from 'vitest';
import { kartKeys } from '#functions/quotations/keys.ts';
import { readKart } from '#functions/quotations/store.ts';
import { getItem } from '#functions/table/read.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { removeKartMiscellaneous } from '#shared/quotations/remove-kart-miscellaneous.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { DAY } from '#shared/time.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { fiveDays, storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as = desk) =>
  callHttp({ site: 'sarathi', call, body, as });
const save = (body: WireRequestOf<typeof saveKart>, as = desk) => ask(saveKart, body, as);
const misc = (more: object = {}) => ({ id: randomId(), day: 2, name: 'Visa fees', price: 270, ...more });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('a quotation', () => {
  it('is made with the next number, read whole, and listed with the sums of its lines', async () => {
    const first = await storeKart(desk, customer);
    const line = misc();
    const { result } = await save({
      ...{ ...fiveDays, customerId: customer.item.sequence, serviceCharge: 50, remittanceCharge: 10, discount: 5 },
      miscellaneous: [line],
      flights: [
        { id: randomId(), airlineCode: 'AI', flightNo: '933', origin: 'COK', destination: 'DXB', price: 900 },
        {
          ...{ id: randomId(), airlineCode: 'AI', flightNo: '934', origin: 'DXB', destination: 'COK' },
          price: 900,
          bookedByCustomer: true,
        },
      ],
      accomodations: [],
      passengers: [
        { id: 'p1', title: 'Mr', firstName: 'Ravi', lastName: 'Menon', dateOfBirth: '1980-02-01', paxType: 1 },
      ],
    });
    const { kart } = result!;
    expect(kart).toMatchObject({
      quotationId: first.quotationId + 1,
      ...{ state: 'DRAFT', version: 1, linesTotal: 1170, totalPrice: 1170 + 50 + 9 + 10 - 5, linesWithoutCost: 2 },
      passengers: [{ firstName: 'Ravi', dateOfBirth: '1980-02-01' }],
      miscellaneous: [{ ...line, version: 1, startDate: '2026-12-13', isOwnPrice: true }],
    });
    const read = await ask(getKartById, { id: kart.id });
    expect(read.result).toEqual({ kart, versions: [], questions: [], seenBy: [], voucher: null, agency: null });
    const list = await ask(getAllKartsForWl, { search: String(kart.quotationId) });
    expect(list.result!.records.filter((row) => row.id === kart.id)).toMatchObject([
      { id: kart.id, total: kart.totalPrice, customerName: kart.customerName },
    ]);
    const other = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
    expect((await ask(getKartById, { id: kart.id }, other)).result!.seenBy).toEqual([desk.actor.name]);
  });

  it('keeps what is not sent, names lines by their ids, and moves them all with another arrival', async () => {
    const [one, two] = [misc(), misc({ name: 'Guide', price: 100, day: 3 })];
    const { id } = await storeKart(desk, customer, { miscellaneous: [one, two] });
    const moved = await save({ id, miscellaneous: [{ id: two.id, version: 1, day: 4 }] });
    expect(moved.result!.kart.miscellaneous).toMatchObject([
      { id: one.id, version: 1, day: 2 },
      { id: two.id, version: 2, day: 4, name: 'Guide', startDate: '2026-12-15' },
    ]);
    const later = await save({ id, arrivalDate: '2026-12-20' });
    expect(later.result!.kart.miscellaneous.map(({ startDate }) => startDate)).toEqual(['2026-12-21', '2026-12-23']);
    expect(later.result!.kart).toMatchObject({ kartName: fiveDays.kartName, totalPrice: 370 });
  });

  it('moves a stay by its check-in day with another arrival, and names it by its master', async () => {
    const stay = { name: 'Marina Bay Suites', address: '12 Al Marsa Street', area: '', cityId: 'ae-03-dubai' };
    const master = (await ask(createNewAccomodation, { ...stay, phoneNumber: '', email: '' })).result!.accommodation;
    const line = { id: randomId(), accomodationId: master.id, noOfNights: 2, numberOfRooms: 1 };
    const prices = { checkinDate: '2026-12-13', doubleRoomPrice: 100, doubleRoomCount: 1, transferPrice: 30 };
    const { id } = await storeKart(desk, customer, { accomodations: [{ ...line, ...prices }] });
    const { kart } = (await ask(getKartById, { id })).result!;
    expect(kart).toMatchObject({
      linesTotal: 230,
      accomodations: [{ name: 'Marina Bay Suites', day: 2, checkinDate: '2026-12-13', price: 200 }],
    });
    const later = await save({ id, arrivalDate: '2026-12-20' });
    expect(later.result!.kart.accomodations).toMatchObject([{ day: 2, checkinDate: '2026-12-21' }]);
  });

  it('overwrites no line that somebody changed meanwhile, and says what stands', async () => {
    const line = misc();
    const { id } = await storeKart(desk, customer, { miscellaneous: [line] });
    expect(await save({ id, miscellaneous: [{ id: line.id, version: 1, price: 300 }] })).toMatchObject({ status: 200 });
    const late = await save({ id, miscellaneous: [{ id: line.id, version: 1, name: 'Visas' }] });
    expect(late).toMatchObject({ status: 409, result: { kart: { miscellaneous: [{ version: 2, price: 300 }] } } });
    // Another line is nobody's conflict, however old the head is that was read.
    expect(await save({ id, version: 1, miscellaneous: [misc()] })).toMatchObject({ status: 200 });
  });

  it('loses nothing of two who save at once', async () => {
    const { id } = await storeKart(desk, customer);
    const lines = Array.from({ length: 6 }, (_, at) => misc({ day: 1 + (at % 2), price: 10 + at }));
    const answers = await Promise.all(lines.map((line) => save({ id, miscellaneous: [line] })));
    expect(answers.map(({ status }) => status)).toEqual(lines.map(() => 200));
    const { kart } = (await ask(getKartById, { id })).result!;
    expect(kart.miscellaneous.map((line) => line.id).toSorted()).toEqual(lines.map((line) => line.id).toSorted());
    expect(kart).toMatchObject({ version: 7, linesTotal: 75 });
  });

  it('lets a line go once, and not one that changed since', async () => {
    const line = misc();
    const { id: kartId } = await storeKart(desk, customer, { miscellaneous: [line] });
    const remove = (version: number) => ask(removeKartMiscellaneous, { kartId, id: line.id, version });
    expect(await remove(2)).toMatchObject({ status: 409 });
    for (let again = 0; again < 2; again++)
      expect(await remove(1)).toMatchObject({ status: 200, result: { kart: { miscellaneous: [], totalPrice: 0 } } });
    expect(await save({ id: kartId, miscellaneous: [{ id: line.id, version: 1, price: 1 }] })).toMatchObject({
      status: 409,
    });
  });

  it('says what is wrong at its field', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [misc()] });
    const wrong = async (body: object) => (await save({ id, ...body })).errors;
    const child = (at: number) =>
      ({ id: `p${at}`, title: 'Miss', firstName: 'A', lastName: 'B', dateOfBirth: '', paxType: 2 }) as const;
    expect(await wrong({ passengers: [child(1), child(2)] })).toEqual({
      passengers: 'Passenger count mismatch, please reselect passengers.',
    });
    expect(await wrong({ collectedPayment: 270.01 })).toEqual({
      collectedPayment: 'Collected payment should not be greater than total price',
    });
    expect(await wrong({ noOfDays: 1 })).toHaveProperty('noOfDays');
    expect(await wrong({ miscellaneous: [misc({ day: 6 })] })).toHaveProperty(['miscellaneous.0.day']);
    expect(await wrong({ miscellaneous: [misc({ startDate: '2026-12-11' })] })).toHaveProperty([
      'miscellaneous.0.startDate',
    ]);
    expect(await wrong({ miscellaneous: [{ id: randomId() }] })).toMatchObject({
      'miscellaneous.0.name': 'This is required field.',
    });
    expect(
      await wrong({ activities: [{ id: randomId(), activityId: 'a', tourOptionId: 'b', transferType: 'oneway' }] }),
    ).toEqual({ 'activities.0.sharingBasis': 'Please select sharing basis for activity' });
    expect(await wrong({ activities: [{ id: randomId(), activityId: 'a', tourOptionId: 'b' }] })).toHaveProperty([
      'activities.0.tourOptionId',
    ]);
    expect(
      await wrong({ accomodations: [{ id: randomId(), accomodationId: 'a', noOfNights: 1, numberOfRooms: 1 }] }),
    ).toHaveProperty(['accomodations.0.accomodationId']);
    expect(await wrong({ customerId: 999_999_999 })).toHaveProperty('customerId');
    expect(await wrong({ miscellaneous: [misc({ price: -1 })], serviceCharge: 0 })).toHaveProperty([
      'miscellaneous.0.price',
    ]);
    expect(await wrong({ serviceCharge: -1 })).toHaveProperty('serviceCharge');
    expect((await save({ kartName: 'No customer' })).errors).toHaveProperty('customerId');
  });

  it('keeps dates of birth sealed beside the names, until thirty days after the trip, whenever that comes to be', async () => {
    const born = { id: 'p1', title: 'Mr', firstName: 'Ravi', lastName: 'Menon', paxType: 1, dateOfBirth: '1980-02-01' };
    const { id } = await storeKart(desk, customer, { passengers: [born] });
    const row = () => getItem(kartKeys.kartPersonal(world.job('sarathi'), id));
    const lastDay = '2026-12-16T00:00:00+05:30';
    expect((await row())!.ttl * 1000).toBe(Date.parse(lastDay) + 31 * DAY);
    expect(JSON.stringify(await readRows('sarathi'))).not.toContain('1980-02-01');
    await save({ id, arrivalDate: '2026-12-22' });
    expect((await row())!.ttl * 1000).toBe(Date.parse(lastDay) + 41 * DAY);
    const passengers = async () => (await ask(getKartById, { id })).result!.kart.passengers;
    expect(await passengers()).toEqual([born]);
    world.clock.set('2027-01-27T06:00:00.000Z');
    const { passengers: held } = (await readKart(world.job('sarathi'), id))!;
    expect(held).toEqual({ passengers: [expect.objectContaining({ firstName: 'Ravi' })] });
    world.clock.restore();
    await save({ id, passengers: [{ ...born, dateOfBirth: '' }] });
    expect(await row()).toBeUndefined();
  });

  it('gives a discount to nobody without the right to set prices', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [misc()] });
    const clerk = await addClerk(world, { 'karts.edit': true, 'karts.price': false });
    expect(await save({ id, discount: 10 }, clerk)).toMatchObject({ status: 403 });
    expect(await save({ id, remark: 'Late arrival' }, clerk)).toMatchObject({ status: 200 });
    expect(await save({ id, discount: 10 })).toMatchObject({ status: 200, result: { kart: { totalPrice: 260 } } });
  });
});
