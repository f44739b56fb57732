import { explainActivityPrice } from '#shared/activities/markup/explain-activity-price.ts';
import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import { goneMeanwhile } from '#web/ui/edit/edit-words.ts';

/** What shows markups on activities, or what they make of a price; asked again after a change of one. */
export const showingActivityRules = [getActivityMarkUp, explainActivityPrice];

export const RULE_GONE = goneMeanwhile('rule');
