import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { explainAccess } from '#shared/permissions/groups/explain-access.ts';
import type { UserData } from '#shared/users/model.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { reasonOf } from './access-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';

const AccessDialog = lazyPart(() => import('./access-dialog.tsx'));

const useStyles = makeStyles({
  root: { ...inColumn('8px'), justifyItems: 'start' },
  reason: { ...quietLine, margin: 0 },
});

/** What decides about what a person may do; of a member of staff permission by permission, on demand. */
export default function AccessPart({ user }: { user: UserData }) {
  const styles = useStyles();
  const isStaff = user.userType === 'staff';
  const access = useCall(explainAccess, { userId: user.id }, { quiet: true, enabled: isStaff });
  const [isOpen, setOpen] = useState(false);
  if (!isStaff) {
    const { isBlocked } = user;
    return (
      <p className={styles.reason}>
        {reasonOf({ user: { name: 'This person', isBlocked }, because: 'userType', userGroup: null })}
      </p>
    );
  }
  if (access.error)
    return <ErrorState heading="Not known" error={access.error} onRetry={() => void access.refetch()} />;
  if (!access.data)
    return (
      <Waiting>
        <Spinner />
      </Waiting>
    );
  return (
    <div className={styles.root}>
      <p className={styles.reason}>{reasonOf(access.data)}</p>
      <Button onClick={() => setOpen(true)}>Permissions</Button>
      {isOpen && <AccessDialog userId={user.id} onClose={() => setOpen(false)} />}
    </div>
  );
}
