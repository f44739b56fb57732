import { useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';

const GroupDialogs = lazyPart(() => import('./group-dialogs.tsx'));

/** Opens the customer groups; for staff who may see markups. */
export function MarkupGroupsButton() {
  const maySee = useMay('markups.view');
  const [isOpen, setOpen] = useState(false);
  if (!maySee) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Markup Groups</Button>
      {isOpen && <GroupDialogs onClose={() => setOpen(false)} />}
    </>
  );
}
