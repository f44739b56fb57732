import { Suspense, useState } from 'react';
import { holds } from '#shared/permissions/holds.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHolder } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';

const CreateAgentDialog = lazyPart(() => import('./create-agent-dialog.tsx'));

/** Opens an account for an agent or a traveller; nothing to whoever may not. */
export function NewAgentButton() {
  const holder = useHolder();
  const [isOpen, setOpen] = useState(false);
  if (!holder || !holds(holder, 'customers.create')) return null;
  return (
    <>
      <Button appearance="primary" onClick={() => setOpen(true)}>
        New agent
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CreateAgentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
