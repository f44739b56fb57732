import { useState } from 'react';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { invoiceKinds } from '#shared/invoices/kinds.ts';
import { formatDay } from '#shared/time.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { invoiceColumns } from './invoice-columns.tsx';
import { invoicesAddress, type InvoicesFilter } from './invoices-address.ts';

const InvoiceDetail = lazyPart(() => import('./invoice-detail.tsx'), <DetailSkeleton label="Loading the invoice" />);
const InvoiceFilterForm = lazyWithin(() => import('./invoice-filter-form.tsx'));

/** Restrictions in force, each with the filter without it. */
const restrictionsOf = (filter: InvoicesFilter): { label: string; without: InvoicesFilter }[] => [
  ...(filter.kind ? [{ label: invoiceKinds[filter.kind].called, without: { ...filter, kind: '' as const } }] : []),
  ...(filter.from ? [{ label: `From ${formatDay(filter.from)}`, without: { ...filter, from: '' as const } }] : []),
  ...(filter.to ? [{ label: `To ${formatDay(filter.to)}`, without: { ...filter, to: '' as const } }] : []),
];

/** `/user/invoices`: one's own invoices, the whole site's for staff. */
export default function InvoicesPage() {
  const { dayOf } = useSiteDays();
  const [columns] = useState(() => invoiceColumns(dayOf));
  const view = useListAddress(invoicesAddress);
  const { filter, change, clear } = view;
  const chips = restrictionsOf(filter);
  const isNarrowed = filter.search !== '' || chips.length > 0;
  const list = useCursorRows(getInvoices, { ...filter, cursor: '' }, { isNarrowed });
  return (
    <ListScreen
      heading="Invoices"
      of="Invoices"
      actions={<DownloadButton request={{ list: 'invoices', filter: { ...filter, cursor: '' } }} />}
      list={list}
      columns={columns}
      idOf={(row) => row.number}
      empty={
        isNarrowed
          ? {
              icon: 'ticket',
              heading: 'No invoices match these filters',
              action: <Button onClick={() => clear()}>Show all invoices</Button>,
            }
          : {
              icon: 'ticket',
              heading: 'No invoices yet',
              text: 'Every ticketed booking, every confirmed booking of activities and every vouchered quotation has its invoice here within a minute, and every refund its credit note.',
            }
      }
      detail={{
        label: 'Invoice',
        view,
        draw: (id, place) => <InvoiceDetail key={id} number={id} place={place} />,
      }}
    >
      <FilterBar
        count={chips.length}
        search={
          <ListSearch
            view={view}
            field="search"
            label="Invoices"
            placeholder="Number, PNR, customer or trip"
            maxLength={80}
          />
        }
        filter={filter}
        form={InvoiceFilterForm}
        onApply={(next) => change(next)}
      />
      <FilterChips chips={chips} onChange={change} />
    </ListScreen>
  );
}
