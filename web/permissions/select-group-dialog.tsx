import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { addUserToRbacUserGroup } from '#shared/permissions/groups/add-user-to-rbac-user-group.ts';
import { explainAccess } from '#shared/permissions/groups/explain-access.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { getUserGroupByUserId } from '#shared/permissions/groups/get-user-group-by-user-id.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { TickedList } from '#web/ui/form/ticked-list.tsx';
import { useAction } from '#web/api/use-action.ts';
import { quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { GROUP_GONE } from './access-words.ts';

const useStyles = makeStyles({
  who: { ...quietLine, margin: '0 0 12px' },
});

/** What shows a member of staff with the group, or what follows from it. */
const showingMembers = [explainAccess, getCustomers, getCustomersByRbacGroup, searchWlUser, getUserById];

interface Props {
  /** The member of staff, with the name as it is shown. */
  user: { id: string; name: string };
  /** The present group; null for none. Left out where it is not known: it is asked for. */
  groupId?: string | null | undefined;
  onClose(): void;
}

/** `Select Permission Group`: the site's groups with a tick at the present one, and `Remove`. For super admins. */
export default function SelectGroupDialog({ user, groupId, onClose }: Props) {
  const styles = useStyles();
  const list = useCall(getRbacUserGroupList, {}, { quiet: true, staleTime: 0 });
  const own = useCall(
    getUserGroupByUserId,
    { userId: user.id },
    { quiet: true, enabled: groupId === undefined, staleTime: 0 },
  );
  const move = useAction(addUserToRbacUserGroup, {
    quiet: true,
    invalidates: [getRbacUserGroupList, getUserGroupByUserId, ...showingMembers],
  });
  const present = groupId ?? own.data?.id ?? null;
  const [chosen, setChosen] = useState<string>();
  const marked = chosen ?? present;
  const submit = async (userGroupId: string | null) => {
    const answer = await move.mutateAsync({ userId: user.id, userGroupId });
    if (answer.ok) {
      showToast('Group successfully changed');
      onClose();
    } else if (answer.code === 'NOT_FOUND') {
      setChosen(undefined);
      showToast(`${GROUP_GONE} Please choose another.`, 'error');
    } else showToast(answer.message ?? 'Something went wrong', 'error');
  };
  const error = list.error ?? own.error;
  const isReady = list.data !== undefined && (groupId !== undefined || own.data !== undefined);
  return (
    <SiteDialog
      title="Select Permission Group"
      onClose={onClose}
      actions={[
        ...(isReady && present !== null
          ? [{ label: 'Remove', run: () => void submit(null), disabled: move.isPending }]
          : []),
        { label: 'Cancel', run: onClose },
        {
          label: 'Save',
          run: () => {
            if (marked) void submit(marked);
          },
          primary: true,
          disabled: move.isPending || !isReady || !marked || marked === present,
        },
      ]}
    >
      <p className={styles.who}>{user.name}</p>
      {error && (
        <ErrorState
          error={error}
          onRetry={() => {
            void list.refetch();
            if (groupId === undefined) void own.refetch();
          }}
        />
      )}
      {!error && !isReady && (
        <Waiting>
          <p role="status">Loading …</p>
        </Waiting>
      )}
      {isReady && (
        <TickedList
          label="Permission group"
          name="permission-group"
          options={list.data.groups.map(({ id, groupName }) => ({ id, content: groupName }))}
          marked={marked}
          onChoose={setChosen}
        />
      )}
      {isReady && !list.data.groups.length && <p>No permission groups yet.</p>}
    </SiteDialog>
  );
}
