import { useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';

const NewAccountDialogs = lazyPart(() => import('../new-account-dialogs.tsx'));

/** Opens an account for an agent or a traveller; nothing to whoever may not. */
export function NewAgentButton() {
  const mayCreate = useMay('customers.create');
  const [isOpen, setOpen] = useState(false);
  if (!mayCreate) return null;
  return (
    <>
      <Button appearance="primary" onClick={() => setOpen(true)}>
        New agent
      </Button>
      {isOpen && <NewAccountDialogs of="agent" onClose={() => setOpen(false)} />}
    </>
  );
}
