import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { waitingToastsAtom } from './show-toast.ts';
import { lazyAside } from '#web/app/load-again.ts';

const SiteToaster = lazyAside(() => import('./site-toaster.tsx'));

/** Loads the toaster when there is something to say. */
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
