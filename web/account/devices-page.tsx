import { Badge, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSessions } from '#shared/users/session/end-sessions.ts';
import { getSessions, type SessionRow } from '#shared/users/session/get-sessions.ts';
import { formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { useAction } from '#web/api/use-action.ts';
import { AccountPage } from '#web/users/account-page.tsx';
import { useAccountStyles } from './account-styles.ts';

const dialogs = {
  password: lazyPart(() => import('#web/users/change-password-dialog.tsx')),
  everywhere: lazyPart(() => import('#web/users/sign-out-everywhere-dialog.tsx')),
};

const howMany = (count: number): string =>
  count === 1 ? 'You are only signed in on this device.' : `You are signed in on ${count} devices.`;

/** `14:05`, in the site's zone. */
const timeIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    Date.parse(at),
  );

/** `/user/dashboard/devices`: where one is signed in, to be ended one by one or all at once. */
export default function DevicesPage() {
  const styles = useAccountStyles();
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const OpenDialog = opened && dialogs[opened];
  const list = useCall(getSessions, {}, { quiet: true });
  // The list that is asked anew may still hold for a moment what was just ended.
  const [ended, setEnded] = useState<readonly string[]>([]);
  const sessions = (list.data?.sessions ?? []).filter(({ id }) => !ended.includes(id));
  const end = useAction(endSessions, { invalidates: [getSessions] });
  const endOthers = async () => {
    if ((await end.mutateAsync({})).ok) showToast('All other devices are signed out.');
  };
  return (
    <AccountPage heading="Devices" lead={list.data && howMany(sessions.length)}>
      <ListBody query={list} isPending={list.isPending} label="Loading devices" rowHeight={56}>
        {() => (
          <Card aria-label="Devices" className={styles.card}>
            <ul className={styles.list} aria-label="Where you are signed in">
              {sessions.map((row) => (
                <Session key={row.id} row={row} onEnded={() => setEnded((ids) => [...ids, row.id])} />
              ))}
            </ul>
            <div className={mergeClasses(styles.foot, styles.listFoot)}>
              <Button onClick={() => setOpened('password')}>Change password</Button>
              {sessions.length > 1 && (
                <Button disabledFocusable={end.isPending} onClick={() => void endOthers()}>
                  Sign out all others
                </Button>
              )}
              <Button onClick={() => setOpened('everywhere')}>Sign out everywhere</Button>
            </div>
          </Card>
        )}
      </ListBody>
      {OpenDialog && <OpenDialog onClose={() => setOpened(undefined)} />}
    </AccountPage>
  );
}

function Session({ row, onEnded }: { row: SessionRow; onEnded(): void }) {
  const styles = useAccountStyles();
  const navigate = useNavigate();
  const { dayOf, zone } = useSiteDays();
  const whenOf = (at: string) => `${formatDay(dayOf(at))}, ${timeIn(zone, at)}`;
  const end = useAction(endSessions, { invalidates: [getSessions] });
  const device = row.device || 'Unknown device';
  const submit = async () => {
    if (row.isCurrent) {
      await navigate(paths.logout);
      return;
    }
    if (!(await end.mutateAsync({ sessionIds: [row.id] })).ok) return;
    onEnded();
    showToast(`${device} is signed out.`);
  };
  return (
    <li className={styles.row} aria-label={device}>
      <div>
        <div className={styles.strong}>
          {device}{' '}
          {row.isCurrent && (
            <Badge appearance="outline" color="informative" shape="rounded" size="small">
              This device
            </Badge>
          )}
        </div>
        <div className={styles.hint}>
          Signed in {whenOf(row.signedInAt)}
          {row.network && `, from network ${row.network}`}
        </div>
        <div className={styles.hint}>
          {row.isCurrent
            ? 'In use now'
            : `Last used ${formatDay(dayOf(row.lastUsedAt))}, about ${timeIn(zone, row.lastUsedAt)}`}
        </div>
      </div>
      <Button
        size="small"
        aria-label={row.isCurrent ? 'Sign out this device' : `Sign out ${device}`}
        disabledFocusable={end.isPending}
        onClick={() => void submit()}
      >
        Sign out
      </Button>
    </li>
  );
}
