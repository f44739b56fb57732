import { expect } from 'vitest';
import type { ResponseOf, WireRequestOf } from '#shared/contract.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';

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
