import { useState } from 'react';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { listAddress } from '#web/ui/list/list-address.ts';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { transactionColumns } from './transaction-columns.tsx';
import { TransactionDetail } from './transaction-detail.tsx';

const address = listAddress(getGatewayTransactions.request.shape, {
  leaveOut: ['cursor'],
  saved: [
    { id: '', label: 'All payments', sets: { show: 'all' } },
    { id: 'open', label: 'Not decided', sets: { show: 'open' } },
    { id: 'refunds', label: 'Refunds to settle', sets: { show: 'refunds' } },
  ],
});

const nothingWaits = { all: '', open: 'Every payment is decided', refunds: 'No refund is to be settled' } as const;

/** `/staff/paymentGatewayTransactions`: what was begun to be paid at gateways, and what came of it. */
export default function TransactionsPage() {
  const { zone } = useSiteDays();
  const [columns] = useState(() => transactionColumns(zone));
  const { filter, query, openId, open, close, change, clear } = useListAddress(address);
  const list = useCursorList(getGatewayTransactions, { ...filter, cursor: '' });
  const rows = rowsOf(list);
  const chips = [
    ...(filter.userId ? [{ label: 'One customer', onRemove: () => change({ ...filter, userId: '' }) }] : []),
    ...(filter.orderId
      ? [{ label: `Order ${filter.orderId.slice(0, 10)}`, onRemove: () => change({ ...filter, orderId: '' }) }]
      : []),
  ];
  const isNarrowed = chips.length > 0;
  const empty =
    isNarrowed || filter.show !== 'all' ? (
      <EmptyState
        icon="wallet"
        heading={isNarrowed ? 'No payments match these filters' : nothingWaits[filter.show]}
        action={<Button onClick={() => clear()}>Show all payments</Button>}
      />
    ) : (
      <EmptyState
        icon="wallet"
        heading="No payments at gateways yet"
        text="Whatever a customer begins to pay at a gateway stands here, from the first click on."
      />
    );
  return (
    <ListPage
      heading="Gateway transactions"
      detailLabel="Payment"
      openId={openId}
      onClose={close}
      detail={(id, place) => <TransactionDetail key={id} orderId={id} place={place} />}
    >
      <ListTabs label="Saved filters" tabs={address.saved} query={query} />
      <FilterChips chips={chips} />
      <ListBody query={list} isPending={list.isPending} label="Payments are being loaded" rowHeight={48}>
        {() => (
          <>
            {rows.length > 0 ? (
              <ListRows
                columns={columns}
                groups={[{ rows }]}
                idOf={(row) => row.orderId}
                openId={openId}
                onOpen={open}
              />
            ) : (
              !list.hasNextPage && empty
            )}
            {(rows.length > 0 || list.hasNextPage) && (
              <CursorFoot list={list} found={rows.length} isNarrowed={isNarrowed} />
            )}
          </>
        )}
      </ListBody>
    </ListPage>
  );
}
