import { useState } from 'react';
import { startSecondFactor } from '#shared/users/session/start-second-factor.ts';
import { turnOnSecondFactor } from '#shared/users/session/turn-on-second-factor.ts';
import { useAction } from '#web/api/use-action.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { keepSecondFactor } from './keep-second-factor.ts';
import { AppSecret } from './app-secret.tsx';
import { PresentPassword } from './present-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/**
 * Setting up a second factor, for a dialog or a page to draw: the password, the QR code with the first code, then the
 * recovery codes, the latter two shown this once. `finish` notes that it is on, where it is; call it however the person
 * leaves.
 */
export function useSetUp(onDone: () => void) {
  const start = useAction(startSecondFactor, { quiet: true });
  const turnOn = useAction(turnOnSecondFactor, { quiet: true });
  const asked = useShortForm({ password: '' });
  const first = useShortForm({ code: '' });
  const [app, setApp] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isOnAlready, setOnAlready] = useState(false);
  const finish = () => {
    if (codes || isOnAlready) keepSecondFactor(true);
    onDone();
  };
  const begin = async () => {
    asked.begin();
    first.begin();
    const answer = await start.mutateAsync(asked.values);
    if (answer.ok) {
      asked.field('password').onChange('');
      setApp(answer.value);
    } else if (answer.code === 'ILLEGAL_TRANSITION') setOnAlready(true);
    else asked.refused(answer);
  };
  const submit = async () => {
    first.begin();
    const answer = await turnOn.mutateAsync(first.values);
    if (answer.ok) setCodes(answer.value.recoveryCodes);
    else {
      // The password stands for a while only: after that it is asked once more.
      if (answer.code === 'ILLEGAL_TRANSITION') setApp(undefined);
      first.refused(answer);
    }
  };
  if (codes)
    return {
      title: 'Save your recovery codes',
      body: <RecoveryCodes codes={codes} />,
      action: { label: 'I have saved them', run: finish, disabled: false },
      isStarted: true,
      finish,
    };
  if (isOnAlready)
    return {
      title: 'Second factor',
      body: 'Your second factor is already on.',
      action: { label: 'Continue', run: finish, disabled: false },
      isStarted: true,
      finish,
    };
  return {
    title: 'Set up a second factor',
    body: app ? (
      <AppSecret {...app} short={first} onSubmit={() => void submit()} />
    ) : (
      <PresentPassword short={asked} said={first.says} onSubmit={() => void begin()} />
    ),
    action: app
      ? { label: 'Turn on', run: () => void submit(), disabled: turnOn.isPending }
      : { label: 'Continue', run: () => void begin(), disabled: start.isPending },
    isStarted: false,
    finish,
  };
}
