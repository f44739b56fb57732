import type { Failure } from '#shared/errors.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

/** Why it was refused, in one text: of a field that this form does not show as such, what is said of that. */
export const refusalOf = ({ errors = {}, message }: Failure): string =>
  Object.values(errors)[0] ?? message ?? 'Something went wrong';

/**
 * Says in a form why it was refused, and over the page where somebody else was first: the form goes with the state that it
 * was opened in.
 */
export function refusedIn(form: { refused(answer: Failure): void }, answer: Failure): void {
  if (answer.code === 'ILLEGAL_TRANSITION' || answer.code === 'CONFLICT')
    showToast(`${refusalOf(answer)} The page shows its current state.`, 'error');
  form.refused(answer);
}
