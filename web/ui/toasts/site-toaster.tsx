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
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notOnPaper } from '#web/ui/stack.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { keepOverDialogs } from './over-dialogs.ts';
import { waitingToastsAtom } from './show-toast.ts';

/** Errors stay long enough to be read twice. Milliseconds. */
const SHOWN = { error: 8000, info: 5000, success: 4000 } as const;

/** Nothing of its own is seen: the browser's looks of a popover are taken off it, the toasts stand in the corner. */
const useStyles = makeStyles({
  root: {
    position: 'fixed',
    inset: 'auto 0 0 auto',
    width: 0,
    height: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    overflow: 'visible',
    background: 'none',
    // Where the browser has no top layer.
    zIndex: 1_000_001,
    // A sheet has its buttons where toasts stand on a phone.
    ...notOnPaper,
    [upTo768]: { 'dialog > & .fui-Toaster': { top: '8px !important', bottom: 'auto !important' } },
  },
});

/** Toasts in a landmark of their own, so that whoever walks a page by its regions finds them. */
export default function SiteToaster() {
  const styles = useStyles();
  const toasterId = useId('toaster');
  const { dispatchToast } = useToastController(toasterId);
  const [waiting, setWaiting] = useAtom(waitingToastsAtom);
  const [shown, setShown] = useState(0);
  const [notices] = useState(() => {
    const section = document.createElement('section');
    section.ariaLabel = 'Notices';
    return section;
  });
  const home = useRef<HTMLDivElement>(null);
  const isNeeded = shown > 0;
  useLayoutEffect(() => {
    notices.setAttribute('class', styles.root);
  }, [notices, styles.root]);
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    return keepOverDialogs(notices, home.current!);
  }, [notices, isNeeded]);
  useEffect(() => {
    if (waiting.length === 0) return;
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
        {
          intent,
          timeout: SHOWN[intent],
          politeness: intent === 'error' ? 'assertive' : 'polite',
          onStatusChange: (_, { status }) => {
            if (status === 'queued') setShown((count) => count + 1);
            if (status === 'unmounted') setShown((count) => count - 1);
          },
        },
      );
    }
    setWaiting([]);
  }, [waiting, setWaiting, dispatchToast]);
  return (
    <div ref={home}>
      <Toaster toasterId={toasterId} mountNode={notices} position="bottom-end" pauseOnHover limit={4} />
    </div>
  );
}
