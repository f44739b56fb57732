import { beforeAll, describe, expect, it } from 'vitest';
import { readWallet } from '#functions/wallet/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { assignChangeRequest } from '#shared/changes/assign-change-request.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { forecastRefund } from '#shared/changes/forecast-refund.ts';
import { getCc } from '#shared/changes/get-cc.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { getCrStatus } from '#shared/changes/get-cr-status.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, makeGroup, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { changeSteps, ill, two } from './change-steps.ts';
import { CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
let retail: TestUser;
beforeAll(async () => {
  sites = await linkSites(world);
  retail = await world.addUser(CONSUMER, 'retail');
  await fillWallet(world, retail, 1_000_000_00);
  // Fees that no part of a sale divides evenly.
  const dear = await makeGroup(sites.supplier, 'Dear', 0);
  await told(sites.supplier, mapLeIdWithLeGroupId, { groupId: dear.id, LEId: `SITE#${CONSUMER}` });
  await told(sites.supplier, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: 201.01, groupId: dear.id });
  await told(sites.consumer, saveDefaultAirlineMarkup, { kind: 'perBooking', amount: 333.33, groupId: 'RETAIL' });
});

const steps = changeSteps(world, () => sites);
const { ticketed, requestIds, changesOf, statesOf, statusesOf, bookingsOf, partOf } = steps;
const { ask, charge, accept, complete, refunded, soundBooks } = steps;
const balance = async () => (await readWallet(world.job(CONSUMER), retail.actor.owner, 'INR')).balance;
const { Ticketed, Cancelled, ChangeRequested } = BookingStatus;

const theyCarryOut = 'A partner supplies this booking. Call their desk: they set the charges and complete the request.';
const theyAsk = 'A partner sold this booking. Their desk requests changes on their own site: call them.';
const refused = (message: string) => ({ status: 409, errorCode: 'ILLEGAL_TRANSITION', message });

