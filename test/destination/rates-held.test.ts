import { beforeAll, describe, expect, it } from 'vitest';
import { readUses } from '#functions/records/uses-store.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { deleteTourOptionTicketRates } from '#shared/destination/rates/delete-tour-option-ticket-rates.ts';
import { deleteTourOptionTransferRates } from '#shared/destination/rates/delete-tour-option-transfer-rates.ts';
import { getCombos } from '#shared/destination/combos/get-combos.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import { updateCombo } from '#shared/destination/combos/update-combo.ts';
import { randomId } from '#shared/ids.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { KOCHI, makeActivity, makeOptions } from './catalogue-steps.ts';
import { meanwhile } from './meanwhile.ts';
import { type RatesDesk, ratesDesk } from './rates-desk.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let desk: RatesDesk;
beforeAll(async () => {
  desk = await ratesDesk(world.user('sarathi', 'staff'));
});

/** An activity in Dubai with one option. */
async function safari() {
  const activity = await makeActivity(desk.staff, { name: `Safari ${randomId(40)}` });
  const [option] = await makeOptions(desk.staff, activity.id, { name: 'Evening' });
  return { activity, tourOptionId: option!.id };
}
type Safari = Awaited<ReturnType<typeof safari>>;

const toKochi = ({ activity: { id, name } }: Safari) => asking(desk.staff)(saveActivity, { id, name, cityId: KOCHI });
const ticketIds = async (tourOptionId: string) =>
  (await told(desk.staff, getTourOptionTicketRates, { tourOptionId })).rates.map(({ id }) => id);
const transferIds = async (tourOptionId: string) =>
  (await told(desk.staff, getTourOptionTransferRates, { tourOptionId })).rates.map(({ id }) => id);
const cityOf = async ({ activity }: Safari) =>
  (await told(desk.staff, getTourOptions, { activityId: activity.id })).activity.cityId;

describe('a rate and the city of its activity', () => {
  it('that move between reading and saving: the rate comes to stand where its option is by then', async () => {
    const [like, moved] = [await safari(), await safari()];
    const id = await meanwhile(
      world,
      () => desk.addTicket(like.tourOptionId),
      () => desk.addTicket(moved.tourOptionId),
      async () => expect(await toKochi(moved)).toMatchObject({ status: 200 }),
    );
    expect(await cityOf(moved)).toBe(KOCHI);
    expect(await ticketIds(moved.tourOptionId)).toEqual([id]);
  });

  it('that gets a rate between reading and moving stays where it is', async () => {
    const [like, kept] = [await safari(), await safari()];
    let id = '';
    const answer = await meanwhile(
      world,
      () => toKochi(like),
      () => toKochi(kept),
      async () => {
        id = await desk.addTicket(kept.tourOptionId);
      },
    );
    expect(answer).toMatchObject({ status: 400, errors: { cityId: expect.stringMatching(/have rates/) } });
    expect(await cityOf(kept)).not.toBe(KOCHI);
    expect(await ticketIds(kept.tourOptionId)).toEqual([id]);
  });

  it('is not held by rates that were deleted, however many there were', async () => {
    const had = await safari();
    for (let nth = 0; nth < 3; nth++)
      await told(desk.staff, deleteTourOptionTicketRates, { id: await desk.addTicket(had.tourOptionId) });
    expect(await toKochi(had)).toMatchObject({ status: 200 });
    const id = await desk.addTicket(had.tourOptionId);
    expect(await ticketIds(had.tourOptionId)).toEqual([id]);
  });
});

