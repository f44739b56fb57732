import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { login } from '#shared/users/login.ts';
import { fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { startSession } from '#web/app/session/start-session.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useContractForm } from '#web/ui/use-contract-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { useFormStyles } from './form-styles.ts';

/** Sign in. Where to go afterwards is the guard's: it sends a signed-in person on to `redirectTo`, or to the start. */
export default function LoginPage() {
  const styles = useFormStyles();
  const { search } = useLocation();
  const { control, handleSubmit, setError } = useContractForm(login, { email: '', password: '' });
  const signIn = useAction(login, { quiet: true });
  const [refusal, setRefusal] = useState('');
  const submit = handleSubmit(async (values) => {
    setRefusal('');
    const answer = await signIn.mutateAsync(fromForm(login, values));
    if (answer.ok) startSession(answer.value.user);
    else if (!showFieldErrors(answer, setError)) setRefusal(answer.message ?? '');
  });
  return (
    <AccountFrame heading="Sign in" lead="To search, book and manage tickets.">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField control={control} name="email" label="Email" type="email" size="large" autoComplete="username" autoFocus />
        <PasswordField control={control} name="password" label="Password" autoComplete="current-password" />
        <div className={styles.row}><TextLink to={paths.forgotPassword}>Forgot password</TextLink></div>
        {refusal && <p role="alert" className={styles.error}>{refusal}</p>}
        <Button type="submit" appearance="primary" size="large" className={styles.submit} disabledFocusable={signIn.isPending}>{signIn.isPending ? 'Signing in…' : 'Sign in'}</Button>
      </form>
      <p className={styles.below}>New here? <TextLink inline to={paths.signup + search}>Open an account</TextLink></p>
    </AccountFrame>
  );
}
