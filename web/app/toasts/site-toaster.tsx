import { Link, Toast, Toaster, ToastTitle, ToastTrigger, useId, useToastController } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { waitingToastsAtom } from './show-toast.ts';

/** Errors stay long enough to be read twice. Milliseconds. */
const SHOWN = { error: 8000, info: 5000, success: 4000 } as const;

export default function SiteToaster() {
  const toasterId = useId('toaster');
  const { dispatchToast } = useToastController(toasterId);
  const [waiting, setWaiting] = useAtom(waitingToastsAtom);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { text, intent, action } of waiting) {
      const trigger = action && <ToastTrigger><Link as="button" onClick={action.run}>{action.label}</Link></ToastTrigger>;
      dispatchToast(<Toast><ToastTitle action={trigger}>{text}</ToastTitle></Toast>, { intent, timeout: SHOWN[intent], politeness: intent === 'error' ? 'assertive' : 'polite' });
    }
    setWaiting([]);
  }, [waiting, setWaiting, dispatchToast]);
  return <Toaster toasterId={toasterId} position="bottom-end" pauseOnHover limit={4} />;
}
