import { beforeAll, describe, expect, it } from 'vitest';
import { runSchedule } from '#functions/workers/schedules.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { endKartLink } from '#shared/quotations/end-kart-link.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { MOST_LINES } from '#shared/quotations/line-fields.ts';
import { acceptQuotation } from '#shared/quotations/link/accept-quotation.ts';
import { askQuestion } from '#shared/quotations/link/ask-question.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { startQuotationPayment } from '#shared/quotations/link/start-quotation-payment.ts';
import { removeKartMiscellaneous } from '#shared/quotations/remove-kart-miscellaneous.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fiveDays, ratedOption, sendStoredKart, storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as: TestUser | undefined = desk) =>
  callHttp({ site: 'sarathi', call, body, ...(as && { as }) });
const save = (body: WireRequestOf<typeof saveKart>) => ask(saveKart, body);
const visa = (more: object = {}) => ({ id: randomId(), day: 2, name: 'Visa fees', price: 270, ...more });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('a quotation takes', () => {
  it.each(['noOfDays', 'noOfNights'] as const)('%s of 90, and neither 91 nor a half', async (field) => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [visa()] });
    for (const wrong of [91, 2.5, -1, ...(field === 'noOfDays' ? [0] : [])])
      expect(await save({ id, [field]: wrong }), String(wrong)).toMatchObject({
        status: 400,
        errors: { [field]: expect.any(String) as string },
      });
    expect(await save({ id, [field]: 90 })).toMatchObject({ status: 200, result: { kart: { [field]: 90 } } });
    const made = { ...fiveDays, customerId: customer.item.sequence };
    const { [field]: _left, ...without } = made;
    expect((await save(without)).errors).toHaveProperty(field);
  });

  it('two hundred lines, and says so of one more, whoever adds it', async () => {
    const lines = Array.from({ length: MOST_LINES - 1 }, (_, at) => visa({ day: 1 + (at % 5), price: 1 }));
    const { id } = await storeKart(desk, customer, { miscellaneous: lines });
    const both = await Promise.all([save({ id, miscellaneous: [visa()] }), save({ id, miscellaneous: [visa()] })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)!.errors).toEqual({
      lines: 'A quotation has at most 200 lines.',
    });
    const { kart } = (await ask(getKartById, { id })).result!;
    expect(kart.miscellaneous).toHaveLength(MOST_LINES);
  });

  it('no total, number or currency but its own, and says which that is', async () => {
    const { id, quotationId } = await storeKart(desk, customer, { miscellaneous: [visa()], serviceCharge: 50 });
    const wrong = await save({ id, serviceCharge: 60, totalPrice: 999, quotationId: quotationId + 1 });
    expect(wrong.errors).toEqual({
      totalPrice: 'The total price is ₹\u00a0340.80.',
      quotationId: `The number of this quotation is ${quotationId}.`,
    });
    expect((await save({ id, currencySymbol: '$' })).errors).toEqual({ currencySymbol: 'Prices are in INR (₹).' });
    const whole = { id, serviceCharge: 60, totalPrice: 340.8, quotationId, currencySymbol: '₹' };
    expect(await save(whole)).toMatchObject({ status: 200, result: { kart: { totalPrice: 340.8 } } });
  });

  it('no line of another quotation, and none of another site', async () => {
    const line = visa();
    const { id: other } = await storeKart(desk, customer, { miscellaneous: [line] });
    const { id } = await storeKart(desk, customer, { miscellaneous: [visa()] });
    expect(await save({ id, miscellaneous: [{ id: line.id, version: 1, price: 1 }] })).toMatchObject({ status: 409 });
    await ask(removeKartMiscellaneous, { kartId: id, id: line.id, version: 1 });
    const stranger = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
    for (const [call, body] of [
      [saveKart, { id: other, currency: stranger.actor.head.currency, miscellaneous: [{ id: line.id, price: 1 }] }],
      [removeKartMiscellaneous, { kartId: other, id: line.id, version: 1 }],
    ] as const)
      expect(await callHttp({ site: 'gulf', call: call as Call, body, as: stranger })).toMatchObject({ status: 404 });
    expect((await ask(getKartById, { id: other })).result!.kart.miscellaneous).toMatchObject([
      { id: line.id, version: 1, price: 270 },
    ]);
  });
});

