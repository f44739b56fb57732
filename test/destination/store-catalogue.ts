import { expect } from 'vitest';
import type { Actor } from '#functions/actor.ts';
import { createActivityWrites } from '#functions/destination/activities/activity-writes.ts';
import { usualSoldAs } from '#shared/destination/activities/sold-as.ts';
import type { ActivityItem, ComboItem, TourOptionItem } from '#functions/destination/catalogue-model.ts';
import { saveComboWrites } from '#functions/destination/combos/combo-writes.ts';
import { saveOptionWrites } from '#functions/destination/activities/tour-option-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { randomId } from '#shared/ids.ts';

const dubai = {
  id: 'ae-03-dubai',
  city: 'Dubai',
  country: 'United Arab Emirates',
  countryCode: 'AE',
  stateId: 'AE-03',
};
const kept = { isDeactivated: false, version: 1, createdAt: '2026-03-01T00:00:00.000Z' };

/** An activity as it is stored, with what a test says otherwise. */
export const makeActivity = (fields: Partial<ActivityItem> = {}): ActivityItem => ({
  ...kept,
  id: randomId(100),
  name: 'Desert safari',
  description: '',
  cityId: dubai.id,
  city: dubai.city,
  priority: 1,
  pictures: [],
  optionCount: 0,
  ...fields,
});

/** A tour option of an activity. */
export const makeOption = (activity: ActivityItem, fields: Partial<TourOptionItem> = {}): TourOptionItem => ({
  ...kept,
  id: randomId(100),
  activityId: activity.id,
  activityName: activity.name,
  cityId: activity.cityId,
  name: 'Evening',
  description: '',
  hasTimeSlots: false,
  timeSlots: [],
  hasMeal: false,
  hasGuide: false,
  hasTicket: false,
  pickupPickupTime: '',
  dropPickupTime: '',
  weekdays: [],
  stopSales: [],
  ...usualSoldAs,
  ...fields,
});

/** An activity with one option, and a combo of that, under names of somebody's own. */
export async function storeCatalogue(
  actor: Actor,
  name: string,
): Promise<Record<'activity' | 'tourOption' | 'combo', string>> {
  const activity = makeActivity({ name: `Safari of ${name}` });
  const option = makeOption(activity, { name: `Evening of ${name}` });
  const combo: ComboItem = {
    ...kept,
    id: randomId(100),
    name: `Days of ${name}`,
    amount: 12_000,
    tourOptions: [{ tourOptionId: option.id, onwardTransfer: '', returnTransfer: '' }],
  };
  for (const writes of [
    createActivityWrites(actor, activity, dubai, []),
    saveOptionWrites(actor, activity, [{ before: undefined, next: option }]),
    saveComboWrites(actor, undefined, combo, { words: { from: '', to: combo.name }, cityOf: () => dubai.id }),
  ])
    expect(await commit(actor, writes)).toMatchObject({ ok: true });
  return { activity: activity.id, tourOption: option.id, combo: combo.id };
}
