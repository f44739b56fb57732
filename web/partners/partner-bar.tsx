import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UserData } from '#shared/users/model.ts';
import { paths } from '#web/app/paths.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { pageWide } from '#web/ui/stack.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useTimeLeft } from '#web/ui/use-time-left.ts';

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
  },
  wrap: {
    ...pageWide,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    alignItems: 'center',
    minHeight: '44px',
    padding: '6px 24px',
    [upTo768]: { padding: '8px 16px' },
  },
  text: { margin: 0, overflowWrap: 'anywhere' },
});

const minutesText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
};

/** Screens that sell, and those of an account: a stay has neither. */
const NOT_OF_STAYS =
  /^\/(user\/dashboard(?!\/keys)|flight\/(search|calendar|passenger|booking)|activities|packages|fixed-departures)/;

/** To who stands for a partner site: who they are here, as whom, for how long yet, and the way out. */
export default function PartnerBar({ stay }: { stay: NonNullable<UserData['partnerStay']> }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { siteName } = useSite();
  const left = useTimeLeft(stay.until) ?? 0;
  const isOver = left === 0;
  const { pathname } = useLocation();
  const isElsewhere = NOT_OF_STAYS.test(pathname);
  useEffect(() => {
    if (isElsewhere) void navigate(paths.userTransactionHistory, { replace: true });
  }, [isElsewhere, navigate]);
  useEffect(() => {
    if (isOver) void navigate(paths.logout, { replace: true, state: { isSessionOver: true } });
  }, [isOver, navigate]);
  return (
    <aside className={styles.root} aria-label="Partner access">
      <div className={styles.wrap}>
        <p className={styles.text}>
          <strong>
            {stay.name}, for {stay.companyName}
          </strong>{' '}
          at {siteName}: {minutesText(left)}
        </p>
        <Button onClick={() => void navigate(paths.logout)}>Leave</Button>
      </div>
    </aside>
  );
}
