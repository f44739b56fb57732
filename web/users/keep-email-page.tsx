import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ResponseOf } from '#shared/contract.ts';
import { takeBackEmail } from '#shared/users/registration/take-back-email.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';

const EXPIRED = 'This link has expired or has already been used, or the new email was confirmed with your password.';

/** Where the mail to an old address leads: takes the change back, once it is pressed. */
export default function KeepEmailPage() {
  const styles = useFormStyles();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const takeBack = useAction(takeBackEmail, { quiet: true });
  const [refusal, setRefusal] = useState(token ? '' : EXPIRED);
  const [kept, setKept] = useState<ResponseOf<typeof takeBackEmail>>();
  const submit = async () => {
    setRefusal('');
    const answer = await takeBack.mutateAsync({ token });
    if (answer.ok) setKept(answer.value);
    else setRefusal(answer.code === 'LINK_EXPIRED' ? EXPIRED : (answer.message ?? ''));
  };
  return (
    <AccountFrame heading="Keep your email" lead={kept ? undefined : 'Undo the change of your account’s email.'}>
      {kept ? (
        <p role="status" className={styles.note}>
          Your account has {kept.email} again, and everyone else using it has been signed out.{' '}
          {kept.isPasswordMailed
            ? 'We have emailed you a link to set your password.'
            : 'Sign in with your previous password.'}
        </p>
      ) : (
        <div className={styles.form}>
          {refusal && (
            <p role="alert" className={styles.error}>
              {refusal}
            </p>
          )}
          <Button
            appearance="primary"
            size="large"
            className={styles.submit}
            disabledFocusable={takeBack.isPending || !token}
            onClick={() => void submit()}
          >
            Keep my email
          </Button>
        </div>
      )}
      <p className={styles.below}>
        <TextLink inline to={paths.login}>
          Sign in
        </TextLink>
      </p>
    </AccountFrame>
  );
}
