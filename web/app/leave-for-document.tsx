import { useEffect } from 'react';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';

/** Loads the address anew: what stands there is no page of the app. */
export function LeaveForDocument() {
  useEffect(() => {
    location.reload();
  }, []);
  return <LoadingOverlay />;
}
