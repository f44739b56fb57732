import type { Actor, UserActor } from '#functions/actor.ts';
import { keptAsOf } from '#functions/site/kept-as-of.ts';
import { decidedBy } from '#functions/table/list-in.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import type { ActivityRule } from '#shared/activities/markup/model.ts';
import { activityMarkupKeys, type MarkupOwner } from './keys.ts';

const kept = keptAsOf<readonly ActivityRule[]>('markups');

/** Whose rules somebody sets: staff the site's, an agency its own. */
export const ownerOfRules = ({ userType, owner }: Pick<UserActor, 'userType' | 'owner'>): MarkupOwner =>
  userType === 'staff' ? 'SITE' : owner;

/** Somebody's rules as they stand now: what editors' saves are held against. One Query. */
export const readActivityRules = async (actor: Actor, of: MarkupOwner): Promise<readonly ActivityRule[]> =>
  (await queryAll(decidedBy(activityMarkupKeys.activityRules(actor, of)), { consistent: true })).flatMap(
    ({ data }) => data ?? [],
  );

/** The same, kept in memory until the head's `markups` revision moves: what prices come from. */
export const keptActivityRules = (actor: Actor, of: MarkupOwner): Promise<readonly ActivityRule[]> =>
  kept(actor, () => readActivityRules(actor, of), of);

/** How many rules somebody has; undefined before the first. */
export const readActivityRuleCount = async (actor: Actor, of: MarkupOwner): Promise<number | undefined> =>
  (await getItem(activityMarkupKeys.activityRuleCount(actor, of)))?.count;
