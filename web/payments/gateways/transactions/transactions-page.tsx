import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { getGatewayTotals } from '#shared/payments/gateways/get-gateway-totals.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { useCall } from '#web/api/use-call.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { TotalsStrip } from './totals-strip.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { restrictionsOf, transactionsAddress } from './transactions-address.ts';

const TransactionDetail = lazyPart(
  () => import('./transaction-detail.tsx'),
  <DetailSkeleton label="Loading the payment" />,
);
const TransactionFilterForm = lazyWithin(() => import('./transaction-filter-form.tsx'));

const nothingWaits = { all: '', open: 'No pending payments', refunds: 'No refunds to settle' } as const;
/** So many are counted at most. */
const MANY = 100;

/** `/staff/paymentGatewayTransactions`: what was begun to be paid at gateways, what came of it, and what it comes to. */
export default function TransactionsPage() {
  const { zone, currency } = useSite();
  const [columns] = useState(() => transactionColumns(zone));
  const view = useListAddress(transactionsAddress);
  const { filter, change, clear } = view;
  const isNarrowed = filter.search !== '' || restrictionsOf(filter).length > 0;
  const list = useCursorRows(getGatewayTransactions, { ...filter, cursor: '' }, { isNarrowed });
  const totals = useCall(getGatewayTotals, filter, { quiet: true, placeholderData: keepPreviousData });
  const [first] = list.rows;
  const chips = restrictionsOf(filter, {
    customer: first && (first.companyName || first.customerName),
    gateway: first?.attempts[0]?.title,
  });
  const { show } = filter;
  const heading = isNarrowed ? 'No payments match these filters' : nothingWaits[show];
  const waiting = totals.data?.toSettle ?? 0;
  return (
    <ListScreen
      heading="Gateway transactions"
      of="Payments"
      actions={<DownloadButton request={{ list: 'gatewayTransactions', filter: { ...filter, cursor: '' } }} />}
      list={list}
      columns={columns}
      idOf={(row) => row.orderId}
      empty={
        isNarrowed || show !== 'all'
          ? { icon: 'wallet', heading, action: <Button onClick={() => clear()}>Show all payments</Button> }
          : {
              icon: 'wallet',
              heading: 'No gateway payments yet',
              text: 'Every payment that a customer starts at a gateway appears here.',
            }
      }
      detail={{
        label: 'Payment',
        view,
        draw: (id, place) => <TransactionDetail key={id} orderId={id} place={place} />,
      }}
    >
      {!totals.error && <TotalsStrip totals={totals.data} currency={currency} />}
      <ListTabs
        label="Saved filters"
        tabs={transactionsAddress.saved}
        query={view.query}
        counts={waiting > 0 ? { refunds: waiting < MANY ? String(waiting) : `${MANY}+` } : {}}
      />
      <FilterBar
        count={chips.length}
        search={
          <ListSearch
            view={view}
            field="search"
            label="Payments"
            placeholder="Payment, order, PNR or customer"
            maxLength={80}
          />
        }
        filter={filter}
        form={TransactionFilterForm}
        onApply={(next) => change(next)}
      />
      <FilterChips chips={chips} onChange={change} />
    </ListScreen>
  );
}
