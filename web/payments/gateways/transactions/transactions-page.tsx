import { useState } from 'react';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { listAddress } from '#web/ui/list/list-address.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
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
  const view = useListAddress(address);
  const { filter, change, clear } = view;
  const { show, userId, orderId } = filter;
  const chips = [
    ...(userId ? [{ label: 'One customer', without: { ...filter, userId: '' } }] : []),
    ...(orderId ? [{ label: `Order ${orderId.slice(0, 10)}`, without: { ...filter, orderId: '' } }] : []),
  ];
  const isNarrowed = chips.length > 0;
  const list = useCursorRows(getGatewayTransactions, { ...filter, cursor: '' }, { isNarrowed });
  const heading = isNarrowed ? 'No payments match these filters' : nothingWaits[show];
  return (
    <ListScreen
      heading="Gateway transactions"
      of="Payments"
      list={list}
      columns={columns}
      idOf={(row) => row.orderId}
      empty={
        isNarrowed || show !== 'all'
          ? { icon: 'wallet', heading, action: <Button onClick={() => clear()}>Show all payments</Button> }
          : {
              icon: 'wallet',
              heading: 'No payments at gateways yet',
              text: 'Every payment a customer starts at a gateway appears here.',
            }
      }
      detail={{
        label: 'Payment',
        view,
        draw: (id, place) => <TransactionDetail key={id} orderId={id} place={place} />,
      }}
    >
      <ListTabs label="Saved filters" tabs={address.saved} query={view.query} />
      <FilterChips chips={chips} onChange={change} />
    </ListScreen>
  );
}
