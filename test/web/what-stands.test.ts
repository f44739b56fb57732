import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type AnswerOf, defineCall, type StandsOf } from '#shared/contract.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import { amount, priced } from '#shared/money.ts';
import { versionField } from '#shared/version.ts';
import { callApi } from '#web/api/client.ts';
import { configureApi } from '#web/api/configure.ts';

vi.hoisted(() => vi.stubGlobal('location', { protocol: 'http:' }));

const fee = priced(z.object({ currency: z.string(), version: z.number(), fee: amount }));
const saveFee = defineCall({
  ...{ name: 'payments/save-fee', method: 'POST', path: '/api/payment/saveFee', summary: 'Saves a fee.' },
  ...{ actor: 'user', access: { scope: 'site' } },
  request: z.strictObject({ version: versionField, fee: z.number() }),
  response: fee,
  stands: fee,
  failures: [],
});
const plain = defineCall({
  ...{ name: 'payments/drop-fee', method: 'POST', path: '/api/payment/dropFee', summary: 'Drops a fee.' },
  ...{ actor: 'user', access: { scope: 'site' } },
  request: z.strictObject({}),
  response: z.object({}),
  failures: [],
});

let server: Server;
/** What is answered to whatever is asked. */
let answered = { status: 409, errorCode: 'CONFLICT', result: {} as unknown };
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const { status, ...envelope } = answered;
    const body = JSON.stringify({ success: false, message: 'No.', ...envelope });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureApi({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, currency: 'INR' });
});
afterAll(() => void server.close());
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
const save = () => callApi(saveFee, { version: 1, fee: 2 }, { quiet: true });

describe('a conflict', () => {
  it('hands on what stands now as the contract has it, amounts in minor units', async () => {
    answered = { ...answered, result: { currency: 'INR', version: 4, fee: 12.5 } };
    const answer = await save();
    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT', stands: { version: 4, fee: 1250 } });
  });

  it('says nothing of what stands where the answer does not match the contract, or brings nothing', async () => {
    for (const result of [{ version: 'four' }, null]) {
      answered = { ...answered, result };
      expect(await save()).not.toHaveProperty('stands');
    }
  });

  it('of a call that declares nothing, and any other refusal, brings nothing', async () => {
    answered = { ...answered, result: { currency: 'INR', version: 4, fee: 12.5 } };
    expect(await callApi(plain, {}, { quiet: true })).not.toHaveProperty('stands');
    answered = { ...answered, status: 402, errorCode: 'PRICE_CHANGED' };
    expect(await save()).not.toHaveProperty('stands');
  });

  it('is typed by the contract, on both sides of the wire', () => {
    expectTypeOf<StandsOf<typeof saveFee>>().toEqualTypeOf<{ currency: string; version: number; fee: number }>();
    expectTypeOf<StandsOf<typeof plain>>().toEqualTypeOf<never>();
    const now = { currency: 'INR', version: 4, fee: 1250 };
    expectTypeOf(conflict(now)).toExtend<AnswerOf<typeof saveFee>>();
    expectTypeOf(conflict({ version: 4 })).not.toExtend<AnswerOf<typeof saveFee>>();
    expectTypeOf(conflict(now)).not.toExtend<AnswerOf<typeof plain>>();
    expectTypeOf(ok(now)).toExtend<AnswerOf<typeof saveFee>>();
    expectTypeOf(fail('CONFLICT')).toExtend<AnswerOf<typeof plain>>();
  });
});
