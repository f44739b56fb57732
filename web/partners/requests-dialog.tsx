import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { changeConsumerSupplierRequestStatus } from '#shared/partners/change-consumer-supplier-request-status.ts';
import { consumersByPage } from '#shared/partners/consumers-by-page.ts';
import { type RequestRow, REQUESTS_PAGE } from '#shared/partners/request.ts';
import { requestsByPage } from '#shared/partners/requests-by-page.ts';
import { useAction } from '#web/api/use-action.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PagesFoot } from '#web/ui/list/pager.tsx';
import { StaleNote } from '#web/ui/list/stale-note.tsx';
import { useNumberedList } from '#web/ui/list/use-list-calls.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { apartInRows, inRow, plainList } from '#web/ui/stack.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Status } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { dialogRow } from './dialog-row.ts';
import { toneOf } from './link-words.ts';
import { SiteMark } from './site-mark.tsx';

const useStyles = makeStyles({
  lead: { ...quietLine, margin: 0 },
  list: plainList,
  item: dialogRow('minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)'),
  meta: { ...quietLine, overflowWrap: 'anywhere' },
  // Below the word, beside its mark.
  approver: { ...quietLine, paddingLeft: '16px', overflowWrap: 'anywhere' },
  foot: apartInRows('4px 8px'),
  deeds: inRow('8px'),
});

/** `API Customer Requests`: sites that ask to sell this one's inventory, the newest first. */
export default function RequestsDialog({ onClose }: { onClose(): void }) {
  const styles = useStyles();
  const [page, setPage] = useState(1);
  const asked = useNumberedList(requestsByPage, { page }, { refetchOnWindowFocus: 'always' });
  const { data } = asked;
  const top = useRef<HTMLParagraphElement>(null);
  const shown = data?.currentPage;
  // A new page is shown from its top.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const again = () => void asked.refetch();
  return (
    <SiteDialog
      title="API Customer Requests"
      onClose={onClose}
      isWide
      pages={
        data?.records.length ? (
          <PagesFoot
            list={asked}
            size={REQUESTS_PAGE}
            onPage={setPage}
            onAhead={(ahead) => asked.ahead({ page: ahead })}
          />
        ) : undefined
      }
    >
      {asked.error && !data && <ErrorState error={asked.error} onRetry={again} />}
      {asked.isPending && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {data?.totalRecords === 0 && <EmptyState heading="No Requests found!" />}
      {data && data.totalRecords > 0 && (
        <>
          <p ref={top} className={styles.lead}>
            Sites asking to sell your inventory, {data.pending} pending.
          </p>
          {asked.error && <StaleNote onRetry={again} />}
          <ul className={styles.list} aria-label="API Customer Requests">
            {data.records.map((row) => (
              <Request key={row.id} row={row} />
            ))}
          </ul>
        </>
      )}
    </SiteDialog>
  );
}

function Request({ row }: { row: RequestRow }) {
  const styles = useStyles();
  const { zone } = useSite();
  const { companyName, siteName, domain, logoUrl, supplier_category, requestStatus } = row;
  const status = <Status tone={toneOf[requestStatus]} text={requestStatus} />;
  const approver = `${row.approver_firstName} ${row.approver_lastName}`.trim();
  return (
    <li className={styles.item} aria-label={`${companyName}, ${supplier_category}`}>
      <SiteMark site={{ companyName, logoUrl }} below={`${siteName}, ${domain}`} />
      <div>
        {supplier_category}
        <div className={styles.meta}>{momentText(row.requestGeneratedAt, zone)}</div>
      </div>
      <div>
        {row.adminContact}
        <div className={styles.meta}>{row.adminEmail}</div>
      </div>
      {requestStatus === 'Pending' ? (
        <div className={styles.foot}>
          {status}
          <Decide row={row} />
        </div>
      ) : (
        <div>
          {status}
          <div className={styles.approver}>{[approver, row.approver_email].filter(Boolean).join(', ')}</div>
        </div>
      )}
    </li>
  );
}

function Decide({ row }: { row: RequestRow }) {
  const styles = useStyles();
  const mayEdit = useMay('consumers.edit');
  const decide = useAction(changeConsumerSupplierRequestStatus, {
    quiet: true,
    invalidates: [requestsByPage, consumersByPage],
  });
  const submit = async (newRequestStatus: 'Approved' | 'Rejected') => {
    const answer = await decide.mutateAsync({
      ...{ newRequestStatus, requestId: row.id, consumerMongoSiteId: row.whitelabel_mongoDb_siteId },
    });
    if (!answer.ok) return showToast(answer.message ?? 'Some error occurred.', 'error');
    showToast('Request status changed successfully');
  };
  if (!mayEdit) return null;
  return (
    <span className={styles.deeds}>
      <Button
        size="small"
        appearance="subtle"
        disabled={decide.isPending}
        aria-label={`Reject ${row.companyName}, ${row.supplier_category}`}
        onClick={() => void submit('Rejected')}
      >
        Reject
      </Button>
      <Button
        size="small"
        disabled={decide.isPending}
        aria-label={`Approve ${row.companyName}, ${row.supplier_category}`}
        onClick={() => void submit('Approved')}
      >
        Approve
      </Button>
    </span>
  );
}
