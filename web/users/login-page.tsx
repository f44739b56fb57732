import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { login } from '#shared/users/session/login.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { startSession } from '#web/app/session/start-session.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { SecondFactorStep } from './second-factor/lazy-step.ts';

const SESSION_OVER = 'Your session has ended. Sign in to continue where you left off.';

/** Sign in. Where to go afterwards is the guard's: it sends a signed-in person on to `redirectTo`, or to the start. */
export default function LoginPage() {
  const styles = useFormStyles();
  const { signUp } = useSite().wlMeta;
  const { search, state } = useLocation() as { search: string; state: { isSessionOver?: boolean } | null };
  const { values, field, sends, says, begin, refused } = useShortForm({ email: '', password: '' });
  const signIn = useAction(login, { quiet: true });
  const [token, setToken] = useState('');
  const submit = async () => {
    begin();
    const answer = await signIn.mutateAsync(values);
    if (answer.ok) startSession(answer.value.user);
    else if (answer.code === 'SECOND_FACTOR_NEEDED') setToken((answer.detail as { token: string }).token);
    else refused(answer);
  };
  if (token) return <SecondFactorStep token={token} onBack={() => setToken('')} />;
  return (
    <AccountFrame heading="Sign in" lead={state?.isSessionOver ? SESSION_OVER : 'To search, book and manage tickets.'}>
      <form {...sends(submit)} className={styles.form}>
        <ShortField {...field('email')} label="Email" type="email" autoComplete="username" autoFocus />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <div className={styles.row}>
          <TextLink to={withRedirect(paths.forgotPassword, redirectOf(search))}>Forgot password</TextLink>
        </div>
        {says && (
          <p role="alert" className={styles.error}>
            {says}
          </p>
        )}
        <Button
          type="submit"
          appearance="primary"
          size="large"
          className={styles.submit}
          disabledFocusable={signIn.isPending}
        >
          {signIn.isPending ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
      {signUp !== 'closed' && (
        <p className={styles.below}>
          New here?{' '}
          <TextLink inline to={paths.signup + search}>
            Open an account
          </TextLink>
        </p>
      )}
    </AccountFrame>
  );
}
