import { makeStyles, tokens } from '@fluentui/react-components';
import type { PermissionGroup } from '#shared/permissions/permission-group.ts';
import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { paths } from '#web/app/paths.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { inLines, inRows, plainList } from '#web/ui/stack.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { partHeading, quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';

const useStyles = makeStyles({
  root: { marginTop: '32px' },
  head: { ...inLines('4px 16px'), alignItems: 'baseline', marginBottom: '8px' },
  heading: partHeading,
  list: plainList,
  row: {
    ...inRows('0 12px'),
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  meta: quietLine,
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Who is in a group, newest first, each leading to their account, and all of them to the customers' list. */
export function GroupMembers({ group }: { group: PermissionGroup }) {
  const styles = useStyles();
  const members = useCursorList(
    getCustomersByRbacGroup,
    { rbacUserGroupId: group.id, page: 1 },
    { enabled: group.members > 0 },
  );
  const rows = rowsOf(members);
  const listed = `${paths.staffCustomers}?group=${encodeURIComponent(group.id)}`;
  return (
    <section className={styles.root} aria-label="Members">
      <div className={styles.head}>
        <h2 className={styles.heading}>Members</h2>
        {group.members > 0 && <TextLink to={listed}>Show them in Customers</TextLink>}
      </div>
      {group.members === 0 && <p className={styles.none}>No members yet.</p>}
      {members.error && !members.data && <ErrorState error={members.error} onRetry={() => void members.refetch()} />}
      {group.members > 0 && members.isPending && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {rows.length > 0 && (
        <>
          <ul className={styles.list}>
            {rows.map(({ users_id: id, firstName, lastName, email, isBlocked }) => (
              <li key={id} className={styles.row}>
                <TextLink to={`${listed}&open=${encodeURIComponent(id)}`}>{`${firstName} ${lastName}`.trim()}</TextLink>
                <span className={styles.meta}>
                  {email}
                  {isBlocked && ', blocked'}
                </span>
              </li>
            ))}
          </ul>
          <CursorFoot list={members} found={rows.length} />
        </>
      )}
    </section>
  );
}
