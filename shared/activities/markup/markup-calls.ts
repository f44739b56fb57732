import type { Call } from '../../contract.ts';
import { addActivityMarkUp } from './add-activity-mark-up.ts';
import { deleteActivityMarkup } from './delete-activity-markup.ts';
import { explainActivityPrice } from './explain-activity-price.ts';
import { getActivityMarkUp } from './get-activity-mark-up.ts';

/** Markups on activities: the site's, and an agency's own. */
export const activityMarkupCalls = [
  getActivityMarkUp,
  addActivityMarkUp,
  deleteActivityMarkup,
  explainActivityPrice,
] as const satisfies readonly Call[];