describe('a refund of what was bought through a link', () => {
  it('is asked for at both sites, charged and completed at the supplier’s, and both books say the same', async () => {
    const start = (await soundBooks()).paid;
    const sale = await ticketed(retail);
    const { paid } = await soundBooks();
    const before = await balance();
    expect(await ask(retail, sale)).toMatchObject({ status: 200 });
    expect(await statesOf(sale)).toEqual(['Asked', 'Asked']);
    expect(await statusesOf(sale)).toEqual([ChangeRequested, ChangeRequested]);
    const [theirs, ours] = await changesOf(sale);
    const found = await told(sites.supplier, getChangeRequests, { waiting: true, search: theirs!.askedBy.email });
    expect(found.records.map(({ requestId, partner }) => [requestId, partner])).toEqual([[theirs!.requestId, 'sells']]);

    expect(await charge(sale, { airlineCharge: 1_000, cancellationFee: 150 })).toMatchObject({ status: 200 });
    expect(await statesOf(sale)).toEqual(['ChargesSet', 'ChargesSet']);
    const said = (await told(retail, getChangeRequest, { requestId: ours!.requestId })).change.charges!;
    expect(await accept(retail, sale)).toMatchObject({ status: 200, result: { state: 'WithSupplier' } });
    const { timeline } = await told(retail, getChangeRequest, { requestId: ours!.requestId });
    const whoDid = (name: string) => timeline.find(({ event }) => event === name)!.who;
    expect([whoDid('accept'), whoDid('acknowledge')]).toEqual([whoDid('ask'), 'System']);
    expect(await statesOf(sale)).toEqual(['Accepted', 'WithSupplier']);
    expect(await told(retail, getCrStatus, { requestId: ours!.requestId })).toMatchObject({ state: 'WithSupplier' });
    expect(await complete(sale)).toMatchObject({ status: 200 });
    expect(await statusesOf(sale)).toEqual([Cancelled, Cancelled]);
    const [done] = await changesOf(sale);
    await sweepDue();
    expect(await statesOf(sale)).toEqual(['Closed', 'Closed']);
    const books = await soundBooks();
    expect(paid - books.paid).toBe(done!.refunded);
    expect((await balance()) - before).toBe(said.comesBack);
    // The supplier's own fee, which it keeps, is within the service fee that is kept here.
    expect(done!.charges!.keepsServiceFee && said.lines.some(({ kind }) => kind === 'keptServiceFee')).toBe(true);
    expect(said.airlineCharge).toBe(paid - start - done!.refunded! - 201_01);
  });

  it('passenger by passenger comes to the whole, whatever was rounded on the way', async () => {
    const { paid } = await soundBooks();
    const sale = await ticketed(retail, two);
    await refunded(retail, sale, { what: await partOf(sale, 1), airlineCharge: 0 });
    expect(await statusesOf(sale)).toEqual([Ticketed, Ticketed]);
    for (const { passengers } of await bookingsOf(sale))
      expect(passengers.map(({ cancelledOn }) => cancelledOn)).toEqual([undefined, [0]]);
    await sweepDue();
    expect((await soundBooks()).paid).toBeGreaterThan(paid);
    await refunded(retail, sale, { n: 2, what: await partOf(sale, 0) });
    await sweepDue();
    expect(await statusesOf(sale)).toEqual([Cancelled, Cancelled]);
    // What the supplier keeps of its own fee is all that is left of it.
    const left = (await soundBooks()).paid - paid;
    const kept = (await changesOf(sale)).map((change) => change!.charges!.keepsServiceFee);
    expect(left).toBe(kept[0] ? 201_01 : 0);
  });

  it('gives the customer what the airline gave back beyond what was agreed', async () => {
    const sale = await ticketed(retail);
    const { paid } = await soundBooks();
    const before = await balance();
    await ask(retail, sale);
    await charge(sale, { airlineCharge: 1_000 });
    await accept(retail, sale);
    const [agreed] = await changesOf(sale);
    const { fare } = (await bookingsOf(sale))[0];
    expect(await complete(sale, 1, 0)).toMatchObject({
      ...{
        status: 409,
        message:
          'The partner’s customer accepted other charges. Complete it at those, or reject it: they can then request it again.',
      },
    });
    expect(await statesOf(sale)).toEqual(['Accepted', 'WithSupplier']);
    expect(await complete(sale, 1, fare.publishedPrice / 100)).toMatchObject({ status: 200 });
    await sweepDue();
    const books = await soundBooks();
    expect(paid - books.paid).toBe(agreed!.charges!.minor + 1_000_00);
    expect((await balance()) - before).toBeGreaterThan(0);
  });

  it('ends as it began where the supplier’s desk rejects it, whose words the customer never reads', async () => {
    const sale = await ticketed(retail);
    await ask(retail, sale);
    await charge(sale, { remarks: 'Sarathi keeps this' });
    const [theirs, ours] = requestIds(sale);
    const read = async (as: TestUser) => JSON.stringify(await told(as, getChangeRequest, { requestId: ours }));
    expect(await read(retail)).not.toMatch(/sarathi/i);
    expect(await read(sites.consumer)).toContain('Sarathi keeps this');
    await accept(retail, sale);
    expect(
      await asking(sites.supplier)(rejectChangeRequest, { requestId: theirs, reason: 'Sarathi cannot' }),
    ).toMatchObject({ status: 200 });
    expect(await statesOf(sale)).toEqual(['Rejected', 'Rejected']);
    expect(await statusesOf(sale)).toEqual([Ticketed, Ticketed]);
    expect(await read(retail)).not.toMatch(/sarathi/i);
    expect(await told(retail, getChangeRequest, { requestId: ours })).toMatchObject({
      change: { reason: 'The airline did not take the request.', partner: '' },
    });
    expect(await told(sites.consumer, getChangeRequest, { requestId: ours })).toMatchObject({
      change: { reason: 'Sarathi cannot', partner: 'supplies' },
    });
    // And can be asked for anew.
    await refunded(retail, sale, { n: 2 });
    await sweepDue();
    await soundBooks();
  });

  it('tells the supplier’s desk what the consumer’s wrote, and nothing that its customer did', async () => {
    const read = async (requestId: string) =>
      JSON.stringify(await told(sites.supplier, getChangeRequest, { requestId }));
    for (const [as, says] of [
      [retail, 'A customer of the partner asked for this.'],
      [sites.consumer, ill.Remarks],
    ] as const) {
      const sale = await ticketed(retail);
      await ask(as, sale);
      const [theirs, ours] = requestIds(sale);
      expect(await read(theirs)).toContain(says);
      if (as === retail) expect(await read(theirs)).not.toContain(ill.Remarks);
      expect(JSON.stringify(await told(as, getChangeRequest, { requestId: ours }))).toContain(ill.Remarks);
      await asking(as)(withdrawChangeRequest, { requestId: ours });
    }
    await soundBooks();
  });

  it.each(['Asked', 'ChargesSet'] as const)('is taken back at both sites where it is %s', async (state) => {
    const sale = await ticketed(retail);
    const [, ours] = requestIds(sale);
    const [, second] = requestIds(sale, 2);
    await ask(retail, sale);
    if (state === 'ChargesSet') await charge(sale);
    expect(await asking(retail)(withdrawChangeRequest, { requestId: ours })).toMatchObject({ status: 200 });
    expect(await statesOf(sale)).toEqual(['Withdrawn', 'Withdrawn']);
    expect(await statusesOf(sale)).toEqual([Ticketed, Ticketed]);
    await ask(retail, sale);
    if (state === 'ChargesSet') await charge(sale, { n: 2 });
    const rejected = { requestId: second, reason: 'Not possible' };
    expect(await asking(sites.consumer)(rejectChangeRequest, rejected)).toMatchObject({ status: 200 });
    expect(await statesOf(sale, 2)).toEqual(['Withdrawn', 'Rejected']);
    expect(await statusesOf(sale)).toEqual([Ticketed, Ticketed]);
    await soundBooks();
  });

  it('ends although the link was suspended meanwhile', async () => {
    const sale = await ticketed(retail);
    const suspend = (newStatus: 'Suspended' | 'Approved') =>
      told(sites.supplier, changeConsumerStatus, {
        ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, newStatus },
      });
    await ask(retail, sale);
    await suspend('Suspended');
    expect(await charge(sale)).toMatchObject({ status: 200 });
    expect(await accept(retail, sale)).toMatchObject({ status: 200 });
    expect(await complete(sale)).toMatchObject({ status: 200 });
    await sweepDue();
    await suspend('Approved');
    expect(await statesOf(sale)).toEqual(['Closed', 'Closed']);
    await soundBooks();
  });
});

