import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Call, ResponseOf, WireRequestOf } from '#shared/contract.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import type { GroupShown } from '#shared/markups/group-shown.ts';
import { saveLeGroup } from '#shared/markups/groups/save-le-group.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** Makes calls as one person of a site. */
export const asking =
  (as: TestUser | undefined, site = as?.site ?? 'sarathi') =>
  <C extends Call>(call: C, body: WireRequestOf<C>) =>
    callHttp({ site, call, body, as });

/** Makes a call that is answered; amounts of the answer in minor units. */
export async function told<C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>): Promise<ResponseOf<C>> {
  const answer = await asking(as)(call, body);
  expect(answer, call.name).toMatchObject({ status: 200 });
  return z.decode(call.response as z.ZodMiniType, answer.result as never) as ResponseOf<C>;
}

/** Makes a group. */
export const makeGroup = async (as: TestUser, groupName: string, commissionShare = 0): Promise<GroupShown> =>
  (await told(as, saveLeGroup, { groupName, commissionShare })).group;

/** The site's groups now. */
export const groupsNow = async (as: TestUser): Promise<GroupShown[]> => (await told(as, getLeGroupsForWl, {})).groups;
