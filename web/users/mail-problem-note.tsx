import { makeStyles } from '@fluentui/react-components';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { formatLongDay } from '#web/ui/long-day.ts';
import { inRows } from '#web/ui/stack.ts';
import { warningSurface } from '#web/ui/surface.ts';
import { ActButton } from './customers/staff-account-actions.tsx';

const useStyles = makeStyles({
  root: { ...warningSurface, ...inRows('8px 12px'), '& svg': { flexShrink: 0 } },
  text: { flex: '1 1 240px', margin: 0, overflowWrap: 'anywhere' },
});

/** That mails to the customer do not arrive, and for super admins the way to have them sent again. */
export default function MailProblemNote({ of: { user, mailProblem } }: { of: CustomerDetails }) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const me = useUser();
  if (!mailProblem) return null;
  const day = formatLongDay(dayOf(mailProblem.at));
  const isBounce = mailProblem.reason === 'bounce';
  return (
    <div className={styles.root}>
      <Icon name="warning" />
      <p className={styles.text}>
        {isBounce
          ? `Email to ${user.email} bounced on ${day}. We no longer send tickets or links there.`
          : `An email to ${user.email} was marked as spam on ${day}. Tickets, refunds and links are still sent, notices are not.`}
      </p>
      {isBounce && me?.isSuperAdmin && <ActButton user={user} act="mend" label="Allow emails again" />}
    </div>
  );
}