describe('a desk alone', () => {
  it('at the consumer neither charges nor completes nor rejects what is accepted, and is told whose desk to call', async () => {
    const sale = await ticketed(retail);
    const [, requestId] = requestIds(sale);
    const desk = asking(sites.consumer);
    await ask(retail, sale);
    const charges = { requestId, currency: 'INR', airlineCharge: 0, cancellationFee: 0, remarks: '' };
    expect(await desk(setChangeCharges, charges)).toMatchObject(refused(theyCarryOut));
    await charge(sale);
    await accept(retail, sale);
    const done = { requestId, currency: 'INR', creditNote: 'AI-1', reason: '' };
    expect(await desk(completeChangeRequest, done)).toMatchObject(refused(theyCarryOut));
    expect(await desk(rejectChangeRequest, { requestId, reason: 'No more' })).toMatchObject(refused(theyCarryOut));
    expect(await statesOf(sale)).toEqual(['Accepted', 'WithSupplier']);
    await complete(sale);
    await sweepDue();
    await soundBooks();
  });

  it('at the supplier neither asks, nor accepts, nor takes back', async () => {
    const sale = await ticketed(retail);
    const desk = asking(sites.supplier);
    const { Remarks: _, ...what } = ill;
    expect(await desk(changeRequest, { BookingId: sale.theirId, ...ill })).toMatchObject(refused(theyAsk));
    for (const call of [forecastRefund, getCc])
      expect(await desk(call, { BookingId: sale.theirId, ...what })).toMatchObject(refused(theyAsk));
    expect(await statusesOf(sale)).toEqual([Ticketed, Ticketed]);
    await ask(retail, sale);
    await charge(sale);
    const [requestId] = requestIds(sale);
    expect(await desk(acceptChangeCharges, { requestId, chargesNo: 1 })).toMatchObject(refused(theyAsk));
    expect(await desk(withdrawChangeRequest, { requestId })).toMatchObject(refused(theyAsk));
    expect(await statesOf(sale)).toEqual(['ChargesSet', 'ChargesSet']);
  });

  it('asks for other flights at neither', async () => {
    const sale = await ticketed(retail);
    const [theirs, ours] = await bookingsOf(sale);
    const other = (tickets: typeof ours) => ({
      ...({ RequestType: 3, CancellationType: 3, Remarks: 'Later' } as const),
      TicketId: tickets.passengers.map(({ ticket }) => ticket!.ticketId),
    });
    expect(await ask(retail, sale, other(ours))).toMatchObject(
      refused('Other flights cannot be requested for this booking. It can be refunded, and booked again.'),
    );
    const there = { BookingId: sale.theirId, ...other(theirs) };
    const mayAsk = async (as: TestUser, bookingId: string) =>
      (await told(as, getBookingDetails, { bookingId })).booking.may;
    expect(await mayAsk(retail, sale.ourId)).toMatchObject({ only: 'refunds' });
    expect(await mayAsk(sites.consumer, sale.ourId)).toMatchObject({ only: 'refunds' });
    expect(await mayAsk(sites.supplier, sale.theirId)).toMatchObject({ only: 'cancelled' });
    expect(await asking(sites.supplier)(changeRequest, there)).toMatchObject(refused(theyAsk));
  });

  it('sees the other’s request neither by its id nor in its list', async () => {
    const sale = await ticketed(retail);
    await ask(retail, sale);
    const [theirs, ours] = requestIds(sale);
    expect(await asking(sites.supplier)(getChangeRequest, { requestId: ours })).toMatchObject({ status: 404 });
    expect(await asking(sites.consumer)(getChangeRequest, { requestId: theirs })).toMatchObject({ status: 404 });
  });
});

