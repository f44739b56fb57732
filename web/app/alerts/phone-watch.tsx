import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedIn, useUser } from '#web/app/session/session.ts';
import { isPhoneInvalid } from './phone-invalid.ts';
import { lazyAside } from '#web/ui/load-again.ts';
import { mayInterrupt } from './may-interrupt.ts';
import { useAtRest } from './use-at-rest.ts';

const PhoneDialog = lazyAside(() => import('./phone-dialog.tsx'));
/** Spec: so long after signing in. Milliseconds. */
const DELAY = 5000;
/** In all tabs: whom this browser has asked since they signed in. */
const TOLD = 'portolan-phone-told';

/**
 * Tells somebody signed in, once a session, that their primary phone number cannot be called: five seconds after signing
 * in at the soonest, and only over a page at rest on which nothing else is open.
 */
export function PhoneWatch() {
  const user = useUser();
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const isWrong = user !== undefined && isPhoneInvalid(user);
  const [isDue, setDue] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!signedIn) localStorage.removeItem(TOLD);
  }, [signedIn]);
  useEffect(() => {
    if (!isWrong) return;
    const timer = setTimeout(() => setDue(true), DELAY);
    return () => clearTimeout(timer);
  }, [isWrong]);
  const userId = user?.id ?? '';
  useAtRest(isWrong && isDue && !isOpen && mayInterrupt(pathname), pathname, () => {
    // This tab or another may have asked before.
    if (localStorage.getItem(TOLD) === userId) return;
    localStorage.setItem(TOLD, userId);
    setOpen(true);
  });
  return isOpen && isWrong ? <PhoneDialog onClose={() => setOpen(false)} /> : null;
}
