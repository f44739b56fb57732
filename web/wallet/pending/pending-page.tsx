import { makeStyles } from '@fluentui/react-components';
import { Navigate, useSearchParams } from 'react-router-dom';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { paths } from '#web/app/paths.ts';
import { useCursorList } from '#web/ui/list/use-list-calls.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { Page } from '#web/ui/page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { inNarrowColumn } from '#web/ui/stack.ts';
import { OpenPayments } from './open-payments.tsx';
import { REFUNDS_TO_SETTLE, RefundsToSettle } from './refunds-to-settle.tsx';
import { Transfers } from './transfers.tsx';

const useStyles = makeStyles({ stack: inNarrowColumn('16px') });

const tabs = [
  { id: '', label: 'Transfers to confirm' },
  { id: 'gateways', label: 'Unconfirmed gateway payments' },
  { id: 'allTransfers', label: 'All transfers' },
] as const;
const nothing = {
  transfers: 'No transfers to confirm',
  gateways: 'No unconfirmed gateway payments',
  allTransfers: 'No transfers yet',
} as const;

/** `/staff/myPendingPaymentGatewayEntries`: what waits for staff before money stands where it belongs. */
export default function PendingPage() {
  const styles = useStyles();
  const [query] = useSearchParams();
  const open = query.get('open') ?? '';
  const tab = tabs.find(({ id }) => id === query.get('tab'))?.id;
  // They were a tab of this page.
  if (query.get('tab') === 'refunds') return <Navigate to={REFUNDS_TO_SETTLE} replace />;
  return (
    <Page heading="Pending gateway entries">
      <div className={styles.stack}>
        <ListTabs label="To confirm" tabs={tabs} query={query} />
        <RefundsToSettle />
        <Entries key={`${tab} ${open}`} what={tab || 'transfers'} open={open} />
      </div>
    </Page>
  );
}

interface EntriesProps {
  what: keyof typeof nothing;
  /** The transfer that is shown alone; empty for the list. */
  open: string;
}

function Entries({ what, open }: EntriesProps) {
  const list = useCursorList(getPendingEntries, { what, transferId: open, cursor: '' });
  const pages = list.data?.pages ?? [];
  const transfers = pages.flatMap((page) => page.transfers);
  const payments = pages.flatMap((page) => page.payments);
  const found = transfers.length + payments.length;
  return (
    <ListBody query={list} isPending={list.isPending} label="Loading entries" rowHeight={96}>
      {() => (
        <>
          {found === 0 && <EmptyState icon="wallet" heading={open ? 'There is no such transfer' : nothing[what]} />}
          <Transfers transfers={transfers} />
          {payments.length > 0 && <OpenPayments payments={payments} />}
          {open ? (
            <TextLink to={`${paths.staffPendingEntries}${what === 'transfers' ? '' : `?tab=${what}`}`}>
              {what === 'transfers' ? 'All transfers to confirm' : 'All transfers'}
            </TextLink>
          ) : (
            <CursorFoot list={list} found={found} />
          )}
        </>
      )}
    </ListBody>
  );
}
