import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { confirmEmail } from '#shared/users/registration/confirm-email.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { startSession } from '#web/app/session/start-session.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { AccountFrame } from './account-frame.tsx';
import { SecondFactorStep } from './second-factor/lazy-step.ts';

/** Where the mail to an address that staff gave an account leads: the account's password confirms it, and signs in. */
export default function ConfirmEmailPage() {
  const styles = useFormStyles();
  const navigate = useNavigate();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { values, field, sends, says, begin, refused } = useShortForm({ password: '' });
  const refusal = says ?? (token ? '' : 'This link has expired or has already been used.');
  const confirm = useAction(confirmEmail, { quiet: true });
  const [step, setStep] = useState('');
  const goOn = () => void navigate(paths.home, { replace: true });
  const submit = async () => {
    begin();
    const answer = await confirm.mutateAsync({ token, ...values });
    if (answer.ok) {
      startSession(answer.value.user);
      goOn();
    } else if (answer.code === 'SECOND_FACTOR_NEEDED') setStep((answer.detail as { token: string }).token);
    else refused(answer);
  };
  if (step) return <SecondFactorStep token={step} onBack={() => void navigate(paths.login)} onSignedIn={goOn} />;
  return (
    <AccountFrame heading="Confirm your new email" lead="Confirm with your current password, so that nobody else can.">
      <form {...sends(submit)} className={styles.form}>
        <PasswordField
          {...field('password')}
          label="Password"
          hint="Forgotten? You can request a new one 7 days after the change."
          autoComplete="current-password"
        />
        {refusal && (
          <p role="alert" className={styles.error}>
            {refusal}
          </p>
        )}
        <Button
          type="submit"
          appearance="primary"
          size="large"
          className={styles.submit}
          disabledFocusable={confirm.isPending}
        >
          Confirm and sign in
        </Button>
      </form>
    </AccountFrame>
  );
}
