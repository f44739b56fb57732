import { makeStyles } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { useCursorList } from '#web/ui/list/use-list-calls.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { ListFoot } from '#web/ui/list/list-foot.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { Page } from '#web/ui/page.tsx';
import { OpenPayments } from './open-payments.tsx';
import { Transfers } from './transfers.tsx';

const useStyles = makeStyles({ stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' } });

const tabs = [
  { id: '', label: 'Transfers to confirm' },
  { id: 'gateways', label: 'Silent gateway payments' },
  { id: 'allTransfers', label: 'All transfers' },
] as const;
const nothing = {
  transfers: 'No transfer waits',
  gateways: 'Every gateway has said what came of its payments',
  allTransfers: 'No transfer was ever reported',
} as const;

/** `/staff/myPendingPaymentGatewayEntries`: what waits for staff before money stands in a wallet or an order is paid. */
export default function PendingPage() {
  const styles = useStyles();
  const [query] = useSearchParams();
  const tab = tabs.find(({ id }) => id === query.get('tab'))?.id;
  const what = tab || 'transfers';
  const list = useCursorList(getPendingEntries, { what, cursor: '' });
  const pages = list.data?.pages ?? [];
  const transfers = pages.flatMap((page) => page.transfers);
  const payments = pages.flatMap((page) => page.payments);
  const found = transfers.length + payments.length;
  return (
    <Page heading="Pending gateway entries">
      <div className={styles.stack}>
        <ListTabs label="What waits" tabs={tabs} query={query} />
        <ListBody query={list} isPending={list.isPending} label="Entries are being loaded" rowHeight={96}>
          {() => (
            <>
              {found === 0 && <EmptyState icon="wallet" heading={nothing[what]} />}
              {transfers.length > 0 && <Transfers transfers={transfers} />}
              {payments.length > 0 && <OpenPayments payments={payments} />}
              <ListFoot
                found={found}
                isNarrowed={false}
                lookedBackTo={null}
                hasMore={list.hasNextPage}
                isLoading={list.isFetchingNextPage}
                onMore={() => void list.fetchNextPage()}
              />
            </>
          )}
        </ListBody>
      </div>
    </Page>
  );
}
