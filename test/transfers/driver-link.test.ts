import { beforeAll, describe, expect, it } from 'vitest';
import { doneWhen } from '#functions/transfers/link/update-transfer-done-by-driver.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { DAY, HOUR, instant, MINUTE } from '#shared/time.ts';
import { getDriverLinks } from '#shared/transfers/get-driver-links.ts';
import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import { getDriverTransferJobSheet } from '#shared/transfers/link/get-driver-transfer-job-sheet.ts';
import { updateTransferDoneByDriver } from '#shared/transfers/link/update-transfer-done-by-driver.ts';
import { revokeDriverAccessToken } from '#shared/transfers/revoke-driver-access-token.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeVouchered } from '#test/quotations/store-vouchered.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { linkOf, storeDriver } from './store-driver.ts';

const world = useWorld({ at: '2026-12-13T12:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as = desk) =>
  callHttp({ site: 'sarathi', call, body, as });
const look = (driverAccessToken: string, more: object = {}, site: 'sarathi' | 'gulf' = 'sarathi') =>
  callHttp({ site, call: getDriverTransferJobSheet, body: { driverAccessToken, ...more } });
const press = (driverAccessToken: string, transferid: string, doneAt?: string) =>
  callHttp({
    site: 'sarathi',
    call: updateTransferDoneByDriver,
    body: { driverAccessToken, transferid, ...(doneAt && { doneAt }) },
  });

/** A driver with both drives of a trip, and their link. */
async function onTheRoad() {
  const { id, transfers } = await storeVouchered(desk, customer, { internalRemark: 'Owes us money' });
  const driverId = await storeDriver(desk);
  for (const one of transfers) await ask(updateTransferDriver, { id: one, driverId });
  return { id, transfers, driverId, token: await linkOf(desk, driverId) };
}

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('a driver’s link', () => {
  it('shows their own transfers of near days, and whom to ring only about the day', async () => {
    const { transfers, token } = await onTheRoad();
    await onTheRoad();
    const usual = (await look(token)).result!;
    expect(usual.transfers).toMatchObject([{ id: transfers[0], guest: expect.stringContaining(' '), state: 'OPEN' }]);
    const week = await look(token, { dateRange: { from: '2026-12-12', to: '2026-12-20' } });
    expect(week.result!.transfers).toMatchObject([
      { id: transfers[0] },
      { id: transfers[1], date: '2026-12-16', guest: '', phone: '' },
    ]);
    for (const hidden of ['internal', 'harges', '@', 'kartId', 'Owes us'])
      expect(JSON.stringify(week)).not.toContain(hidden);
    expect(await look(token, { dateRange: { from: '2026-12-10', to: '2026-12-12' } })).toMatchObject({ status: 400 });
    expect(await look(token, { dateRange: { from: '2026-12-13', to: '2026-12-21' } })).toMatchObject({ status: 400 });
  });

  it('says done once, by how many presses ever, with when it was where that can be', async () => {
    const { transfers, token } = await onTheRoad();
    const presses = await Promise.all(
      Array.from({ length: 20 }, () => press(token, transfers[0], '2026-12-13T11:30:00.000Z')),
    );
    expect(presses.every(({ status }) => status === 200 || status === 503)).toBe(true);
    const { transfers: rows } = (await ask(getTransferJobSheet, {})).result!;
    expect(rows.find(({ id }) => id === transfers[0])).toMatchObject({
      ...{ isCompleted: true, doneAt: '2026-12-13T11:30:00.000Z', completedAt: '2026-12-13T12:00:00.000Z' },
    });
    const part = transfers[0].slice(transfers[0].indexOf('.') + 1);
    const told = (await readRows('sarathi')).filter(({ sk }) => String(sk).startsWith(`EV#${part}`));
    expect(told.filter(({ event }) => event === 'done')).toHaveLength(1);
  });

  it.each([
    ['an hour fast', HOUR, 0],
    ['nonsense', Number.NaN, 0],
    ['an hour ago', -HOUR, -HOUR],
    ['a day before the job', -2 * DAY, 0],
    ['a day late, an hour after the job', -DAY, -DAY, '2026-12-12'],
  ] as const)(
    'takes what a phone says, %s, only where it can be',
    (_what, shift, expected, date: string = '2026-12-13') => {
      const now = Date.parse('2026-12-13T12:00:00.000Z');
      const said = Number.isNaN(shift) ? 'yesterday' : instant(now + shift);
      expect(doneWhen({ date }, said, { zone: 'Asia/Dubai', now })).toBe(instant(now + expected));
    },
  );

  it('is nobody else’s: another driver’s, another site’s, one with a wrong end, one that was ended', async () => {
    const { transfers, driverId, token } = await onTheRoad();
    const other = await onTheRoad();
    expect(await press(other.token, transfers[0])).toMatchObject({ status: 404 });
    expect(await look(token, {}, 'gulf')).toMatchObject({ status: 404 });
    for (const wrong of [
      `${token}x`,
      `${driverId}-${'0'.repeat(43)}`,
      driverId,
      `-${token}`,
      `${other.driverId}-${token.split('-')[1]}`,
    ])
      expect((await look(wrong)).status, wrong).toBe(404);
    const anew = await linkOf(desk, driverId);
    expect(await look(token)).toMatchObject({ status: 404 });
    expect(await look(anew)).toMatchObject({ status: 200 });
    expect((await ask(getDriverLinks, {})).result!.links).toContainEqual({
      ...{ driverId, madeAt: '2026-12-13T12:00:00.000Z', madeBy: desk.actor.name },
      lastUsedAt: '2026-12-13T12:00:00.000Z',
    });
    await ask(revokeDriverAccessToken, { driverId });
    expect(await look(anew)).toMatchObject({ status: 404 });
    const third = await linkOf(desk, driverId);
    for (const id of transfers) await ask(updateTransferDriver, { id, driverId: '' });
    expect(await ask(deleteRecord, { kind: 'driver', id: driverId, deactivate: true })).toMatchObject({ status: 200 });
    expect(await look(third)).toMatchObject({ status: 404 });
    const rows = JSON.stringify(await readRows('sarathi'));
    for (const told of [token, anew, third]) expect(rows).not.toContain(told.slice(told.indexOf('-') + 1));
  });

  it('hears of what moved or was withdrawn, and a press of that is noted for staff', async () => {
    const { id, transfers, token } = await onTheRoad();
    await ask(saveKart, { id, arrivalDate: '2026-12-13' });
    const moved = (await look(token)).result!.transfers.find((one) => one.id === transfers[0]);
    expect(moved).toMatchObject({
      date: '2026-12-14',
      was: { date: '2026-12-13' },
      changedAt: expect.stringContaining('T'),
    });
    await ask(saveKart, { id, isVouchered: false });
    expect((await look(token)).result!.transfers).toMatchObject([{ id: transfers[0], state: 'WITHDRAWN' }]);
    expect((await press(token, transfers[0])).result!.transfer).toMatchObject({ state: 'WITHDRAWN' });
    const { transfers: rows } = (await ask(getTransferJobSheet, {})).result!;
    expect(rows.find((row) => row.id === transfers[0])).toMatchObject({
      ...{ state: 'WITHDRAWN', pressedAt: '2026-12-13T12:00:00.000Z' },
    });
  });

  it('answers sixty times a minute', async () => {
    const { token } = await onTheRoad();
    const looks = await Promise.all(Array.from({ length: 65 }, () => look(token)));
    expect(looks.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
    world.clock.advance(MINUTE);
    expect(await look(token)).toMatchObject({ status: 200 });
  });
});
