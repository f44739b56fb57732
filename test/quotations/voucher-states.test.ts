import { beforeAll, describe, expect, it } from 'vitest';
import { readTransfer, readTransfersOfKart } from '#functions/transfers/store.ts';
import { readHead } from '#functions/quotations/store.ts';
import type { TransferState } from '#functions/transfers/model.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { acceptForCustomer } from '#shared/quotations/accept-for-customer.ts';
import { type KartState, kartStates, stateAfter } from '#shared/quotations/lifecycle.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { transferAfter, transferStates } from '#shared/transfers/lifecycle.ts';
import { updateTransferDoneByDriver } from '#shared/transfers/link/update-transfer-done-by-driver.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { updateTransferStatusByStaff } from '#shared/transfers/update-transfer-status-by-staff.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { linkOf, storeDriver } from '#test/transfers/store-driver.ts';
import { sendStoredKart, storeKart } from './store-kart.ts';
import { stayLine, storeStay } from './store-vouchered.ts';

const world = useWorld({ at: '2026-12-13T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
let stay: string;
const job = () => world.job('sarathi');
const ask = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site: 'sarathi', call, body, as: desk });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
  stay = await storeStay(desk);
});

/** A quotation of two drives in a state. */
async function kartIn(state: KartState): Promise<{ id: string; pickup: string }> {
  const line = stayLine(stay);
  const { id } = await storeKart(desk, customer, { accomodations: [line] });
  if (state === 'SENT' || state === 'ACCEPTED') await sendStoredKart(desk, id);
  if (state === 'ACCEPTED') await ask(acceptForCustomer, { id, number: 1, reason: 'By phone' });
  if (state === 'VOUCHERED') await ask(saveKart, { id, isVouchered: true });
  if (state === 'CANCELLED') await ask(saveKart, { id, isCancelled: true });
  expect((await readHead(job(), id))!.state).toBe(state);
  return { id, pickup: `${id}.${line.id}.P` };
}

const kartActs = {
  voucher: { isVouchered: true },
  withdrawVoucher: { isVouchered: false },
  cancel: { isCancelled: true },
} as const;

describe.each(kartStates)('a quotation that is %s', (state) => {
  it.each(['voucher', 'withdrawVoucher', 'cancel'] as const)('meets %s as the table has it', async (event) => {
    const { id } = await kartIn(state);
    const isSo = state !== 'CANCELLED' && event === (state === 'VOUCHERED' ? 'voucher' : 'withdrawVoucher');
    const to = isSo ? state : stateAfter(event, state);
    const answer = await ask(saveKart, { id, ...kartActs[event] });
    expect(answer.status).toBe(to ? 200 : 409);
    expect((await readHead(job(), id))!.state).toBe(to ?? state);
    const open = (await readTransfersOfKart(job(), id)).filter((one) => one.state === 'OPEN');
    expect(open).toHaveLength((to ?? state) === 'VOUCHERED' ? 2 : 0);
  });
});

describe.each(transferStates)('a transfer that is %s', (state) => {
  /** One in that state, its driver's link, and its quotation. */
  async function one() {
    const { id, pickup } = await kartIn('VOUCHERED');
    const driverId = await storeDriver(desk);
    await ask(updateTransferDriver, { id: pickup, driverId });
    if (state === 'DONE') await ask(updateTransferStatusByStaff, { transferid: pickup, isCompleted: true });
    if (state === 'WITHDRAWN') await ask(saveKart, { id, isVouchered: false });
    return { id, transferid: pickup, driverAccessToken: await linkOf(desk, driverId) };
  }
  const standing = async (id: string) => (await readTransfer(job(), id))!;
  const expectState = async (transferid: string, to: TransferState) =>
    expect((await standing(transferid)).state).toBe(to);

  it.each([true, false])('meets staff who say that it is completed: %s', async (isCompleted) => {
    const { transferid } = await one();
    const answer = await ask(updateTransferStatusByStaff, { transferid, isCompleted });
    const isSo = state !== 'WITHDRAWN' && isCompleted === (state === 'DONE');
    const to = isSo ? state : transferAfter(isCompleted ? 'done' : 'notDone', state);
    expect(answer.status).toBe(to ? 200 : 409);
    await expectState(transferid, to ?? state);
  });

  it('meets its driver who presses done', async () => {
    const { transferid, driverAccessToken } = await one();
    const before = await standing(transferid);
    const answer = await callHttp({
      site: 'sarathi',
      call: updateTransferDoneByDriver,
      body: { transferid, driverAccessToken },
    });
    expect(answer.status).toBe(200);
    const { state: to, pressedAt, completedAt } = await standing(transferid);
    expect([to, pressedAt !== '']).toEqual([state === 'OPEN' ? 'DONE' : state, state === 'WITHDRAWN']);
    if (state !== 'OPEN') expect(completedAt).toBe(before.completedAt);
  });

  it('meets the withdrawal of its voucher, and one that is made again', async () => {
    const { id, transferid } = await one();
    await ask(saveKart, { id, isVouchered: false });
    const withdrawn = transferAfter('withdraw', state) ?? state;
    await expectState(transferid, withdrawn);
    await ask(saveKart, { id, isVouchered: true });
    await expectState(transferid, transferAfter('make', withdrawn) ?? withdrawn);
  });
});
