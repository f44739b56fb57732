import { Suspense, useState } from 'react';
import { holds } from '#shared/permissions/holds.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHolder } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';

const GroupDialogs = lazyPart(() => import('./group-dialogs.tsx'));

/** Opens the customer groups; for staff who may see markups. */
export function MarkupGroupsButton() {
  const holder = useHolder();
  const [isOpen, setOpen] = useState(false);
  if (!holder || !holds(holder, 'markups.view')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Markup Groups</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GroupDialogs onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