describe('what is not sold any more', () => {
  it('is kept with its price, moved and renamed, and added to none', async () => {
    const { line } = await ratedOption(desk);
    const { id } = await storeKart(desk, customer, { activities: [{ ...line, day: 2 }] });
    const { accommodation } = (
      await ask(createNewAccomodation, {
        ...{ name: 'Creek View', address: '12 Al Marsa Street', area: '', cityId: 'ae-03-dubai' },
      })
    ).result!;
    const stay = { id: randomId(), accomodationId: accommodation.id, noOfNights: 1, numberOfRooms: 1, price: 90 };
    await save({ id, accomodations: [{ ...stay, day: 1 }] });
    await ask(deleteRecord, { kind: 'tourOption', id: line.tourOptionId, deactivate: true });
    expect(await ask(deleteRecord, { kind: 'accommodation', id: accommodation.id })).toMatchObject({ status: 200 });
    const kept = await save({
      id,
      activities: [{ id: line.id, version: 1, day: 3, remarks: 'With child seats' }],
      accomodations: [{ id: stay.id, version: 1, noOfNights: 2 }],
    });
    expect(kept.result!.kart).toMatchObject({
      activities: [{ day: 3, price: 400, tourOptionName: 'Evening', remarks: 'With child seats' }],
      accomodations: [{ name: 'Creek View', noOfNights: 2 }],
    });
    const added = await save({
      id,
      activities: [{ ...line, id: randomId(), day: 2 }],
      accomodations: [{ ...stay, id: randomId() }],
    });
    expect(added.errors).toEqual({
      'activities.0.tourOptionId': 'This is not sold any more.',
      'accomodations.0.accomodationId': 'This is not sold any more.',
    });
  });
});

it('a line keeps the price that it was given while something else of it is changed', async () => {
  const { line, rate } = await ratedOption(desk);
  const { id } = await storeKart(desk, customer, { activities: [{ ...line, day: 2 }] });
  await ask(saveActivityTicketRates, { ...rate, adultAmount: 500 });
  const moved = await save({ id, activities: [{ id: line.id, version: 1, place: 4, remarks: 'By the gate' }] });
  expect(moved.result!.kart.activities).toMatchObject([{ price: 400, place: 4 }]);
  const later = await save({ id, activities: [{ id: line.id, version: 2, day: 3 }] });
  expect(later.result!.kart.activities).toMatchObject([{ price: 1100, day: 3 }]);
});

it('a link that was ended, or is guessed, is there for none of its calls', async () => {
  const { id } = await storeKart(desk, customer, { miscellaneous: [visa()] });
  const token = await sendStoredKart(desk, id);
  await ask(endKartLink, { id });
  for (const gone of [token, `${id}-${'0'.repeat(43)}`, `${randomId()}-${'0'.repeat(43)}`])
    for (const [call, body] of [
      [getQuotation, { token: gone }],
      [acceptQuotation, { token: gone, number: 1, name: 'Anjali' }],
      [askQuestion, { token: gone, text: 'Is it there?' }],
      [startQuotationPayment, { token: gone, number: 1, pays: 'rest', gateway: 'sandbox', fee: 0 }],
    ] as const)
      expect(await callHttp({ site: 'sarathi', call: call as Call, body }), call.name).toMatchObject({ status: 404 });
});

it('HTML in any text is a text: as it was typed in answers, and harmless in mails', async () => {
  const html = '<img src=x onerror=alert(1)>';
  const texts = {
    ...{ kartName: `Trip ${html}`, remark: html, remarkForCustomer: html, internalRemark: html, collectedReason: html },
    ...{ purchaseConfirmationNo: html, salesConfirmationNo: html },
    miscellaneous: [visa({ name: `Visa ${html}`, description: html })],
    flights: [
      {
        ...{ id: randomId(), day: 1, airlineCode: 'AI', flightNo: '933', price: 1 },
        ...{ origin: html, destination: html, description: html, pnr: '<b>' },
      },
    ],
    passengers: [
      { ...{ id: 'p1', title: 'Mr', firstName: html, lastName: '<b>', dateOfBirth: '', paxType: 1 as const } },
    ],
  };
  const { id } = await storeKart(desk, customer, texts);
  expect((await ask(getKartById, { id })).result!.kart).toMatchObject(texts);
  const { records } = (await ask(getAllKartsForWl, { search: 'onerror' })).result!;
  expect(records.map(({ kartName }) => kartName)).toEqual([texts.kartName]);
  const { link } = (await ask(sendKart, { id, email: 'guest@html.example', message: html })).result!;
  const [version] = (
    await callHttp({
      ...{ site: 'sarathi' as const, call: getQuotation, body: { token: link.split('/').at(-1)! } },
    })
  ).result!.versions;
  expect(version!.lines.map(({ title }) => title)).toContain(`Visa ${html}`);
  await runSchedule('send-mails');
  const mail = world.mail.sent.find(({ to }) => to === 'guest@html.example')!;
  expect(mail.html).not.toContain('<img src=x');
  expect(mail.html).toContain('&lt;img src=x');
});
