import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { keepRedirect, keptRedirect } from '#web/app/session/kept-redirect.ts';
import { followRedirect, redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { startSession } from '#web/app/session/start-session.ts';
import { type Journey, keepJourney } from '#web/flights/journey/journey.ts';
import { journeyElsewhere } from '#web/flights/journey/share-journey.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { SecondFactorStep } from './second-factor/lazy-step.ts';

/** Where a mailed link leads: sets the password, verifies the email, signs in, and goes on where the person was. */
export default function GeneratePasswordPage() {
  const styles = useFormStyles();
  const navigate = useNavigate();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [redirect] = useState(() => redirectOf(search) ?? keptRedirect());
  const { values, field, sends, says, begin, refused } = useShortForm({ password: '' });
  const refusal = says ?? (token ? '' : 'This link has expired or has already been used.');
  const set = useAction(generatePassword, { quiet: true });
  const [step, setStep] = useState('');
  const [elsewhere, setElsewhere] = useState<Journey>();
  const goOn = () => followRedirect(redirect, (path) => void navigate(path, { replace: true }));
  const submit = async () => {
    begin();
    const answer = await set.mutateAsync({ token, ...values });
    if (answer.ok) {
      startSession(answer.value.user);
      keepRedirect(undefined);
      const found = redirect && (await journeyElsewhere(redirect.redirectTo));
      if (found) setElsewhere(found);
      else goOn();
    } else if (answer.code === 'SECOND_FACTOR_NEEDED') setStep((answer.detail as { token: string }).token);
    else refused(answer);
  };
  if (step) return <SecondFactorStep token={step} onBack={() => void navigate(paths.login)} onSignedIn={goOn} />;
  if (elsewhere) {
    const goOnHere = () => {
      keepJourney(elsewhere);
      goOn();
    };
    return (
      <AccountFrame heading="You are signed in" lead="Your booking continues in the tab where you started it.">
        <p role="status" className={styles.note}>
          Everything you entered is still there, and you can close this tab. If you continue here, names and contact are
          copied; passports, PAN and dates of birth must be entered again.
        </p>
        <Button size="large" className={styles.submit} onClick={goOnHere}>
          Continue here instead
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame heading="Set a password" lead="You will be signed in straight away.">
      <form {...sends(submit)} className={styles.form}>
        <PasswordField
          {...field('password')}
          label="New password"
          hint="At least 8 characters"
          autoComplete="new-password"
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
          disabledFocusable={set.isPending}
        >
          Save and sign in
        </Button>
      </form>
      {refusal && (
        <p className={styles.below}>
          <TextLink inline to={withRedirect(paths.forgotPassword, redirect)}>
            Send a new link
          </TextLink>
        </p>
      )}
    </AccountFrame>
  );
}
