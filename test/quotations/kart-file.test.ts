import { beforeAll, describe, expect, it } from 'vitest';
import { startExport } from '#shared/exports/start-export.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sheetOf } from '#test/exports/run-exports.ts';
import { randomId } from '#shared/ids.ts';
import { sendStoredKart, storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});

describe('the quotations as an Excel file', () => {
  it('have what the list has, narrowed as it is, typed', async () => {
    const customer = await world.addUser('sarathi', 'travelAgent');
    const visa = { id: randomId(), day: 1, name: 'Visa fees', price: 270.5 };
    const { id, quotationId } = await storeKart(desk, customer, { miscellaneous: [visa], collectedPayment: 100 });
    await sendStoredKart(desk, id);
    await storeKart(desk, customer, { kartName: '=A1 another' });
    const whole = await sheetOf(desk, { list: 'karts', filter: { customerId: String(customer.item.sequence) } });
    const named = (row: unknown[], heading: string) => row[whole.headings.indexOf(heading)];
    // No formula is made of what somebody typed; the totals stand last.
    expect(whole.rows.map((row) => named(row, 'Kart Name')).toSorted()).toEqual([
      "'=A1 another",
      'Five days in Dubai',
      'Total',
    ]);
    const { rows } = await sheetOf(desk, { list: 'karts', filter: { show: 'sent', search: String(quotationId) } });
    expect(rows).toHaveLength(2);
    expect(
      ['Quotation', 'State', 'Total', 'Paid', 'Arrival', 'Payment Deadline'].map((one) => named(rows[0]!, one)),
    ).toEqual([quotationId, 'Sent', 270.5, 100, new Date('2026-12-12T00:00:00.000Z'), null]);
  });

  it('are for whoever may see them and take reports away', async () => {
    for (const changes of [
      { 'karts.view': true, 'reports.export': false },
      { 'karts.view': false, 'reports.export': true },
    ]) {
      const as = await addClerk(world, changes);
      const answer = await callHttp({ site: 'sarathi', call: startExport, as, body: { list: 'karts', filter: {} } });
      expect(answer).toMatchObject({ status: 403 });
    }
  });
});
