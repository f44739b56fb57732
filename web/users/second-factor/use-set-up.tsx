import { useState } from 'react';
import { startSecondFactor } from '#shared/users/start-second-factor.ts';
import { turnOnSecondFactor } from '#shared/users/turn-on-second-factor.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useShortForm } from '#web/ui/use-short-form.ts';
import { keepSecondFactor } from './keep-second-factor.ts';
import { AppSecret } from './app-secret.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/**
 * Setting up a second factor, for a dialog or a page to draw: the QR code with the first code, then the recovery codes,
 * both shown this once. `finish` notes that it is on, where it is; call it however the person leaves.
 */
export function useSetUp(onDone: () => void) {
  const started = useCall(
    startSecondFactor,
    {},
    { quiet: true, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  );
  const { form, values, field, refuse } = useShortForm({ code: '' });
  const turnOn = useAction(turnOnSecondFactor, { quiet: true });
  const [codes, setCodes] = useState<readonly string[]>();
  const [refusal, setRefusal] = useState('');
  const isOnAlready = started.error?.failure.code === 'ILLEGAL_TRANSITION';
  const finish = () => {
    if (codes || isOnAlready) keepSecondFactor(true);
    onDone();
  };
  const submit = async () => {
    setRefusal('');
    const answer = await turnOn.mutateAsync(values);
    if (answer.ok) setCodes(answer.value.recoveryCodes);
    else if (!refuse(answer)) setRefusal(answer.message ?? '');
  };
  if (codes)
    return {
      title: 'Keep your recovery codes',
      body: <RecoveryCodes codes={codes} />,
      action: { label: 'I have kept them', run: finish, disabled: false },
      isStarted: true,
      finish,
    };
  if (isOnAlready)
    return {
      title: 'Second factor',
      body: 'Your second factor is on already.',
      action: { label: 'Go on', run: finish, disabled: false },
      isStarted: true,
      finish,
    };
  return {
    title: 'Set up a second factor',
    body: started.data ? (
      <AppSecret {...started.data} form={form} field={field('code')} refusal={refusal} onSubmit={() => void submit()} />
    ) : started.error ? (
      <ErrorState heading="This could not be begun" error={started.error} onRetry={() => void started.refetch()} />
    ) : (
      <Spinner />
    ),
    action: { label: 'Turn on', run: () => void submit(), disabled: !started.data || turnOn.isPending },
    isStarted: false,
    finish,
  };
}
