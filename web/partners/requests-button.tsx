import { useState } from 'react';
import { requestsByPage } from '#shared/partners/requests-by-page.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const RequestsDialog = lazyPart(() => import('./requests-dialog.tsx'));

/** Opens what other sites ask, and says how many wait; for staff who may see it. */
export function RequestsButton() {
  const maySee = useMay('consumers.view');
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(requestsByPage, { page: 1 }, { enabled: maySee, quiet: true });
  if (!maySee) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>API Customer Requests{data?.pending ? ` ${data.pending}` : ''}</Button>
      {isOpen && <RequestsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
