import { makeStyles } from '@fluentui/react-components';
import { decideSupplierApplication } from '#shared/partners/decide-supplier-application.ts';
import { getSupplierApplications, type SiteApplication } from '#shared/partners/get-supplier-applications.ts';
import type { Failure } from '#shared/errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { apartInRows, inRow, plainList } from '#web/ui/stack.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Status } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { platformState } from './application-words.ts';
import { dialogRow } from './dialog-row.ts';
import { SiteMark } from './site-mark.tsx';

const useStyles = makeStyles({
  list: plainList,
  item: dialogRow('minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr)'),
  about: { margin: 0, overflowWrap: 'anywhere' },
  meta: { ...quietLine, overflowWrap: 'anywhere' },
  foot: apartInRows('8px'),
  deeds: inRow('8px'),
});

/** Sites that want to supply others, for the platform to let into the directory. */
export default function ApplicationsDialog({ onClose }: { onClose(): void }) {
  const styles = useStyles();
  const asked = useCall(getSupplierApplications, {}, { quiet: true, staleTime: 0 });
  const all = asked.data?.applications;
  return (
    <SiteDialog title="Supplier applications" onClose={onClose} isWide>
      {asked.error && !all && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.isPending && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {all?.length === 0 && <p>No applications yet. Sites that want to supply others appear here.</p>}
      {all && all.length > 0 && (
        <ul className={styles.list} aria-label="Supplier applications">
          {all.map((one) => (
            <li key={one.site} className={styles.item} aria-label={one.companyName}>
              <SiteMark site={one} below={one.domain} />
              <div>
                <p className={styles.about}>{one.about}</p>
                <div className={styles.meta}>{one.categories.join(', ')}</div>
                {one.state === 'Listed' && (
                  <div className={styles.meta}>
                    Removing it ends no link: sites that it has approved go on selling until it suspends them.
                  </div>
                )}
                {one.mustAcceptAgain && (
                  <div className={styles.meta}>
                    It has accepted older terms ({one.acceptedVersion}), and can be listed once it accepts those of
                    today.
                  </div>
                )}
              </div>
              <div className={styles.about}>
                {one.contactName}
                <div className={styles.meta}>{one.contactEmail}</div>
                <div className={styles.meta}>{one.contactPhone}</div>
              </div>
              <div className={styles.foot}>
                <Status {...platformState[one.state]} />
                <Decide of={one} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </SiteDialog>
  );
}

const said = ({ code, message }: Failure) =>
  code === 'CONFLICT'
    ? 'This application has changed since you read it. Please read it again, then decide.'
    : (message ?? 'Some error occurred.');

function Decide({ of }: { of: SiteApplication }) {
  const styles = useStyles();
  const decide = useAction(decideSupplierApplication, { quiet: true, invalidates: [getSupplierApplications] });
  const submit = async (decision: 'Listed' | 'Declined') => {
    const answer = await decide.mutateAsync({ site: of.site, version: of.version, decision });
    if (!answer.ok) return showToast(said(answer), 'error');
    showToast(`${of.companyName} is ${decision === 'Listed' ? 'in the directory' : 'not in the directory'}.`);
  };
  return (
    <span className={styles.deeds}>
      {of.state !== 'Declined' && (
        <Button
          size="small"
          appearance="subtle"
          disabled={decide.isPending}
          aria-label={of.state === 'Listed' ? `Remove ${of.companyName}` : `Decline ${of.companyName}`}
          onClick={() => void submit('Declined')}
        >
          {of.state === 'Listed' ? 'Remove' : 'Decline'}
        </Button>
      )}
      {of.state !== 'Listed' && (
        <Button
          size="small"
          disabled={decide.isPending || of.mustAcceptAgain}
          aria-label={`List ${of.companyName}`}
          onClick={() => void submit('Listed')}
        >
          List
        </Button>
      )}
    </span>
  );
}
