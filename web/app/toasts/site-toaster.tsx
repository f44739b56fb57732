import {
  Link,
  makeStyles,
  Toast,
  Toaster,
  ToastTitle,
  ToastTrigger,
  useId,
  useToastController,
} from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { waitingToastsAtom } from './show-toast.ts';

/** Errors stay long enough to be read twice. Milliseconds. */
const SHOWN = { error: 8000, info: 5000, success: 4000 } as const;

/** Above everything, dialogs (1,000,000 in Fluent) included. */
const useStyles = makeStyles({ root: { position: 'relative', zIndex: 1_000_001 } });

/** Toasts in a landmark of their own, so that whoever walks a page by its regions finds them. */
export default function SiteToaster() {
  const styles = useStyles();
  const toasterId = useId('toaster');
  const { dispatchToast } = useToastController(toasterId);
  const [waiting, setWaiting] = useAtom(waitingToastsAtom);
  const [notices, setNotices] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (waiting.length === 0 || !notices) return;
    for (const { text, intent, action } of waiting) {
      const trigger = action && (
        <ToastTrigger>
          <Link as="button" onClick={action.run}>
            {action.label}
          </Link>
        </ToastTrigger>
      );
      dispatchToast(
        <Toast>
          <ToastTitle action={trigger}>{text}</ToastTitle>
        </Toast>,
        { intent, timeout: SHOWN[intent], politeness: intent === 'error' ? 'assertive' : 'polite' },
      );
    }
    setWaiting([]);
  }, [waiting, notices, setWaiting, dispatchToast]);
  return (
    <section ref={setNotices} className={styles.root} aria-label="Notices">
      {notices && <Toaster toasterId={toasterId} mountNode={notices} position="bottom-end" pauseOnHover limit={4} />}
    </section>
  );
}
