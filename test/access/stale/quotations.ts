import { randomId } from '#shared/ids.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { DUBAI, makeActivity, makeOptions } from '#test/destination/catalogue-steps.ts';
import { told } from '#test/markups/price-steps.ts';
import { sendStoredKart, storeKart } from '#test/quotations/store-kart.ts';
import { both, by, type Desk, type MakeStale } from './stale-edit.ts';

const kinds = {
  accomodation: 'accomodations',
  activity: 'activities',
  miscellaneous: 'miscellaneous',
  flight: 'flights',
} as const;

const kartOf = async ({ world, staff }: Desk, lines: Parameters<typeof storeKart>[2]) =>
  storeKart(staff, world.user('sarathi', 'retail'), lines);

const flight = { airlineCode: 'AI', flightNo: '933', origin: 'COK', destination: 'DXB', price: 900 };

/** Stale changes of quotations, by the call's name. */
export const staleQuotations: Record<string, MakeStale> = {
  'quotations/save-kart': async (desk) => {
    const { id, version } = await kartOf(desk, {});
    return both({ id, version }, { kartName: 'Six days in Dubai' }, { kartName: 'Seven days in Dubai' });
  },
  'quotations/reprice-kart': async (desk) => {
    const { id, version } = await kartOf(desk, {});
    return {
      theirs: by(saveKart, { id, kartName: 'Six days in Dubai' }),
      mine: { id, version, take: 'all' },
    };
  },
  'quotations/restore-kart-version': async (desk) => {
    const { id } = await kartOf(desk, { flights: [{ id: randomId(), day: 1, ...flight }] });
    await sendStoredKart(desk.staff, id);
    return {
      theirs: by(saveKart, { id, kartName: 'Six days in Dubai' }),
      mine: { id, number: 1, version: 2 },
    };
  },
  'quotations/remove-kart-flight': async (desk) => {
    const line = { id: randomId(), day: 1, ...flight };
    const { id } = await kartOf(desk, { flights: [line] });
    return {
      theirs: by(saveKart, { id, flights: [{ id: line.id, version: 1, pnr: 'X8RD4N' }] }),
      mine: { kartId: id, id: line.id, version: 1 },
      versionIn: (stands) => lineIn(stands, kinds.flight, line.id),
    };
  },
  'quotations/remove-kart-miscellaneous': async (desk) => {
    const line = { id: randomId(), day: 1, name: 'Visa fees', price: 270 };
    const { id } = await kartOf(desk, { miscellaneous: [line] });
    return {
      theirs: by(saveKart, { id, miscellaneous: [{ id: line.id, version: 1, price: 280 }] }),
      mine: { kartId: id, id: line.id, version: 1 },
      versionIn: (stands) => lineIn(stands, kinds.miscellaneous, line.id),
    };
  },
  'quotations/remove-kart-activity': async (desk) => {
    const activity = await makeActivity(desk.staff, { name: `Safari ${randomId()}` });
    const [option] = await makeOptions(desk.staff, activity.id, { name: 'Evening' });
    const line = { id: randomId(), day: 1, activityId: activity.id, tourOptionId: option!.id };
    const { id } = await kartOf(desk, { activities: [line] });
    return {
      theirs: by(saveKart, { id, activities: [{ id: line.id, version: 1, remarks: 'At dusk' }] }),
      mine: { kartId: id, id: line.id, version: 1 },
      versionIn: (stands) => lineIn(stands, kinds.activity, line.id),
    };
  },
  'quotations/remove-kart-accomodation': async (desk) => {
    const stay = { name: `Hotel ${randomId()}`, address: '12 Al Marsa Street', cityId: DUBAI };
    const { accommodation } = await told(desk.staff, createNewAccomodation, stay);
    const line = {
      id: randomId(),
      day: 1,
      accomodationId: accommodation.id,
      noOfNights: 2,
      numberOfRooms: 1,
      price: 80,
    };
    const { id } = await kartOf(desk, { accomodations: [line] });
    return {
      theirs: by(saveKart, { id, accomodations: [{ id: line.id, version: 1, noOfNights: 3 }] }),
      mine: { kartId: id, id: line.id, version: 1 },
      versionIn: (stands) => lineIn(stands, kinds.accomodation, line.id),
    };
  },
};

function lineIn(stands: unknown, list: (typeof kinds)[keyof typeof kinds], id: string): number {
  const { kart } = stands as { kart: Record<string, { id: string; version: number }[]> };
  return kart[list]!.find((line) => line.id === id)!.version;
}
