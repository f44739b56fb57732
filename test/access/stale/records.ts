import { addArea } from '#shared/areas/add-area.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { makeArea, makeMarket, makeTransfer, shared } from '#test/areas/lay-out.ts';
import { DUBAI, makeActivity, makeOptions } from '#test/destination/catalogue-steps.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { told } from '#test/markups/price-steps.ts';
import { both, by, type MakeStale } from './stale-edit.ts';

let made = 0;
/** A name that nothing else has. */
const named = (noun: string) => `${noun} ${(made += 1)}`;

const optionOf = async (as: TestUser) => {
  const activity = await makeActivity(as, { name: named('Safari') });
  const [option] = await makeOptions(as, activity.id, { name: named('Evening') });
  return { activity, option: option! };
};

const combo: MakeStale = async ({ staff }) => {
  const { option } = await optionOf(staff);
  const tourOptions = [{ tourOptionId: option.id }];
  const { combo: one } = await told(staff, createDmcCombo, { name: named('Combo'), amount: 100, tourOptions });
  const body = { id: one.id, version: one.version, name: one.name, tourOptions };
  return both(body, { amount: 90 }, { amount: 80 });
};

/** Stale changes of records of the destination and of its areas, by the call's name. */
export const staleRecords: Record<string, MakeStale> = {
  'destination/masters/create-new-market': async ({ staff }) => {
    const { market } = await told(staff, createNewMarket, { name: named('Market') });
    return both({ id: market.id, version: market.version }, { name: named('Market') }, { name: named('Market') });
  },
  'destination/masters/create-new-accomodation': async ({ staff }) => {
    const own = { name: named('Hotel'), address: '12 Al Marsa Street', cityId: DUBAI };
    const { accommodation } = await told(staff, createNewAccomodation, own);
    const seen = { ...own, id: accommodation.id, version: accommodation.version };
    return both(seen, { address: '13 Al Marsa Street' }, { area: 'Marina' });
  },
  'destination/masters/save-driver': async ({ staff }) => {
    const own = { driverName: named('Driver'), phone: '' };
    const { driver } = await told(staff, saveDriver, own);
    const seen = { ...own, id: driver.id, version: driver.version };
    return both(seen, { phone: '+971 50 555 0177' }, { phone: '+971 50 555 0178' });
  },
  'destination/masters/save-location-option': async ({ staff }) => {
    const { location } = await told(staff, saveLocationOption, { location: named('Gate') });
    const seen = { id: location.id, version: location.version };
    return both(seen, { location: named('Gate') }, { location: named('Gate') });
  },
  'destination/delete-record': async ({ staff }) => {
    const { market } = await told(staff, createNewMarket, { name: named('Market') });
    const { id, version } = market;
    return {
      theirs: by(createNewMarket, { id, version, name: named('Market') }),
      mine: { kind: 'market', id, version },
    };
  },
  'destination/activities/save-activity': async ({ staff }) => {
    const { id, version, name } = await makeActivity(staff, { name: named('Safari') });
    return both({ id, version, name, cityId: DUBAI }, { description: 'At dusk.' }, { description: 'At dawn.' });
  },
  'destination/activities/update-activity-priority': async ({ staff }) => {
    const { id, version } = await makeActivity(staff, { name: named('Safari') });
    return both({ activityId: id, version }, { priority: 4 }, { priority: 7 });
  },
  'destination/activities/save-tour-options': async ({ staff }) => {
    const { activity, option } = await optionOf(staff);
    const { id, version, name } = option;
    const changed = (description: string) => ({ tourOptions: [{ id, version, name, description }] });
    return both({ activityId: activity.id }, changed('At dusk.'), changed('At dawn.'));
  },
  'destination/combos/create-dmc-combo': combo,
  'destination/combos/update-combo': combo,
  'areas/add-area': async ({ staff }) => {
    const { area } = await told(staff, addArea, { name: named('Quarter'), cityId: DUBAI });
    const seen = { id: area.id, version: area.version, cityId: DUBAI };
    return both(seen, { name: named('Quarter') }, { name: named('Quarter') });
  },
  'areas/create-transfers': async ({ staff }) => {
    const [from, to] = [await makeArea(staff, named('Quarter')), await makeArea(staff, named('Quarter'))];
    const { id: marketId } = await makeMarket(staff, named('Market'));
    const own = shared({ from: from.id, to: to.id, marketId });
    const { id, version } = await makeTransfer(staff, own);
    return both({ ...own, id, version }, { amount: 20 }, { amount: 30 });
  },
};
