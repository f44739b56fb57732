import type { Actor, OwnerId } from '#functions/actor.ts';
import { at, rows } from '#functions/table/site-key.ts';
import type { ActivityRule } from '#shared/activities/markup/model.ts';

/** Whose markups on activities: the site's, or an agency's own. */
export type MarkupOwner = 'SITE' | OwnerId;

/** A row of somebody's markups: a rule by its id, or `COUNT`. */
interface ActivityRuleRow {
  sk: string;
  data?: ActivityRule;
}

/** Markups on activities, those of one owner together. */
export const activityMarkupKeys = {
  activityRules: (actor: Actor, of: MarkupOwner) => rows<ActivityRuleRow>(actor, 'AMK', of),
  /** No id is as short as the count's. */
  activityRule: (actor: Actor, of: MarkupOwner, id: string) =>
    at(actor, 'AMK', of)<{ data: ActivityRule; version: number }>(id),
  activityRuleCount: (actor: Actor, of: MarkupOwner) => at(actor, 'AMK', of)<{ count: number }>('COUNT'),
};
