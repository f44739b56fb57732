import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { formatDay } from '#shared/time.ts';
import { generateDriverAccessToken } from '#shared/transfers/generate-driver-access-token.ts';
import { getDriverLinks } from '#shared/transfers/get-driver-links.ts';
import { revokeDriverAccessToken } from '#shared/transfers/revoke-driver-access-token.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { apartInRows, inColumn, inLines, plainList } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { SheetDriver } from './use-job-sheet.ts';

const useStyles = makeStyles({
  list: plainList,
  row: { ...apartInRows('4px 12px'), padding: '8px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  name: { ...cardHeading, overflowWrap: 'anywhere' },
  quiet: { ...quietLine, margin: 0 },
  ways: inLines('8px'),
  made: { ...inColumn('12px'), margin: 0 },
  link: { margin: 0, overflowWrap: 'anywhere' },
});

interface Props {
  drivers: readonly SheetDriver[];
  onClose(): void;
}

const whatsApp = (link: string) => `https://wa.me/?text=${encodeURIComponent(`Your jobs\n${link}`)}`;

/** Links to drivers' pages: made, made anew, and revoked. What is made is shown once. */
export default function DriverLinks({ drivers, onClose }: Props) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const links = useCall(getDriverLinks, {}, { staleTime: 0 });
  const generate = useAction(generateDriverAccessToken, { invalidates: [getDriverLinks] });
  const revoke = useAction(revokeDriverAccessToken, { invalidates: [getDriverLinks] });
  const [made, setMade] = useState<{ driverName: string; link: string }>();
  const make = async ({ id, driverName }: SheetDriver) => {
    const answer = await generate.mutateAsync({ driverId: id });
    if (answer.ok) setMade({ driverName, link: answer.value.link });
  };
  const end = async ({ id, driverName }: SheetDriver) => {
    const answer = await revoke.mutateAsync({ driverId: id });
    if (answer.ok) showToast(`The link of ${driverName} has ended.`);
  };
  if (made)
    return (
      <SiteDialog
        title={`Link for ${made.driverName}`}
        onClose={onClose}
        actions={[
          { label: 'All drivers', run: () => setMade(undefined) },
          { label: 'Close', run: onClose, primary: true },
        ]}
      >
        <div className={styles.made}>
          <p className={styles.quiet}>
            Anyone who has this link sees the jobs of {made.driverName}. It is shown only now; an earlier link has
            ended.
          </p>
          <p className={styles.link}>{made.link}</p>
          <div className={styles.ways}>
            <Button
              icon={<Icon name="copy" />}
              onClick={() =>
                void navigator.clipboard.writeText(made.link).then(() => showToast('Copied to clipboard.'))
              }
            >
              Copy link
            </Button>
            <ButtonAnchor href={whatsApp(made.link)} target="_blank" rel="noopener">
              WhatsApp
            </ButtonAnchor>
          </div>
        </div>
      </SiteDialog>
    );
  return (
    <SiteDialog title="Driver links" onClose={onClose} actions={[{ label: 'Close', run: onClose, primary: true }]}>
      {drivers.length === 0 && <p className={styles.quiet}>No drivers yet. Add them in the master data.</p>}
      <ul className={styles.list}>
        {drivers.map((driver) => {
          const link = links.data?.links.find(({ driverId }) => driverId === driver.id);
          const used = link?.lastUsedAt ? `last used ${formatDay(dayOf(link.lastUsedAt))}` : 'not used yet';
          return (
            <li key={driver.id} className={styles.row}>
              <div>
                <h3 className={styles.name}>{driver.driverName}</h3>
                <p className={styles.quiet}>
                  {link ? `Made ${formatDay(dayOf(link.madeAt))} by ${link.madeBy}, ${used}` : 'No link'}
                </p>
              </div>
              <div className={styles.ways}>
                <Button
                  disabled={generate.isPending}
                  aria-label={`${link ? 'New link' : 'Create link'} for ${driver.driverName}`}
                  onClick={() => void make(driver)}
                >
                  {link ? 'New link' : 'Create link'}
                </Button>
                {link && (
                  <Button
                    appearance="subtle"
                    disabled={revoke.isPending}
                    aria-label={`Revoke the link of ${driver.driverName}`}
                    onClick={() => void end(driver)}
                  >
                    Revoke
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </SiteDialog>
  );
}
