import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { waitingToastsAtom } from './show-toast.ts';
import { lazyAside, loadUntilThere } from '#web/ui/load-again.ts';

let toaster: Promise<typeof import('./site-toaster.tsx')> | undefined;

const loadToaster = () => (toaster ??= loadUntilThere(() => import('./site-toaster.tsx')));

const SiteToaster = lazyAside(loadToaster, <Words />);

/** The press that asks for it is answered first. */
const whenAtRest = () => (window.requestIdleCallback ?? setTimeout)(() => void loadToaster());

/**
 * Asked for once somebody touches the page: nothing is said before that, and what says that there is no connection
 * should be there before the connection goes.
 */
export function loadToasterWhenTouched(): void {
  for (const touch of ['pointermove', 'pointerdown', 'keydown', 'input'])
    addEventListener(touch, whenAtRest, { once: true, passive: true });
}

function Words() {
  const waiting = useAtomValue(waitingToastsAtom);
  return (
    <p className="plain-notice" role="alert">
      {waiting.map(({ text }) => text).join(' ')}
    </p>
  );
}

/** The toaster is drawn when there is something to say; where it did not come, the words stand in its place. */
export function Toasts() {
  const waiting = useAtomValue(waitingToastsAtom);
  const [needed, setNeeded] = useState(false);
  if (waiting.length > 0 && !needed) setNeeded(true);
  return needed ? <SiteToaster /> : null;
}
