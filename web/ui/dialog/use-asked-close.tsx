import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { HoldBack } from '#web/ui/dialog/use-back-closes.ts';

interface Options {
  /** All that the form holds, as plain data: other than it began with, it is not saved. */
  holds: unknown;
  /** False where nothing can be saved, so nothing is lost. */
  mayEdit: boolean;
  /** Something inside the dialog. */
  form: RefObject<HTMLElement | null>;
  onClose(): void;
}

interface AskedClose {
  /** For Escape, the close button, Cancel and a press beside: closes, or asks first. */
  close(): void;
  /** What the form is given in this very event counts as what it began with. */
  beginAnew(): void;
  /** Stands beside the dialog. */
  question: ReactNode;
}

/**
 * A dialog's way out while something in it is not saved: whoever closes it, goes Back or closes the tab is asked first,
 * in the words of the pages that are edited in place.
 */
export function useAskedClose({ holds, mayEdit, form, onClose }: Options): AskedClose {
  const now = JSON.stringify(holds);
  const [began, setBegan] = useState(now);
  const [isAnew, setAnew] = useState(false);
  if (isAnew) {
    setAnew(false);
    setBegan(now);
  }
  const isUnsaved = mayEdit && !isAnew && now !== began;
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isUnsaved]);
  const stay = () => {
    setAsking(false);
    // A second Escape without anything between closes a dialog whatever it says of it.
    const dialog = form.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  };
  return {
    close: () => (isUnsaved ? setAsking(true) : onClose()),
    beginAnew: () => setAnew(true),
    question: isAsking ? (
      <SiteDialog
        title="Your changes are not saved"
        onClose={stay}
        actions={[
          { label: 'Discard', run: onClose },
          { label: 'Stay here', run: stay, primary: true },
        ]}
      >
        <p style={{ margin: 0 }}>If you close this now, your changes are lost.</p>
      </SiteDialog>
    ) : (
      isUnsaved && <HoldBack onBack={() => setAsking(true)} />
    ),
  };
}
