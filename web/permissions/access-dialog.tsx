import { makeStyles } from '@fluentui/react-components';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccessExplained } from '#shared/permissions/groups/explain-access.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { Explained } from './explained.tsx';

const SelectGroupDialog = lazyPart(() => import('./select-group-dialog.tsx'));

const useStyles = makeStyles({
  fields: { ...inColumn('8px'), marginBottom: '16px' },
  reason: { margin: '0 0 12px' },
});

/** Spec: user search 400 ms. */
const WAIT = 400;
const allStaff = {
  userType: 'staff',
  groupId: '',
  status: '',
  isBlocked: false,
  isExempted: false,
  isAwaitingApproval: false,
  page: 1,
} as const;

/** What was typed, and who of those found was chosen. */
interface Choice {
  text: string;
  chosen?: string;
}

interface Props {
  /** Whose access it is; left out, a member of staff is chosen. */
  userId?: string;
  onClose(): void;
}

/** Explains one person: what they may do, and why. */
export default function AccessDialog({ userId, onClose }: Props) {
  const mayChange = useUser()?.isSuperAdmin ?? false;
  const { canShowPermissionMenu } = useSite().wlMeta;
  const [changing, setChanging] = useState<AccessExplained>();
  // Stands while a group is chosen.
  const [choice, setChoice] = useState<Choice>({ text: '' });
  const onChange = mayChange && canShowPermissionMenu ? setChanging : undefined;
  if (changing)
    return (
      <SelectGroupDialog
        user={changing.user}
        groupId={changing.userGroup?.id ?? null}
        onClose={() => setChanging(undefined)}
      />
    );
  return (
    <SiteDialog title="Who may do what" onClose={onClose} actions={[{ label: 'Close', run: onClose }]}>
      {userId ? (
        <Explained userId={userId} onChange={onChange} />
      ) : (
        <Chosen choice={choice} onChoose={setChoice} onChange={onChange} />
      )}
    </SiteDialog>
  );
}

/** Somebody of staff, by typing or from the list. */
function Chosen({
  choice,
  onChoose,
  onChange,
}: {
  choice: Choice;
  onChoose(choice: Choice): void;
  onChange: ((access: AccessExplained) => void) | undefined;
}) {
  const styles = useStyles();
  const { text, chosen } = choice;
  const searchQuery = useDebounced(text.trim(), WAIT);
  const isSearched = searchQuery !== '';
  const staff = useCall(getCustomers, allStaff, { quiet: true, enabled: !isSearched });
  const searched = useCall(
    searchWlUser,
    { searchQuery },
    { quiet: true, enabled: isSearched, placeholderData: keepPreviousData },
  );
  // Who is shown stays until the search has answered: what a finger is on its way to does not go away under it.
  const people = isSearched && (searched.data || searched.error || !staff.data) ? searched : staff;
  const records = people.data?.records ?? [];
  const userId = records.some(({ users_id }) => users_id === chosen) ? chosen : records[0]?.users_id;
  return people.error ? (
    <ErrorState error={people.error} onRetry={() => void people.refetch()} />
  ) : (
    <>
      <div className={styles.fields}>
        <InputBox
          type="search"
          aria-label="Find a member of staff"
          placeholder="Name or email"
          maxLength={120}
          value={text}
          onChange={(typed) => onChoose({ ...choice, text: typed })}
        />
        <Field label="Member of staff">
          {(aria) => (
            <SelectBox
              {...aria}
              size="large"
              value={userId ?? ''}
              onChange={(id) => onChoose({ ...choice, chosen: id })}
            >
              {records.map(({ users_id, firstName, lastName, email }) => (
                <option key={users_id} value={users_id}>
                  {`${firstName} ${lastName}`.trim()}, {email}
                </option>
              ))}
            </SelectBox>
          )}
        </Field>
      </div>
      {people.isPending && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {people.data && !records.length && <p className={styles.reason}>No match.</p>}
      {userId && <Explained key={userId} userId={userId} onChange={onChange} />}
    </>
  );
}
