import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { WireRequestOf } from '#shared/contract.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { keepRedirect } from '#web/app/session/kept-redirect.ts';
import { type Redirect, withRedirect } from '#web/app/session/redirect.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';

/** What a registration may begin with. */
export type SignUpStart = DefaultValues<WireRequestOf<typeof signUp> & FieldValues>;

/** A traveller's registration, which leads to its mail; the mailed link goes on at `redirect`. */
export function useSignUp(start: SignUpStart, redirect: Redirect | undefined) {
  const navigate = useNavigate();
  const { control, handleSubmit, setError } = useContractForm(signUp, start);
  const register = useAction(signUp);
  const submit = handleSubmit(async (values) => {
    const answer = await register.mutateAsync(fromForm(signUp, values));
    if (answer.ok) {
      keepRedirect(redirect);
      await navigate(withRedirect(paths.signupSuccess, redirect), {
        state: { email: answer.value.email, isAwaitingApproval: answer.value.isAwaitingApproval },
      });
    } else showFieldErrors(answer, setError);
  });
  return { control, submit, isPending: register.isPending };
}
