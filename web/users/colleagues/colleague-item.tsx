import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import type { ColleagueRow } from '#shared/users/company/colleague.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { toggleBlockColleague } from '#shared/users/company/toggle-block-colleague.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { inGrid, inRow } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { useAction } from '#web/api/use-action.ts';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...inGrid('minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) auto', '4px 16px'),
    alignItems: 'center',
    minHeight: '40px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 0' },
  },
  name: { ...inRow('8px'), fontWeight: 600 },
  meta: quietLine,
  marks: { display: 'grid', justifyItems: 'start', [upTo768]: { display: 'flex', gap: '12px' } },
  money: { fontVariantNumeric: 'tabular-nums' },
  // As wide for the owner, about whom nothing can be done.
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px', minWidth: '176px' },
  phoneActions: { [upTo768]: { justifyContent: 'flex-start', minWidth: 0 } },
});

export const nameOf = ({ firstName, lastName }: ColleagueRow): string => `${firstName} ${lastName}`.trim();

interface Props {
  row: ColleagueRow;
  currency: string;
  onLimit(): void;
}

/** A user of the company, and what its owner can do about them; about the owner nothing. */
export function ColleagueItem({ row, currency, onLimit }: Props) {
  const styles = useStyles();
  const name = nameOf(row);
  return (
    <li className={styles.root} aria-label={name}>
      <div>
        <span className={styles.name}>
          {name}
          {row.isOwner && (
            <Badge appearance="outline" color="informative" shape="rounded" size="small">
              Owner
            </Badge>
          )}
        </span>
        <div className={styles.meta}>{row.email}</div>
      </div>
      <div className={styles.marks}>
        <Status
          isSmall
          tone={row.status === 'verified' ? 'done' : 'waiting'}
          text={row.status === 'verified' ? 'Verified' : 'Not Verified'}
        />
        {row.isBlocked && (
          <Status isSmall tone="urgent" text={row.isBlockedByStaff ? 'Blocked by the site' : 'Blocked'} />
        )}
      </div>
      <div className={styles.money}>
        <div>{row.dailyLimit === null ? 'No daily limit' : `${formatMoney(row.dailyLimit, currency)} a day`}</div>
        <div className={styles.meta}>{formatMoney(row.spentToday, currency)} spent today</div>
      </div>
      <div className={`${styles.actions} ${styles.phoneActions}`}>
        {!row.isOwner && <Actions {...{ row, onLimit }} />}
      </div>
    </li>
  );
}

function Actions({ row, onLimit }: Pick<Props, 'row' | 'onLimit'>) {
  const toggle = useAction(toggleBlockColleague, { invalidates: [getColleagues] });
  const { userId, isBlocked, isBlockedByStaff } = row;
  const name = nameOf(row);
  const change = async () => {
    const answer = await toggle.mutateAsync({ userId, isBlocked: !isBlocked });
    if (answer.ok) showToast(answer.value.isBlocked ? `${name} is blocked and signed out.` : `${name} is unblocked.`);
  };
  return (
    <>
      <Button size="small" aria-label={`Daily limit of ${name}`} onClick={onLimit}>
        Daily limit
      </Button>
      {!isBlockedByStaff && (
        <Button
          size="small"
          aria-label={`${isBlocked ? 'Unblock' : 'Block'} ${name}`}
          disabledFocusable={toggle.isPending}
          onClick={() => void change()}
        >
          {isBlocked ? 'Unblock' : 'Block'}
        </Button>
      )}
    </>
  );
}
