import { describe, expect, it } from 'vitest';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { bookOf } from './book-of.ts';
import { preview, takenOut, write } from './run-imports.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const none = { new: 0, changed: 0, same: 0, deactivated: 0 };

describe('how an option is sold', () => {
  it('comes by its file, stays where a cell is empty, and goes by 0 and none', async () => {
    const staff = world.user('sarathi', 'staff');
    const { activity } = await told(staff, saveActivity, { name: 'Desert safari', cityId: 'ae-03-dubai' });
    const tourOptions = [{ name: 'Evening with dinner' }];
    await told(staff, saveTourOptions, { activityId: activity.id, tourOptions });
    const head = [
      ...['City', 'Activity', 'Name', 'Duration (min)', 'Min Age', 'Max Age', 'Included', 'Not Included'],
      ...['Places', 'Instant', 'Cancel Hours'],
    ];
    const now = async () => {
      return (await told(staff, getTourOptions, { activityId: activity.id })).tourOptions[0]!;
    };
    const seen = async (...cells: unknown[]) =>
      preview(staff, 'tourOption', await bookOf(head, [['Dubai', 'Desert safari', 'Evening with dinner', ...cells]]));
    const take = async (...cells: unknown[]) => write(staff, (await seen(...cells)).importId);
    await take(390, 3, 75, 'Dune drive; Dinner', 'Quad bikes', 40, 'yes', 48);
    const sold = { durationMinutes: 390, minAge: 3, maxAge: 75, capacity: 40, isInstant: true, cancelHours: 48 };
    expect(await now()).toMatchObject({
      ...sold,
      ...{ inclusions: ['Dune drive', 'Dinner'], exclusions: ['Quad bikes'] },
    });
    expect((await seen('', '', '', '', '', '', '', '')).planned).toEqual({ ...none, same: 1 });
    const { bytes, rows } = await takenOut(staff, 'tourOption');
    expect((await preview(staff, 'tourOption', bytes)).planned).toEqual({ ...none, same: rows.length });
    await take(0, '', 0, 'none', '', 0, 'no', 0);
    expect(await now()).toMatchObject({
      ...{ durationMinutes: null, minAge: 3, maxAge: null, inclusions: [], exclusions: ['Quad bikes'] },
      ...{ capacity: null, isInstant: false, cancelHours: 0 },
    });
  });
});
