import { beforeAll, describe, expect, it } from 'vitest';
import { startExport } from '#shared/exports/start-export.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { updateTransferDriverCharges } from '#shared/transfers/update-transfer-driver-charges.ts';
import { sheetOf } from '#test/exports/run-exports.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeVouchered } from '#test/quotations/store-vouchered.ts';
import { storeDriver } from './store-driver.ts';

const world = useWorld({ at: '2026-12-13T06:00:00.000Z' });
const dateRange = { from: '2026-12-12', to: '2026-12-20' };
let desk: TestUser;

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});

describe('the job sheet as an Excel file', () => {
  it('has its days’ transfers, who drives them and for how much, with the sum of it', async () => {
    const { transfers } = await storeVouchered(desk, await world.addUser('sarathi', 'travelAgent'));
    const driverId = await storeDriver(desk);
    const id = transfers[0];
    await callHttp({ site: 'sarathi', call: updateTransferDriver, as: desk, body: { id, driverId } });
    const paid = { id, charges: 85.5 };
    expect((await callHttp({ site: 'sarathi', call: updateTransferDriverCharges, as: desk, body: paid })).status).toBe(
      200,
    );
    const { headings, rows } = await sheetOf(desk, { list: 'transfers', filter: dateRange });
    const named = (row: unknown[], heading: string) => row[headings.indexOf(heading)];
    expect(rows).toHaveLength(transfers.length + 1);
    expect(rows.slice(0, -1).map((row) => named(row, 'Driver Charges'))).toEqual([
      85.5,
      ...transfers.slice(1).map(() => 0),
    ]);
    expect(named(rows.at(-1)!, 'Driver Charges')).toMatchObject({ result: 85.5 });
    expect(named(rows[0]!, 'Status')).toBe('Not completed');
    expect(named(rows[0]!, 'Driver')).toBeTruthy();
    const open = await sheetOf(desk, { list: 'transfers', filter: { ...dateRange, onlyWithoutDriver: true } });
    expect(open.rows).toHaveLength(transfers.length);
    const mine = await sheetOf(desk, { list: 'transfers', filter: { ...dateRange, driverId } });
    expect(mine.rows).toHaveLength(2);
  });

  it('is for whoever may see what drivers are paid', async () => {
    for (const missing of ['transfers.view', 'transfers.money', 'reports.export'] as const) {
      const all = { 'transfers.view': true, 'transfers.money': true, 'reports.export': true };
      const as = await addClerk(world, { ...all, [missing]: false });
      const body = { list: 'transfers', filter: dateRange } as const;
      expect((await callHttp({ site: 'sarathi', call: startExport, as, body })).status, missing).toBe(403);
    }
  });
});