describe('what the airline cancelled', () => {
  it('is refunded by the supplier’s desk, which opens the consumer’s request with its own', async () => {
    const sale = await ticketed(retail, [{ ...two[0]!, lastName: 'AIRLINECANCELS' }], '2026-12-20');
    world.clock.advance(DAY + MINUTE);
    await runSchedule('refresh-status');
    expect((await statusesOf(sale))[0]).toBe(Cancelled);
    const before = await balance();
    const asked = { BookingId: sale.theirId, ...ill, CancellationType: 2 } as const;
    expect(await asking(sites.supplier)(changeRequest, asked)).toMatchObject({ status: 200 });
    expect(await statesOf(sale)).toEqual(['Asked', 'Asked']);
    const [, ours] = await changesOf(sale);
    const read = await told(retail, getChangeRequest, { requestId: ours!.requestId });
    expect(JSON.stringify(read)).not.toMatch(/sarathi/i);
    expect(await charge(sale)).toMatchObject({ status: 200 });
    expect(await accept(retail, sale)).toMatchObject({ status: 200 });
    expect(await complete(sale)).toMatchObject({ status: 200 });
    await sweepDue();
    expect(await statusesOf(sale)).toEqual([Cancelled, Cancelled]);
    expect(await balance()).toBeGreaterThan(before);
    await soundBooks();
    world.clock.restore();
  });
});

describe('who is at it at once', () => {
  it('charges anew and accepts: what was accepted is what stands, at both', async () => {
    const sale = await ticketed(retail);
    await ask(retail, sale);
    await charge(sale, { airlineCharge: 100 });
    const [set, accepted] = await Promise.all([charge(sale, { airlineCharge: 900 }), accept(retail, sale)]);
    const states = await statesOf(sale);
    expect(states).toEqual(accepted.status === 200 ? ['Accepted', 'WithSupplier'] : ['ChargesSet', 'ChargesSet']);
    expect([set.status, accepted.status].filter((status) => status === 200)).toHaveLength(1);
    const [theirs, ours] = await changesOf(sale);
    expect([theirs!.charges!.nth, ours!.charges!.nth]).toEqual(accepted.status === 200 ? [1, 1] : [2, 2]);
  });

  it('sees to it at the supplier’s while the customer accepts: both stand', async () => {
    const sale = await ticketed(retail);
    await ask(retail, sale);
    await charge(sale);
    const [requestId] = requestIds(sale);
    const both = await Promise.all([
      asking(sites.supplier)(assignChangeRequest, { requestId, mine: true }),
      accept(retail, sale),
    ]);
    expect(both[1]).toMatchObject({ status: 200 });
    expect(await statesOf(sale)).toEqual(['Accepted', 'WithSupplier']);
  });
});

it('keeps no price of one site in the rows of the other', async () => {
  const sale = await ticketed(retail);
  await ask(retail, sale);
  await charge(sale, { airlineCharge: 777.77, cancellationFee: 43.21 });
  await accept(retail, sale);
  await complete(sale);
  const [, { fare }] = await bookingsOf(sale);
  const below = (rows: Record<string, unknown>[], id: string) =>
    JSON.stringify(rows.filter(({ pk }) => String(pk).includes(id)));
  const atSupplier = below(await readRows(SUPPLIER), sale.theirId);
  const atConsumer = below(await readRows(CONSUMER), sale.ourId);
  expect(atSupplier).toContain('77777');
  for (const minor of ['77777', '4321']) expect(atConsumer).not.toContain(minor);
  expect(atConsumer).toContain(String(fare.markup));
  for (const minor of [fare.markup, fare.totalPayable]) expect(atSupplier).not.toContain(String(minor));
});

it('charges the supplier’s own fee to a customer whose discount left no service fee that it is part of', async () => {
  const agent = await world.addUser(CONSUMER, 'travelAgent');
  await fillWallet(world, agent, 1_000_000_00);
  const cheap = await makeGroup(sites.consumer, 'Cheap', 0);
  await told(sites.consumer, mapLeIdWithLeGroupId, { groupId: cheap.id, LEId: agent.item.legalEntityId! });
  await told(sites.consumer, saveDefaultAirlineMarkup, {
    ...{ kind: 'perBooking', amount: 900, effect: 'discount', groupId: cheap.id, isConfirmed: true },
  });
  await sweepDue();
  const { paid } = await soundBooks();
  const sale = await ticketed(agent);
  expect((await bookingsOf(sale))[1].fare.markup).toBe(0);
  await refunded(agent, sale);
  await sweepDue();
  expect((await changesOf(sale))[1]!.charges).toMatchObject({ keepsServiceFee: true, airlineCharge: 201_01 });
  expect((await soundBooks()).paid - paid).toBe(201_01);
});
