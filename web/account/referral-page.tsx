import { makeStyles } from '@fluentui/react-components';
import { getReferrals } from '#shared/users/registration/get-referrals.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { useCursorList } from '#web/ui/list/use-list-calls.ts';
import { hugeText } from '#web/ui/text.ts';
import { AccountPage } from '#web/users/account-page.tsx';
import { useAccountStyles } from './account-styles.ts';

const useStyles = makeStyles({
  code: {
    ...hugeText,
    margin: '0 0 4px',
    fontWeight: 600,
    letterSpacing: '0.08em',
    fontVariantNumeric: 'tabular-nums',
  },
  link: { margin: '0 0 16px', overflowWrap: 'anywhere', userSelect: 'all' },
});

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = (month: string): string => months.format(Date.parse(`${month}-01T00:00:00Z`));

const copy = (text: string) =>
  void navigator.clipboard.writeText(text).then(
    () => showToast('Copied to clipboard.'),
    () => showToast('Please copy it manually: your browser does not allow it.', 'error'),
  );

/** `/user/dashboard/referral`: one's own code, its link, and who joined by it. */
export default function ReferralPage() {
  const styles = useAccountStyles();
  const own = useStyles();
  const { siteName, wlMeta } = useSite();
  const isClosed = wlMeta.signUp === 'closed';
  const list = useCursorList(getReferrals, {});
  const pages = list.data?.pages ?? [];
  const first = pages[0];
  const joined = pages.flatMap(({ records }) => records);
  return (
    <AccountPage
      heading="Referral"
      lead={
        isClosed
          ? `Accounts are opened by ${siteName}: people you recommend give them your code.`
          : `Recommend ${siteName}. Everyone who registers with your link is listed here.`
      }
    >
      <ListBody query={list} isPending={list.isPending} label="Loading your referrals" rowHeight={56}>
        {() => (
          <div className={styles.two}>
            <Card aria-label="Your code" className={styles.card}>
              <h2 className={styles.heading}>Your code</h2>
              <p className={own.code}>{first?.referralCode}</p>
              {!isClosed && <p className={own.link}>{first?.link}</p>}
              <Button
                appearance="primary"
                icon={<Icon name="copy" size={16} />}
                onClick={() => first && copy(isClosed ? first.referralCode : first.link)}
              >
                {isClosed ? 'Copy code' : 'Copy link'}
              </Button>
            </Card>
            <Card aria-label="Who joined" className={styles.card}>
              <h2 className={styles.heading}>Who joined</h2>
              {joined.length ? (
                <ul className={styles.list}>
                  {joined.map(({ firstName, month }, at) => (
                    <li key={at} className={styles.row}>
                      <span className={styles.strong}>{firstName}</span>
                      <span>{monthName(month)}</span>
                    </li>
                  ))}
                </ul>
              ) : (
                <EmptyState
                  icon="person"
                  heading="No referrals yet"
                  text="Share your link. People who register with it and confirm their email appear here."
                />
              )}
              <CursorFoot list={list} found={joined.length} />
            </Card>
          </div>
        )}
      </ListBody>
    </AccountPage>
  );
}
