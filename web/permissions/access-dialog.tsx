import { makeStyles, tokens } from '@fluentui/react-components';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { type AccessExplained, explainAccess } from '#shared/permissions/explain-access.ts';
import { getCustomers } from '#shared/users/get-customers.ts';
import { searchWlUser } from '#shared/users/search-wl-user.ts';
import { useCall } from '#web/api/use-call.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { InputBox } from '#web/ui/input-box.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

const SelectGroupDialog = lazy(() => import('./select-group-dialog.tsx'));

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '8px', marginBottom: '16px' },
  reason: { margin: '0 0 12px' },
  heading: { margin: '16px 0 4px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '12px',
    minHeight: '32px',
    alignItems: 'center',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  refused: { color: tokens.colorNeutralForeground3 },
  meta: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3, textAlign: 'right' },
});

/** Spec: user search 400 ms. */
const WAIT = 400;
const allStaff = { userType: 'staff', status: '', isBlocked: false, page: 1 } as const;

/** Explains one member of staff: what they may do, and why. */
export default function AccessDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
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
  const mayChange = useUser()?.isSuperAdmin ?? false;
  const [changing, setChanging] = useState<AccessExplained>();
  const userId = records.some(({ users_id }) => users_id === chosen) ? chosen : records[0]?.users_id;
  if (changing)
    return (
      <SelectGroupDialog
        alsoStale={[explainAccess]}
        user={changing.user}
        groupId={changing.userGroup?.id ?? null}
        onClose={() => setChanging(undefined)}
      />
    );
  return (
    <SiteDialog title="Who may do what" onClose={onClose} actions={[{ label: 'Close', run: onClose }]}>
      {people.error ? (
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
              onChange={setText}
            />
            <Field label="Member of staff">
              {(aria) => (
                <SelectBox {...aria} size="large" value={userId ?? ''} onChange={setChosen}>
                  {records.map(({ users_id, firstName, lastName, email }) => (
                    <option key={users_id} value={users_id}>
                      {`${firstName} ${lastName}`.trim()}, {email}
                    </option>
                  ))}
                </SelectBox>
              )}
            </Field>
          </div>
          {people.isPending && <Spinner />}
          {people.data && !records.length && <p className={styles.reason}>Nobody is called like this.</p>}
          {userId && <Explained key={userId} userId={userId} onChange={mayChange ? setChanging : undefined} />}
        </>
      )}
    </SiteDialog>
  );
}

function Explained({
  userId,
  onChange,
}: {
  userId: string;
  /** Left out where nobody may. */
  onChange: ((access: AccessExplained) => void) | undefined;
}) {
  const styles = useStyles();
  const access = useCall(explainAccess, { userId }, { quiet: true, staleTime: 0 });
  if (access.error) return <ErrorState error={access.error} onRetry={() => void access.refetch()} />;
  if (!access.data) return <Spinner />;
  const { permissions, because } = access.data;
  const isGrouped = because === 'group' || because === 'default';
  const modules = [...new Set(permissions.map(({ moduleName }) => moduleName))];
  return (
    <>
      <p className={styles.reason}>{reasonOf(access.data)}</p>
      {onChange && isGrouped && <Button onClick={() => onChange(access.data)}>Change Permission Group</Button>}
      {modules.map((moduleName) => (
        <section key={moduleName} aria-label={moduleName}>
          <h3 className={styles.heading}>{moduleName}</h3>
          <ul className={styles.list}>
            {permissions
              .filter((one) => one.moduleName === moduleName)
              .map(({ id, label, isAllowed, because }) => (
                <li key={id} className={styles.row}>
                  <span className={isAllowed ? undefined : styles.refused}>{label}</span>
                  <span className={styles.meta}>
                    {isAllowed ? 'May' : 'May not'}, {wordsOf(because, access.data)}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function reasonOf({ user, because, userGroup }: AccessExplained): string {
  const blocked = user.isBlocked ? ' The account is blocked: nothing may be done with it now.' : '';
  switch (because) {
    case 'superAdmin':
      return `${user.name} is a super admin and holds every permission, staff’s rights included.${blocked}`;
    case 'group':
      return userGroup
        ? `${user.name} is in ${userGroup.groupName}, which decides.${blocked}`
        : `${user.name} is in a group that is gone, and holds nothing.${blocked}`;
    case 'default':
      return `${user.name} is in no group, and holds what is allowed by default.${blocked}`;
    case 'userType':
      return `${user.name} is no member of staff: the user type decides, not permissions.${blocked}`;
  }
}

function wordsOf(because: AccessExplained['because'], { userGroup }: AccessExplained): string {
  switch (because) {
    case 'superAdmin':
      return 'as super admin';
    case 'group':
      return userGroup ? `by ${userGroup.groupName}` : 'the group is gone';
    case 'default':
      return 'by default';
    case 'userType':
      return 'by user type';
  }
}
