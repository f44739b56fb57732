import { Suspense, useEffect, useState } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { isPhoneInvalid } from './phone-invalid.ts';
import { lazyAside } from '#web/app/load-again.ts';

const PhoneDialog = lazyAside(() => import('./phone-dialog.tsx'));
/** Spec: so long after signing in. Milliseconds. */
const DELAY = 5000;
/** Signing out empties the session's storage, so each signing in asks once in a tab. */
const TOLD = 'portolan-phone-told';

/** Tells somebody signed in, once, that their primary phone number cannot be called. */
export function PhoneWatch() {
  const user = useUser();
  const isWrong = user !== undefined && isPhoneInvalid(user);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!isWrong || sessionStorage.getItem(TOLD)) return;
    const timer = setTimeout(() => {
      sessionStorage.setItem(TOLD, '1');
      setOpen(true);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [isWrong]);
  return open && isWrong ? (
    <Suspense fallback={null}>
      <PhoneDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
