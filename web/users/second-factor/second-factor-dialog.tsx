import { useState } from 'react';
import { turnOffSecondFactor } from '#shared/users/session/turn-off-second-factor.ts';
import { useAction } from '#web/api/use-action.ts';
import { useUser } from '#web/app/session/session.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { CodeField } from './code-field.tsx';
import { keepSecondFactor } from './keep-second-factor.ts';
import { useSetUp } from './use-set-up.tsx';

/** A member of staff's own second factor: turns it on where it is off, and off where it is on. */
export default function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [wasOn] = useState(useUser()?.hasSecondFactor ?? false);
  return wasOn ? <TurnOff onClose={onClose} /> : <SetUp onClose={onClose} />;
}

function SetUp({ onClose }: { onClose: () => void }) {
  const { title, body, action, isStarted, finish } = useSetUp(onClose);
  return (
    <SiteDialog
      title={title}
      onClose={finish}
      actions={[...(isStarted ? [] : [{ label: 'Cancel', run: onClose }]), { ...action, primary: true }]}
    >
      {body}
    </SiteDialog>
  );
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const styles = useFormStyles();
  const [isRecovery, setRecovery] = useState(false);
  const { values, field, sends, says, begin, refused } = useShortForm({ code: '' });
  const turnOff = useAction(turnOffSecondFactor, { quiet: true });
  const submit = async () => {
    begin();
    const answer = await turnOff.mutateAsync(values);
    if (answer.ok) {
      keepSecondFactor(false);
      onClose();
      showToast('Your second factor is off.');
    } else refused(answer);
  };
  return (
    <SiteDialog
      title="Turn off your second factor?"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Turn off', run: () => void submit(), primary: true, disabled: turnOff.isPending },
      ]}
    >
      <form {...sends(submit)} className={styles.form}>
        <p className={styles.note}>
          You will sign in with your password only. For a new phone, turn it off here and set it up again.
        </p>
        <CodeField key={String(isRecovery)} {...field('code')} isRecovery={isRecovery} />
        {says && (
          <p role="alert" className={styles.error}>
            {says}
          </p>
        )}
        <Button
          appearance="subtle"
          onClick={() => {
            field('code').onChange('');
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
