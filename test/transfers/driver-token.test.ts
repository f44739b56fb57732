import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '#functions/runtime/log.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { sendVoucher } from '#shared/quotations/voucher/send-voucher.ts';
import { getDriverLinks } from '#shared/transfers/get-driver-links.ts';
import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import { getDriverTransferJobSheet } from '#shared/transfers/link/get-driver-transfer-job-sheet.ts';
import { updateTransferDoneByDriver } from '#shared/transfers/link/update-transfer-done-by-driver.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { bytesOf, begin, work } from '#test/exports/run-exports.ts';
import { readSheet } from '#test/exports/read-sheet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeVouchered } from '#test/quotations/store-vouchered.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { linkOf, storeDriver } from './store-driver.ts';

const world = useWorld({ at: '2026-12-13T12:00:00.000Z' });
afterEach(() => log.setLogLevel('SILENT'));

/** All that stands in files below a folder, as text. */
const textIn = (folder: string): string =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file).toString('latin1'))
    .join('\n');

it('a driver’s link is in no log, mail, file or row, whatever is asked with it and however it fails', async () => {
  const desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as = desk) =>
    callHttp({ site: 'sarathi', call, body, as });
  const open = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site: 'sarathi', call, body });
  const said: string[] = [];
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const failed = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  log.setLogLevel('DEBUG');
  const answers: unknown[] = [];
  const { id, transfers } = await storeVouchered(desk, await world.addUser('sarathi', 'travelAgent'));
  const driverId = await storeDriver(desk);
  for (const transfer of transfers) await ask(updateTransferDriver, { id: transfer, driverId });
  const driverAccessToken = await linkOf(desk, driverId);
  answers.push(await open(getDriverTransferJobSheet, { driverAccessToken }));
  answers.push(await open(updateTransferDoneByDriver, { driverAccessToken, transferid: transfers[0] }));
  answers.push(
    await open(getDriverTransferJobSheet, { driverAccessToken, dateRange: { from: '2026-01-01', to: 'x' } }),
  );
  answers.push(await open(updateTransferDoneByDriver, { driverAccessToken, transferid: 'nothing' }));
  world.faults.failNth(3, 'before');
  answers.push(await open(getDriverTransferJobSheet, { driverAccessToken }));
  world.faults.reset();
  answers.push(await ask(getTransferJobSheet, {}), await ask(getDriverLinks, {}));
  await ask(sendVoucher, { id, email: 'guest@malabar.example', message: '' });
  await ask(saveKart, { id, arrivalDate: '2026-12-14' });
  const { exportId } = await begin(desk, { list: 'transfers', filter: { from: '2026-12-12', to: '2026-12-20' } });
  await work(desk, exportId);
  await runSchedule('send-mails');
  written.mockRestore();
  failed.mockRestore();
  const sheet = JSON.stringify(await readSheet(await bytesOf(desk, exportId)));
  const places = {
    log: said.join('\n'),
    answers: JSON.stringify(answers),
    mails: JSON.stringify(world.mail.sent),
    sheet,
    rows: JSON.stringify(await readRows('sarathi')),
    files: textIn(world.folder),
  };
  expect(places.log).toContain('transfers/link/update-transfer-done-by-driver');
  expect(places.mails).toContain('guest@malabar.example');
  expect(sheet).toContain('DXB Terminal 1');
  const secret = driverAccessToken.slice(driverAccessToken.indexOf('-') + 1);
  for (const [place, text] of Object.entries(places)) expect(text.includes(secret), place).toBe(false);
});
