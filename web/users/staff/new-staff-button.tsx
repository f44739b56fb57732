import { useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';

const NewAccountDialogs = lazyPart(() => import('../new-account-dialogs.tsx'));

/** For super admins: a further member of staff. */
export function NewStaffButton() {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!user?.isSuperAdmin) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>New staff member</Button>
      {isOpen && <NewAccountDialogs of="staff" onClose={() => setOpen(false)} />}
    </>
  );
}
