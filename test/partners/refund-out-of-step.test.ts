import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { assignChangeRequest } from '#shared/changes/assign-change-request.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { changeSteps, two } from './change-steps.ts';
import { CONSUMER, type LinkedSites, linkSites } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
let retail: TestUser;
beforeAll(async () => {
  sites = await linkSites(world);
  retail = await world.addUser(CONSUMER, 'retail');
  await fillWallet(world, retail, 1_000_000_00);
});

const steps = changeSteps(world, () => sites);
const { ticketed, requestIds, changesOf, statesOf, bookingsOf, partOf } = steps;
const { ask, charge, accept, complete, soundBooks } = steps;
const refused = (message: string) => ({ status: 409, errorCode: 'ILLEGAL_TRANSITION', message });

it('is charged although the consumer’s desk takes it up at the same moment', async () => {
  const sale = await ticketed(retail);
  await ask(retail, sale);
  const [, requestId] = requestIds(sale);
  for (let round = 0; round < 4; round++) {
    const both = await Promise.all([
      charge(sale, { airlineCharge: round }),
      asking(sites.consumer)(assignChangeRequest, { requestId, mine: round % 2 === 0 }),
    ]);
    expect(both[0]).toMatchObject({ status: 200 });
  }
  expect((await changesOf(sale)).map((change) => change!.charges!.nth)).toEqual([4, 4]);
});

describe('where the partner’s booking has other flights by then', () => {
  it('is completed once it shows those of the supplier, whose desk is told to wait for it', async () => {
    const sale = await ticketed(retail, two);
    await ask(retail, sale, await partOf(sale, 0));
    await charge(sale);
    await accept(retail, sale);
    const [, { segments }] = await bookingsOf(sale);
    const job = world.job(CONSUMER);
    const fly = (flights: typeof segments) =>
      commit(job, [{ kind: 'update', key: keys.booking(job, sale.ourId), set: { segments: flights } }]);
    await fly(segments.map((one) => ({ ...one, destinationAirportCode: 'NRT' })));
    expect(await complete(sale)).toMatchObject(
      refused(
        'The partner’s site does not show the airline’s latest flights yet. It follows within minutes: complete the request then.',
      ),
    );
    expect(await statesOf(sale)).toEqual(['Accepted', 'WithSupplier']);
    await fly(segments);
    expect(await complete(sale)).toMatchObject({ status: 200 });
    await sweepDue();
    await soundBooks();
  });
});
