import { expect } from 'vitest';
import type { ResponseOf, WireRequestOf } from '#shared/contract.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { randomId } from '#shared/ids.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import { makeActivity, makeOptions } from '#test/destination/catalogue-steps.ts';
import { ratesDesk } from '#test/destination/rates-desk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { told } from '#test/markups/price-steps.ts';

export const fiveDays = {
  ...{ kartName: 'Five days in Dubai', adults: 2, child: 1, infant: 0 },
  ...{ arrivalDate: '2026-12-12', noOfDays: 5, noOfNights: 4 },
} as const;

/** A quotation that `desk` made for a customer. */
export async function storeKart(
  desk: TestUser,
  customer: Pick<TestUser, 'item'>,
  more: Partial<WireRequestOf<typeof saveKart>> = {},
): Promise<ResponseOf<typeof saveKart>['kart']> {
  const body = { ...fiveDays, customerId: customer.item.sequence, ...more };
  const made = await callHttp({ site: desk.actor.site as 'sarathi', call: saveKart, body, as: desk });
  expect(made).toMatchObject({ status: 200 });
  return made.result!.kart as unknown as ResponseOf<typeof saveKart>['kart'];
}

/** Sends a quotation that has a line, without a mail; the token of its link. */
export async function sendStoredKart(desk: TestUser, id: string): Promise<string> {
  const sent = await callHttp({
    site: desk.actor.site as 'sarathi',
    call: sendKart,
    body: { id, email: '', message: '' },
    as: desk,
  });
  expect(sent).toMatchObject({ status: 200 });
  return new URL(sent.result!.link).pathname.split('/').at(-1)!;
}

/** A tour option at 150 an adult and 100 a child, costing 90 and 60: a line of it, its rate, and a market without rates. */
export async function ratedOption(desk: TestUser) {
  const { defaultMarketId, marketId } = await ratesDesk(desk);
  const activity = await makeActivity(desk, { name: `Safari ${randomId()}` });
  const [option] = await makeOptions(desk, activity.id, { name: 'Evening' });
  const rate = {
    ...{ tourOptionId: option!.id, marketId: defaultMarketId, isPerPax: true },
    ...{ adultAmount: 150, childAmount: 100, adultCost: 90, childCost: 60 },
    ...{ validFromDate: '2026-11-01', validTillDate: '2027-03-31' },
  } as const;
  await told(desk, saveActivityTicketRates, rate);
  return { line: { id: randomId(), activityId: activity.id, tourOptionId: option!.id }, rate, marketId };
}
