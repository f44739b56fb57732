import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from '#shared/quotations/answer-question.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { kartEvents, type KartEvent, stateAfter } from '#shared/quotations/lifecycle.ts';
import { kartStates } from '#shared/quotations/lifecycle.ts';
import { acceptQuotation } from '#shared/quotations/link/accept-quotation.ts';
import { askQuestion } from '#shared/quotations/link/ask-question.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { DAY } from '#shared/time.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sendStoredKart, storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as?: TestUser) =>
  callHttp({ site: 'sarathi', call, body, ...(as && { as }) });
const look = (token: string) => ask(getQuotation, { token });
const line = (price = 270) => ({ id: randomId(), day: 2, name: 'Visa fees', price });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('a sent quotation', () => {
  it('is a numbered version that stays as it was, by one link, mailed where there is an address', async () => {
    const sold = line();
    const { id } = await storeKart(desk, customer, { miscellaneous: [sold], serviceCharge: 50 });
    const first = await ask(sendKart, { id, email: 'guest@malabar.example', message: 'As we said.' }, desk);
    expect(first.result).toMatchObject({ version: 1 });
    await runSchedule('send-mails');
    const mail = world.mail.sent.find(({ to }) => to === 'guest@malabar.example');
    expect(mail!.text).toContain(first.result!.link);
    expect(mail!.text).toContain('As we said.');

    await ask(saveKart, { id, miscellaneous: [{ id: sold.id, version: 1, price: 300 }] }, desk);
    const second = await ask(sendKart, { id, email: '', message: '' }, desk);
    expect(second.result).toEqual({ version: 2, link: first.result!.link });
    const token = first.result!.link.split('/').at(-1)!;
    const { result } = await look(token);
    expect(result!.versions.map(({ number, total }) => [number, total])).toEqual([
      [2, 359],
      [1, 329],
    ]);
    expect(result!.versions[1]!.lines).toMatchObject([{ title: 'Visa fees', price: 270, day: 2 }]);
    const { versions } = (await ask(getKartById, { id }, desk)).result!;
    expect(versions).toMatchObject([
      { number: 1, state: 'stands', total: 329, validTill: '2026-11-28' },
      { number: 2, state: 'stands' },
    ]);
  });

  it('shows its total in a second currency by the rate of the day it was sent, whatever is said later', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [line(1000)] });
    const aed = { code: 'AED', rate: 0.0431, source: 'UAE Exchange' };
    const send = (shown?: typeof aed) => ask(sendKart, { id, email: '', message: '', ...(shown && { shown }) }, desk);
    const token = (await send(aed)).result!.link.split('/').at(-1)!;
    await send({ ...aed, code: 'KWD', rate: 0.00364 });
    await send();
    const { versions } = (await look(token)).result!;
    expect(versions.map(({ shown, currency, total }) => [shown, currency, total])).toEqual([
      [null, 'INR', 1000],
      [expect.objectContaining({ code: 'KWD', total: expect.stringContaining('3.640') }), 'INR', 1000],
      [{ ...aed, currencySymbol: 'AED', day: '2026-11-21', total: 'AED\u00a043.10' }, 'INR', 1000],
    ]);
    await ask(saveKart, { id, priceBreakup: 'noprice' }, desk);
    await send(aed);
    expect((await look(token)).result!.versions[0]).toMatchObject({ total: null, shown: null });
    expect((await send({ ...aed, code: 'INR' })).errors).toHaveProperty(['shown.code']);
    expect((await send({ ...aed, rate: 0 })).errors).toHaveProperty(['shown.rate']);
  });

  it('shows as much of its price as its breakup says', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [line()], serviceCharge: 50 });
    const shown = async (priceBreakup: 'full' | 'partial' | 'none' | 'noprice') => {
      await ask(saveKart, { id, priceBreakup }, desk);
      const [last] = (await look(await sendStoredKart(desk, id))).result!.versions;
      return [last!.lines[0]!.price, last!.parts.map(({ amount }) => amount), last!.total];
    };
    expect(await shown('full')).toEqual([270, [270, 50, 9], 329]);
    expect(await shown('partial')).toEqual([null, [270, 50, 9], 329]);
    expect(await shown('none')).toEqual([null, [], 329]);
    expect(await shown('noprice')).toEqual([null, [], null]);
  });

  it('is accepted once, by a name, while a version stands', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [line()] });
    const token = await sendStoredKart(desk, id);
    const accept = (number: number) => ask(acceptQuotation, { token, number, name: 'Anjali Pillai' });
    expect((await accept(2)).status).toBe(409);
    const answers = await Promise.all([accept(1), accept(1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await look(token)).result).toMatchObject({ acceptedBy: 'Anjali Pillai', versions: [{ isAccepted: true }] });
    expect((await ask(getKartById, { id }, desk)).result).toMatchObject({
      kart: { state: 'ACCEPTED' },
      versions: [{ state: 'accepted' }],
    });
    // Another sending takes the acceptance of what it replaces away.
    await sendStoredKart(desk, id);
    expect((await ask(getKartById, { id }, desk)).result).toMatchObject({
      kart: { state: 'SENT' },
      versions: [{ state: 'stands' }, { state: 'stands' }],
    });
    expect((await look(token)).result).toMatchObject({ acceptedBy: '', versions: [{ isAccepted: false }, {}] });
    expect(await accept(2)).toMatchObject({ status: 200, result: { versions: [{ isAccepted: true }, {}] } });
  });

  it('that was accepted is told apart from what the builder has by now, as far as its customer sees it', async () => {
    const sold = line();
    const { id } = await storeKart(desk, customer, { miscellaneous: [sold] });
    const token = await sendStoredKart(desk, id);
    await ask(acceptQuotation, { token, number: 1, name: 'Anjali' });
    const isBuilders = async () => (await ask(getKartById, { id }, desk)).result!.versions.map((one) => one.isBuilders);
    await ask(saveKart, { id, internalRemark: 'Ask for two rooms', paymentDeadline: '2026-12-01' }, desk);
    expect(await isBuilders()).toEqual([true]);
    await ask(saveKart, { id, miscellaneous: [{ id: sold.id, version: 1, time: '10:00' }] }, desk);
    expect(await isBuilders()).toEqual([false]);
    await ask(saveKart, { id, miscellaneous: [{ id: sold.id, version: 2, time: '' }] }, desk);
    expect(await isBuilders()).toEqual([true]);
    await ask(saveKart, { id, serviceCharge: 1 }, desk);
    await sendStoredKart(desk, id);
    expect(await isBuilders()).toEqual([false, true]);
  });

  it('cannot be accepted once its days are over', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [line()], quoteValidyInDays: 1 });
    const token = await sendStoredKart(desk, id);
    world.clock.advance(2 * DAY);
    expect((await look(token)).result!.versions[0]).toMatchObject({ isLapsed: true });
    expect(await ask(acceptQuotation, { token, number: 1, name: 'Anjali' })).toMatchObject({ status: 409 });
    world.clock.restore();
  });

  it('is asked about by its link, which goes to the desk with the customer’s address', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [line()] });
    const token = await sendStoredKart(desk, id);
    const { result } = await ask(askQuestion, { token, text: 'Is there <b>a later</b> flight?' });
    expect(result!.questions).toMatchObject([{ text: 'Is there <b>a later</b> flight?', answer: '' }]);
    await runSchedule('send-mails');
    const mail = world.mail.sent.find(({ subject }) => subject.startsWith('Question about quotation'));
    expect(mail!.html).toContain('&lt;b&gt;a later');
    expect(mail!.raw).toContain(customer.item.email);

    const [question] = (await ask(getKartById, { id }, desk)).result!.questions;
    const other = await storeKart(desk, customer, { miscellaneous: [line()] });
    const answer = { questionId: question!.id, answer: 'Yes, at 22:40.' };
    expect(await ask(answerQuestion, { id: other.id, ...answer }, desk)).toMatchObject({ status: 404 });
    expect((await ask(answerQuestion, { id, ...answer }, desk)).result!.questions).toMatchObject([
      { answer: 'Yes, at 22:40.', answeredBy: desk.actor.name },
    ]);
    expect((await look(token)).result!.questions).toMatchObject([{ answer: 'Yes, at 22:40.' }]);
    const list = await ask(getAllKartsForWl, {}, desk);
    expect(list.result!.records.find((row) => row.id === id)).toMatchObject({ openQuestions: 0 });
    await runSchedule('send-mails');
    const told = world.mail.sent.find(({ subject }) => subject.includes('your question about'));
    expect(told!.text).toContain(`/app/quotation/${token}`);
    expect(told!.text).toContain('Yes, at 22:40.');
  });

  it('without a service is not sent, and says so', async () => {
    const { id } = await storeKart(desk, customer);
    expect(await ask(sendKart, { id, email: '', message: '' }, desk)).toMatchObject({
      message: 'Please select atleast one itinerary',
    });
  });

  it('is there for nobody with another link, or looks at it more than sixty times an hour', async () => {
    const { id } = await storeKart(desk, customer, { miscellaneous: [line()] });
    const token = await sendStoredKart(desk, id);
    for (const wrong of [id, `${id}-`, `${token}x`, `${id}-${'0'.repeat(43)}`, `${randomId()}-${token.split('-')[1]!}`])
      expect((await look(wrong)).status, wrong).toBeGreaterThanOrEqual(400);
    expect(await callHttp({ site: 'gulf', call: getQuotation, body: { token } })).toMatchObject({ status: 404 });
    const looks = await Promise.all(Array.from({ length: 70 }, () => look(token)));
    expect(looks.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    world.clock.advance(DAY);
    expect(await look(token)).toMatchObject({ status: 200 });
    world.clock.restore();
  });
});

describe('a quotation’s lifecycle', () => {
  it.each(kartStates)('takes in %s the events that the table has', (state) => {
    for (const event of Object.keys(kartEvents) as KartEvent[]) {
      const isLegal = (kartEvents[event].from as readonly string[]).includes(state);
      const to = event === 'pay' && state === 'VOUCHERED' ? state : kartEvents[event].to;
      expect(stateAfter(event, state)).toBe(isLegal ? to : undefined);
    }
  });
});
