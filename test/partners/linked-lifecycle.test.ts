import { beforeAll, expect, test } from 'vitest';
import { runSchedule } from '#functions/workers/schedules.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { changeSteps, ill, type Linked, stagesOf } from './change-steps.ts';
import { saleRig } from './sale-rig.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
const steps = changeSteps(world, rig.sites);
beforeAll(rig.setUp);

async function sold(): Promise<Linked> {
  const { orderId, bookingId, theirs } = await rig.sell({ isLcc: true });
  await rig.pay('wallet', orderId);
  await rig.work({ orderId, bookingId, theirs } as Parameters<typeof rig.work>[0]);
  return { orderId, ourId: bookingId, theirId: theirs.bookingId };
}

type Side = 'supplier' | 'consumer';
/** Each call about a request as the desk of either site makes it, of its own site's. */
const calls = {
  ask: (as: TestUser, BookingId: string, _id: string) => asking(as)(changeRequest, { BookingId, ...ill }),
  charge: (as: TestUser, _booking: string, requestId: string) =>
    asking(as)(setChangeCharges, { requestId, currency: 'INR', airlineCharge: 100, cancellationFee: 0, remarks: '' }),
  accept: (as: TestUser, _booking: string, requestId: string) =>
    asking(as)(acceptChangeCharges, { requestId, chargesNo: 1 }),
  withdraw: (as: TestUser, _booking: string, requestId: string) => asking(as)(withdrawChangeRequest, { requestId }),
  reject: (as: TestUser, _booking: string, requestId: string) =>
    asking(as)(rejectChangeRequest, { requestId, reason: 'Not possible' }),
  complete: (as: TestUser, _booking: string, requestId: string) =>
    asking(as)(completeChangeRequest, { requestId, currency: 'INR', creditNote: 'CN-1', reason: '' }),
};
type CallName = keyof typeof calls;
const call = (name: CallName, side: Side, { ourId, theirId }: Linked) =>
  side === 'supplier'
    ? calls[name](rig.sites().supplier, theirId, `${theirId}-1`)
    : calls[name](rig.sites().consumer, ourId, `${ourId}-1`);

/** How each state is come to, and what may be done in it at which site; whatever else is refused. */
const table: Record<string, { way: readonly `${CallName} ${Side}`[]; may: readonly `${CallName} ${Side}`[] }> = {
  none: { way: [], may: ['ask consumer'] },
  Asked: {
    way: ['ask consumer'],
    may: ['charge supplier', 'withdraw consumer', 'reject consumer', 'reject supplier'],
  },
  ChargesSet: {
    way: ['ask consumer', 'charge supplier'],
    may: ['charge supplier', 'accept consumer', 'withdraw consumer', 'reject consumer', 'reject supplier'],
  },
  accepted: {
    way: ['ask consumer', 'charge supplier', 'accept consumer'],
    may: ['complete supplier', 'reject supplier'],
  },
  done: { way: ['ask consumer', 'charge supplier', 'accept consumer', 'complete supplier'], may: [] },
  Rejected: { way: ['ask consumer', 'reject supplier'], may: ['ask consumer'] },
  withdrawn: { way: ['ask consumer', 'withdraw consumer'], may: ['ask consumer'] },
};
const split = (act: `${CallName} ${Side}`) => act.split(' ') as [CallName, Side];
const every = (Object.keys(calls) as CallName[]).flatMap((name) =>
  (['supplier', 'consumer'] as const).map((side) => `${name} ${side}` as const),
);

async function reached(state: string): Promise<Linked> {
  const sale = await sold();
  for (const act of table[state]!.way) expect(await call(...split(act), sale), act).toMatchObject({ status: 200 });
  expect(stagesOf(await steps.statesOf(sale))).toBe(state);
  return sale;
}

test.each(Object.keys(table))(
  'of a request that is %s each desk does its own, and all else is refused with nothing written at either',
  async (state) => {
    const { may } = table[state]!;
    const sale = await reached(state);
    const before = [await steps.changesOf(sale), await steps.bookingsOf(sale)];
    for (const act of every.filter((one) => !may.includes(one)))
      expect([act, (await call(...split(act), sale)).status]).toEqual([act, expect.toBeOneOf([400, 404, 409])]);
    expect([await steps.changesOf(sale), await steps.bookingsOf(sale)]).toEqual(before);
    for (const act of may) {
      const other = await reached(state);
      expect(await call(...split(act), other), act).toMatchObject({ status: 200 });
      const { changes = 1 } = (await steps.bookingsOf(other))[1];
      expect([act, stagesOf(await steps.statesOf(other, changes))]).not.toContain('torn');
    }
    await runSchedule('give-money-back');
    await steps.soundBooks();
  },
  60_000,
);
