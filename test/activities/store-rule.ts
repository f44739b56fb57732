import { expect } from 'vitest';
import { addActivityRuleWrites } from '#functions/activities/markup/writes.ts';
import { ownerOfRules } from '#functions/activities/markup/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { ActivityRule } from '#shared/activities/markup/model.ts';
import { randomId } from '#shared/ids.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** A markup on activities of somebody's own, or of the site where they are staff. */
export async function storeActivityRule({ actor }: Pick<TestUser, 'actor'>): Promise<string> {
  const rule: ActivityRule = {
    ...{ id: randomId(100), kind: 'percentOfBase', value: 500, activityId: '', cityId: '', groupId: '' },
    ...{ validFrom: '', validTo: '', isOn: true, createdAt: '2026-03-01T00:00:00.000Z', version: 1 },
  };
  const writes = addActivityRuleWrites(actor, ownerOfRules(actor), rule, undefined, 'Markup of 5 %');
  expect((await commit(actor, writes)).ok).toBe(true);
  return rule.id;
}
