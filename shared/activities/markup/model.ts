import type { MarkupKind } from '../../markups/model.ts';
import type { Day } from '../../time.ts';

/** The most rules that a site has for activities, and the most that an agency has. */
export const MOST_ACTIVITY_RULES = 1000;

/**
 * What a site's staff add to the price of activities, or an agency for its own customers. Of those that fit, the one for an
 * activity goes before one for a city, that before one for a group, that before one for some days; then the newest. What
 * is empty holds for all.
 */
export interface ActivityRule {
  id: string;
  /** `perPassenger` counts adults and children; `perBooking` is an item of a cart. */
  kind: MarkupKind;
  /** Minor units of the site's currency, or for `percentOfBase` basis points. */
  value: number;
  activityId: string;
  cityId: string;
  /** A markup group's id, `RETAIL` for whoever is in none; always empty of an agency's own. */
  groupId: string;
  /** First and last day of the visit. */
  validFrom: Day | '';
  validTo: Day | '';
  /** Switched off, it holds for nothing until it is switched on again. */
  isOn: boolean;
  createdAt: string;
  version: number;
}

/** By which of these a rule is chosen, in this order: the first in which two rules differ decides between them. */
export const activityRuleDimensions = ['activity', 'city', 'group', 'dated'] as const;
export type ActivityRuleDimension = (typeof activityRuleDimensions)[number];
