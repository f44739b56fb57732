import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { keepRedirect } from '#web/app/session/kept-redirect.ts';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { Button } from '#web/ui/button.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { AccountFrame } from './account-frame.tsx';

/** Asks for a link to set a new password. Where the person was is kept for when it is set. */
export default function ForgotPasswordPage() {
  const styles = useFormStyles();
  const redirect = redirectOf(useLocation().search);
  const { values, field, sends, refuse } = useShortForm({ email: '' });
  const ask = useAction(forgetPassword);
  const [done, setDone] = useState('');
  const submit = async () => {
    const answer = await ask.mutateAsync(values);
    if (answer.ok) {
      keepRedirect(redirect);
      setDone(answer.value.message);
    } else refuse(answer);
  };
  return (
    <AccountFrame heading="Forgot password" lead={done ? undefined : 'We will email you a link to set a new one.'}>
      {done ? (
        <p role="status">{done}</p>
      ) : (
        <form {...sends(submit)} className={styles.form}>
          <ShortField {...field('email')} label="Email" type="email" autoComplete="username" autoFocus />
          <Button
            type="submit"
            appearance="primary"
            size="large"
            className={styles.submit}
            disabledFocusable={ask.isPending}
          >
            Send the link
          </Button>
        </form>
      )}
      <p className={styles.below}>
        <TextLink inline to={withRedirect(paths.login, redirect)}>
          Back to sign in
        </TextLink>
      </p>
    </AccountFrame>
  );
}
