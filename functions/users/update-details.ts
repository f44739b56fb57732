import { handle } from '#functions/http/handle.ts';
import { updateDetails } from '#shared/users/update-details.ts';

/** What it changes reaches far, and it is called seldom: its rules are loaded with the first. */
export const updateDetailsHandler = handle(updateDetails, async (...asked) => {
  const { changeDetails } = await import('./change-details.ts');
  return changeDetails(...asked);
});
