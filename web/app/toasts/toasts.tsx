import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { waitingToastsAtom } from './show-toast.ts';
import { loadUntilThere } from '#web/app/load-again.ts';

let toaster: Promise<typeof import('./site-toaster.tsx')> | undefined;

/** Asked for early, and once: what says that there is no connection has to be there before the connection goes. */
export const loadToaster = () => (toaster ??= loadUntilThere(() => import('./site-toaster.tsx')));

const SiteToaster = lazy(loadToaster);

/** The toaster is drawn when there is something to say. */
export function Toasts() {
  const wanted = useAtomValue(waitingToastsAtom).length > 0;
  const [needed, setNeeded] = useState(false);
  if (wanted && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <SiteToaster />
    </Suspense>
  ) : null;
}
