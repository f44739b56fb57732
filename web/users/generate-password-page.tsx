import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { generatePassword } from '#shared/users/generate-password.ts';
import { fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { startSession } from '#web/app/session/start-session.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useContractForm } from '#web/ui/use-contract-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { useFormStyles } from './form-styles.ts';

/** Where a mailed link leads: sets the password, verifies the email and signs in. */
export default function GeneratePasswordPage() {
  const styles = useFormStyles();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { control, handleSubmit, setError } = useContractForm(generatePassword, { token: query.get('token') ?? '', password: '' });
  const set = useAction(generatePassword, { quiet: true });
  const [refusal, setRefusal] = useState(query.get('token') ? '' : 'This link has expired or was used already.');
  const submit = handleSubmit(async (values) => {
    setRefusal('');
    const answer = await set.mutateAsync(fromForm(generatePassword, values));
    if (answer.ok) {
      startSession(answer.value.user);
      await navigate(paths.home, { replace: true });
    } else if (!showFieldErrors(answer, setError)) setRefusal(answer.message ?? '');
  });
  return (
    <AccountFrame heading="Set a password" lead="You are signed in with it right away.">
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField control={control} name="password" label="New password" hint="At least 8 characters" autoComplete="new-password" />
        {refusal && <p role="alert" className={styles.error}>{refusal}</p>}
        <Button type="submit" appearance="primary" size="large" className={styles.submit} disabledFocusable={set.isPending}>Save and sign in</Button>
      </form>
      {refusal && <p className={styles.below}><TextLink inline to={paths.forgotPassword}>Send a new link</TextLink></p>}
    </AccountFrame>
  );
}