describe('a rate that a combo names', () => {
  const comboOf = (tourOptionId: string, onwardTransfer: string, returnTransfer = '') => ({
    name: `Days ${randomId(40)}`,
    amount: 100,
    tourOptions: [{ tourOptionId, onwardTransfer, returnTransfer }],
  });
  const remove = (id: string) => asking(desk.staff)(deleteTourOptionTransferRates, { id });

  it('stays while it is named, and says by which; others of its option go', async () => {
    const { staff } = desk;
    const { tourOptionId } = await safari();
    const [ticket, named, other] = [
      await desk.addTicket(tourOptionId),
      await desk.addTransfer(tourOptionId),
      await desk.addTransfer(tourOptionId, { description: 'Coach' }),
    ];
    const body = comboOf(tourOptionId, named, named);
    const { combo } = await told(staff, createDmcCombo, body);
    expect(await remove(named)).toMatchObject({
      status: 409,
      errorCode: 'RECORD_IN_USE',
      message: `Used as a transfer in a combo: ${body.name}. Please choose another transfer there first.`,
    });
    // Asked, it says the same of each, and nothing is done.
    const could = (id: string) => asking(staff)(deleteTourOptionTransferRates, { id, isAsked: true });
    expect(await could(named)).toMatchObject({ status: 409, errorCode: 'RECORD_IN_USE' });
    expect(await could(other)).toMatchObject({ status: 200 });
    expect(await transferIds(tourOptionId)).toHaveLength(2);
    expect(await remove(other)).toMatchObject({ status: 200 });
    await told(staff, deleteTourOptionTicketRates, { id: ticket });
    expect(await transferIds(tourOptionId)).toEqual([named]);
    // A change of the rate is none of the combo's.
    const { rates } = await told(staff, getTourOptionTransferRates, { tourOptionId });
    const { version } = rates[0]!;
    const van = { transferType: 'return', sharingBasis: 'PVT', minPax: 1, maxPax: 6 } as const;
    const span = { validFromDate: '2026-01-01', validTillDate: '2026-12-31' };
    await told(staff, saveTourOptionTransferRates, {
      ...{
        id: named,
        version,
        tourOptionId,
        marketId: desk.marketId,
        description: 'Van',
        amount: 250,
        ...van,
        ...span,
      },
    });
    expect(await remove(named)).toMatchObject({ status: 409, errorCode: 'RECORD_IN_USE' });
    await told(staff, updateCombo, { ...comboOf(tourOptionId, ''), id: combo.id, version: combo.version });
    expect(await remove(named)).toMatchObject({ status: 200 });
    expect(await transferIds(tourOptionId)).toEqual([]);
  });

  it('goes once the combo is deleted', async () => {
    const { tourOptionId } = await safari();
    const named = await desk.addTransfer(tourOptionId);
    const { combo } = await told(desk.staff, createDmcCombo, comboOf(tourOptionId, '', named));
    expect(await remove(named)).toMatchObject({ status: 409 });
    await told(desk.staff, deleteRecord, { kind: 'combo', id: combo.id });
    expect(await remove(named)).toMatchObject({ status: 200 });
  });

  it('between looking and deleting is not deleted', async () => {
    const [like, kept] = [await safari(), await safari()];
    const [one, named] = [await desk.addTransfer(like.tourOptionId), await desk.addTransfer(kept.tourOptionId)];
    const answer = await meanwhile(
      world,
      () => remove(one),
      () => remove(named),
      () => told(desk.staff, createDmcCombo, comboOf(kept.tourOptionId, named)),
    );
    expect(answer).toMatchObject({ status: 409, errorCode: 'RECORD_IN_USE' });
    expect(await transferIds(kept.tourOptionId)).toEqual([named]);
  });

  it('and that is deleted between reading and saving is named by none', async () => {
    const [like, gone] = [await safari(), await safari()];
    const [one, named] = [await desk.addTransfer(like.tourOptionId), await desk.addTransfer(gone.tourOptionId)];
    const body = comboOf(gone.tourOptionId, named);
    const answer = await meanwhile(
      world,
      () => told(desk.staff, createDmcCombo, comboOf(like.tourOptionId, one)),
      () => asking(desk.staff)(createDmcCombo, body),
      async () => expect(await remove(named)).toMatchObject({ status: 200 }),
    );
    expect(answer.status).toBe(404);
    const { records } = await told(desk.staff, getCombos, { search: body.name });
    expect(records).toEqual([]);
    expect(await readUses(desk.staff.actor, named, 5)).toEqual([]);
  });
});
