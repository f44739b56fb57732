import { useState } from 'react';
import { confirmSecondFactor } from '#shared/users/session/confirm-second-factor.ts';
import type { UserData } from '#shared/users/model.ts';
import { useAction } from '#web/api/use-action.ts';
import { startSession } from '#web/app/session/start-session.ts';
import { Button } from '#web/ui/button.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { AccountFrame } from '../account-frame.tsx';
import { CodeField } from './code-field.tsx';

interface Props {
  /** Stands for the password that was right (SECOND_FACTOR_NEEDED). */
  token: string;
  /** To the first step, where the token is over or it is somebody else who signs in. */
  onBack(): void;
  onSignedIn?(user: UserData): void;
}

/** The second step of signing in: the code of the app, or a recovery code. A wrong one may be corrected. */
export default function SecondFactorStep({ token, onBack, onSignedIn }: Props) {
  const styles = useFormStyles();
  const [isRecovery, setRecovery] = useState(false);
  const { values, field, sends, says, begin, refused } = useShortForm({ code: '' });
  const confirm = useAction(confirmSecondFactor, { quiet: true });
  const submit = async () => {
    begin();
    const answer = await confirm.mutateAsync({ token, ...values });
    if (answer.ok) {
      startSession(answer.value.user);
      onSignedIn?.(answer.value.user);
    } else refused(answer);
  };
  return (
    <AccountFrame heading="One more step" lead="Your account needs a second factor.">
      <form {...sends(submit)} className={styles.form}>
        <CodeField key={String(isRecovery)} {...field('code')} isRecovery={isRecovery} autoFocus />
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
          disabledFocusable={confirm.isPending}
        >
          {confirm.isPending ? 'Signing in…' : 'Sign in'}
        </Button>
        <Button
          appearance="subtle"
          onClick={() => {
            field('code').onChange('');
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button appearance="subtle" onClick={onBack}>
          Back to email and password
        </Button>
      </form>
      <p className={styles.below}>Lost both? A super admin of your site can reset your second factor.</p>
    </AccountFrame>
  );
}
