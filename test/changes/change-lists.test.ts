import { beforeAll, expect, test } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { changesFile } from '#functions/changes/change-sheet.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { changeFilter } from '#shared/changes/change-filter.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const world = useWorld({ at: '2026-11-25T04:00:00Z' });
const job = () => world.job('sarathi');
let agent: TestUser;
let desk: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => supplier;
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  agent = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, agent, 100 * TOTAL);
});

const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) =>
  callHttp({ site: 'sarathi', call, body, as });
async function sold({ crowdOf = 0 } = {}): Promise<BookingItem> {
  const { orderId, bookingId } = await sellOrder(agent, { crowdOf });
  expect(await ask(agent, payFromWallet, { orderId })).toMatchObject({ status: 200 });
  await runBooking('sarathi', orderId);
  return (await readBooking(job(), bookingId))!;
}
async function asked(booking: BookingItem, more: Partial<WireRequestOf<typeof changeRequest>> = {}): Promise<string> {
  const { bookingId: BookingId } = booking;
  const answer = await ask(agent, changeRequest, {
    ...{ BookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill', ...more },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.result!.requestId;
}

test('the list and its file are narrowed by days, status, type, and by whom, what and which airline is searched for', async () => {
  const [withdrawn, partly, whole1] = [await sold(), await sold({ crowdOf: 2 }), await sold()];
  const first = await asked(withdrawn);
  await ask(agent, withdrawChangeRequest, { requestId: first });
  world.clock.set('2026-11-26T19:00:00Z');
  agent = { ...agent, token: await signInAgain(agent) };
  desk = { ...desk, token: await signInAgain(desk) };
  const [one] = partly.passengers;
  const second = await asked(partly, {
    ...{ RequestType: 2, TicketId: [one!.ticket!.ticketId] },
    Sectors: partly.segments.map((at) => ({ Origin: at.originAirportCode, Destination: at.destinationAirportCode })),
  });
  const third = await asked(whole1);
  const mine = [first, second, third];
  const idsOf = async (filter: Partial<WireRequestOf<typeof getChangeRequests>>) => {
    const [list, file] = await Promise.all([
      ask(desk, getChangeRequests, filter),
      changesFile.read(job(), {
        ...{ filter: changeFilter.parse(filter), cursor: undefined, wanted: 500, userId: desk.item.userId },
      }),
    ]);
    const ids = list.result!.records.map(({ requestId }) => requestId).filter((id) => mine.includes(id));
    expect(file.rows.map(({ requestId }) => requestId).filter((id) => mine.includes(id))).toEqual(ids);
    return ids.toSorted();
  };
  const all = mine.toSorted();
  expect(await idsOf({})).toEqual(all);
  expect(await idsOf({ state: 'Withdrawn' })).toEqual([first]);
  expect(await idsOf({ waiting: true })).toEqual([second, third].toSorted());
  expect(await idsOf({ kind: 'partial' })).toEqual([second]);
  expect(await idsOf({ kind: 'itinerary' })).toEqual([]);
  // Past 18:30 UTC it is the next day in India.
  expect(await idsOf({ from: '2026-11-27' })).toEqual([second, third].toSorted());
  expect(await idsOf({ to: '2026-11-26' })).toEqual([first]);
  expect(await idsOf({ waiting: true, from: '2026-11-28' })).toEqual([]);
  for (const search of [partly.pnr.toLowerCase(), partly.bookingId]) expect(await idsOf({ search })).toEqual([second]);
  for (const search of [
    agent.item.email,
    `${agent.item.firstName} ${agent.item.lastName}`,
    partly.segments[0]!.airlineCode,
    partly.segments[0]!.airlineName.split(' ')[0]!,
  ])
    expect([search, await idsOf({ search })]).toEqual([search, all]);
  expect(await idsOf({ search: one!.lastName.slice(0, 4) })).toContain(second);
  expect(await idsOf({ search: 'nobody at all' })).toEqual([]);
  expect(await idsOf({ search: agent.item.email, kind: 'refund', state: 'Asked' })).toEqual([third]);
});
