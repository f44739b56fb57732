import { beforeAll, describe, expect, it } from 'vitest';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { copyKart } from '#shared/quotations/copy-kart.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { ratedOption, storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as = desk) =>
  callHttp({ site: 'sarathi', call, body, as });
const open = async (id: string) => (await ask(getKartById, { id })).result!;

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('a copy of a quotation', () => {
  it('is a draft of its own for another customer and arrival, and carries nothing of what was sent or paid', async () => {
    const kart = await storeKart(desk, customer, {
      ...{ discount: 20, serviceCharge: 50, remark: 'Vegetarians' },
      miscellaneous: [{ id: randomId(), day: 2, name: 'Visa fees', price: 270 }],
      flights: [
        {
          ...{ id: randomId(), day: 1, airlineCode: 'AI', flightNo: '933', origin: 'COK', destination: 'DXB' },
          ...{ price: 900, depDate: '2026-12-12', arrDate: '2026-12-13' },
        },
      ],
      passengers: [
        { id: 'p1', title: 'Mr', firstName: 'Ravi', lastName: 'Menon', dateOfBirth: '1980-02-01', paxType: 1 },
      ],
    });
    expect(await ask(sendKart, { id: kart.id, email: '', message: '' })).toMatchObject({ status: 200 });
    const other = await world.addUser('sarathi', 'travelAgent');
    const copied = await ask(copyKart, {
      ...{ id: kart.id, customerId: other.item.sequence, arrivalDate: '2027-01-12', kartName: 'Again' },
    });
    expect(copied.result!.quotationId).toBe(kart.quotationId + 1);
    const { kart: copy, versions } = await open(copied.result!.id);
    expect(versions).toEqual([]);
    expect(copy).toMatchObject({
      ...{ state: 'DRAFT', version: 1, kartName: 'Again', arrivalDate: '2027-01-12', remark: 'Vegetarians' },
      ...{ customerId: other.item.sequence, totalPrice: kart.totalPrice, passengers: [] },
      flights: [{ depDate: '2027-01-12', arrDate: '2027-01-13', version: 1 }],
      miscellaneous: [{ name: 'Visa fees', startDate: '2027-01-13' }],
    });
    expect(copy.miscellaneous[0]!.id).not.toBe((await open(kart.id)).kart.miscellaneous[0]!.id);

    const same = await open((await ask(copyKart, { id: kart.id })).result!.id);
    expect(same.kart).toMatchObject({ kartName: kart.kartName, passengers: [{ firstName: 'Ravi', dateOfBirth: '' }] });
  });

  it('is priced by the rates of its own days, and keeps by hand only what its copier may set', async () => {
    const { line, rate } = await ratedOption(desk);
    const { id } = await storeKart(desk, customer, {
      activities: [
        { ...line, day: 2 },
        { ...line, id: randomId(), day: 3, price: 99 },
      ],
    });
    await told(desk, saveActivityTicketRates, { ...rate, adultAmount: 200 });
    const prices = async (as: TestUser) => {
      const copied = await ask(copyKart, { id }, as);
      return (await open(copied.result!.id)).kart.activities.map(({ price, isOwnPrice }) => [price, isOwnPrice]);
    };
    // Two adults at 200 by now, and a child at 100.
    expect(await prices(desk)).toEqual([
      [500, false],
      [99, true],
    ]);
    const clerk = await addClerk(world, { 'karts.edit': true, 'karts.price': false });
    expect(await prices(clerk)).toEqual([
      [500, false],
      [500, false],
    ]);
  });

  it('is made of nothing that is not there, and for nobody who is not there', async () => {
    expect(await ask(copyKart, { id: randomId() })).toMatchObject({ status: 404 });
    const { id } = await storeKart(desk, customer);
    expect((await ask(copyKart, { id, customerId: 999_999_999 })).errors).toHaveProperty('customerId');
  });
});
