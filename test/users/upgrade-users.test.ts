import { describe, expect, it } from 'vitest';
import type { JobActor } from '#functions/actor.ts';
import { scopeOf } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { entry, type Key } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import type { UserItem } from '#functions/users/model.ts';
import { legalEntityOf, lastUserNumber, readUser } from '#functions/users/store.ts';
import {
  bringCompanyUpToDate,
  bringUserNumbersUpToDate,
  bringUserUpToDate,
  type BroughtUpToDate,
  bringReferralUpToDate,
} from '#functions/users/upgrade-writes.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { readReferrals } from '#functions/users/registration/referral-store.ts';
import { getReferrals } from '#shared/users/registration/get-referrals.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { rowsOf } from '#test/table/listed.ts';
import { storeOlder } from './older-user.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });

/** As the upgrade at a start commits what a row is given. */
const bring = (job: JobActor, key: Key, { set, remove, beside }: BroughtUpToDate) =>
  commit(job, [{ kind: 'update', key, set: { ...set, v: 2 }, remove, when: [{ exists: true }] }, ...beside]);
const wordsBy = async (job: JobActor, beginning: string) =>
  (await queryAll<{ sk: string }>(rowsOf(keys.words(job, 'USER', beginning)), { beginsWith: beginning })).map(
    ({ sk }) => sk,
  );

describe('rows of before customers were listed', () => {
  it('are given what the writers give them today, and own codes beside those that were used', async () => {
    const job = world.job('sarathi');
    const userId = await storeOlder(job);
    const older = (await readUser(job, userId))!;
    const company = (await legalEntityOf(job, older))!;
    const brought = bringUserUpToDate(job, older, company);
    expect((await bring(job, keys.user(job, userId), brought)).ok).toBe(true);
    expect(
      (await bring(job, keys.legalEntity(job, company.legalEntityId), bringCompanyUpToDate(job, company))).ok,
    ).toBe(true);
    const counter = keys.userNumbers(job);
    const numbers = (await storedRow<{ last: number }>(counter))!;
    expect((await bring(job, counter, await bringUserNumbersUpToDate(job, numbers))).ok).toBe(true);

    const user = (await readUser(job, userId))!;
    expect(user).toMatchObject({ referredBy: 'FRIEND50', companyGroupId: 'SILVER', gstNumber: company.gstNumber });
    expect(user.referralCode).toHaveLength(7);
    expect(await getItem(keys.uniqueReferral(job, user.referralCode))).toMatchObject({ userId });
    expect(await wordsBy(job, 'ren')).toEqual(['rene#OLDUSER', 'rene@example.com#OLDUSER']);
    expect(await wordsBy(job, 'timer')).toEqual(['timer#OLDUSER']);
    const { result } = await callHttp({
      site: 'sarathi',
      call: getCustomers,
      body: {},
      as: world.user('sarathi', 'staff'),
    });
    // The number before it was somebody's who left.
    expect(result).toMatchObject({
      totalRecords: 5,
      records: [{ users_id: userId, customerNumber: 6 }, {}, {}, {}, {}],
    });

    const again = (await storedRow<UserItem & { g2p: string }>(keys.user(job, userId)))!;
    expect(bringUserUpToDate(job, again, company)).toEqual({ set: {}, remove: [], beside: [] });
    expect((await bringUserNumbersUpToDate(job, (await storedRow<{ last: number }>(counter))!)).set).toEqual({});
  });

  it('are numbered by cards of either shape, and what nobody has was given up, once', async () => {
    const job = world.job('gulf');
    const [last, free] = [await lastUserNumber(job), 3];
    const card = { userId: 'OLDER', sequence: last + free };
    const place = entry(keys.usersByType(job, 'retail'), 'older');
    await commit(job, [{ kind: 'put', key: keys.user(job, 'OLDER'), item: { card, ...place } }]);
    const numbers = { last: last + free };
    const removed = new Set([last + 1, last + 2]);
    expect(await bringUserNumbersUpToDate(job, numbers)).toEqual({ set: { removed }, remove: [], beside: [] });
    expect(await bringUserNumbersUpToDate(job, { ...numbers, removed })).toEqual({ set: {}, remove: [], beside: [] });
  });
});

describe('somebody who signed up with a code before it was kept whose it is', () => {
  it('stands among those who joined by it, once; a campaign’s word and a code of another site are nobody’s', async () => {
    const job = world.job('sarathi');
    const { item: friend, actor } = world.user('sarathi', 'retail');
    const { item } = await world.addUser('sarathi', 'retail', { referredBy: friend.referralCode });
    const brought = await bringReferralUpToDate(job, item);
    expect((await bring(job, keys.user(job, item.userId), brought)).ok).toBe(true);
    const { joined } = await readReferrals(scopeOf(actor, getReferrals), { cursor: undefined, limit: 9 });
    expect(joined.map(({ userId }) => userId)).toEqual([item.userId]);
    const now = (await readUser(job, item.userId))!;
    expect(now.referrerId).toBe(friend.userId);
    const nothing = { set: {}, remove: [], beside: [] };
    expect(await bringReferralUpToDate(job, now)).toEqual(nothing);
    const { referralCode } = world.user('gulf', 'retail').item;
    for (const referredBy of ['Diwali 2026', referralCode, friend.referralCode])
      expect(await bringReferralUpToDate(job, { ...friend, referredBy })).toEqual(nothing);
    expect(await bringReferralUpToDate(job, friend)).toEqual(nothing);
  });
});
