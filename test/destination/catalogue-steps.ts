import { expect } from 'vitest';
import { putBrand } from '#functions/files/brand-object.ts';
import { beginUploadWrites, checkedWrites } from '#functions/files/writes.ts';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { getActivities } from '#shared/destination/activities/get-activities.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import type { UploadPurpose } from '#shared/files/purposes.ts';
import { randomId } from '#shared/ids.ts';
import type { SiteHead } from '#shared/site/model.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';

export const DUBAI = 'ae-03-dubai';
export const KOCHI = 'in-13-kochi';

/** Makes an activity in Dubai. */
export const makeActivity = async (as: TestUser, fields: Partial<WireRequestOf<typeof saveActivity>> = {}) =>
  (await told(as, saveActivity, { name: 'Desert safari', cityId: DUBAI, ...fields })).activity;

type Sent = WireRequestOf<typeof saveTourOptions>['tourOptions'][number];

/** Makes options of an activity. */
export const makeOptions = async (as: TestUser, activityId: string, ...tourOptions: Sent[]) =>
  (await told(as, saveTourOptions, { activityId, tourOptions })).tourOptions;

/** Names of a city's activities, as its list has them. */
export const namesIn = async (as: TestUser, cityId = DUBAI): Promise<string[]> =>
  (await told(as, getActivities, { cityId })).records.map(({ name }) => name);

/** What was done to a record, newest first. */
export const historyOf = async (as: TestUser, kind: RecordKind, id: string) =>
  (await told(as, getRecordHistory, { kind, id })).events;

/** The head's count of changes of the catalogue. */
export const revisionNow = async (world: World, site: 'sarathi' | 'gulf' = 'sarathi'): Promise<number> =>
  (await getItem<SiteHead>(keys.site(world.job(site), 'HEAD')))!.revisions.destination ?? 0;

/** A file that somebody sent and the server has checked, for a purpose. */
export async function sendPicture(as: TestUser, purpose: UploadPurpose = 'activityPicture'): Promise<string> {
  const sent = { purpose, contentType: 'image/png', bytes: 100 } as const;
  const { item, writes } = beginUploadWrites(as.actor, sent);
  expect((await commit(as.actor, writes)).ok).toBe(true);
  await putBrand(as.actor, item.file, 'image/png', Buffer.from('a picture'));
  expect((await commit(as.actor, checkedWrites(as.actor, item, { width: 200, height: 120 }))).ok).toBe(true);
  return item.uploadId;
}

/** An area of a city, as its own lane keeps it, as far as an activity asks. */
export async function storeArea(world: World, name: string, { cityId = DUBAI, site = 'sarathi' as const } = {}) {
  const job = world.job(site);
  const id = randomId(100);
  const item = {
    id,
    name,
    cityId,
    city: 'Dubai',
    isDeactivated: false,
    version: 1,
    createdAt: '2026-03-01T00:00:00.000Z',
  };
  expect((await commit(job, [{ kind: 'put', key: keys.area(job, id), item }])).ok).toBe(true);
  return id;
}
