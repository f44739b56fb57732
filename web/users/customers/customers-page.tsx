import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useSite } from '#web/site/site.ts';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { ListTotal } from '#web/ui/list/list-total.tsx';
import { TypedSearch } from '#web/ui/list/typed-search.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { MarkupGroupsButton } from '#web/markups/markup-groups-button.tsx';
import WaitingAgents from '../approval/waiting-agents.tsx';
import { NewStaffButton } from '../staff/new-staff-button.tsx';
import { CustomerList } from './customer-list.tsx';
import { customersAddress, restrictionsOf } from './customers-address.ts';
import { NewAgentButton } from './new-agent-button.tsx';
import { useCustomers } from './use-customers.ts';

const CustomerDetail = lazyPart(() => import('./customer-detail.tsx'));
const CustomerFilterForm = lazyPart(() => import('./customer-filter.tsx'));

/** Spec: user search 400 ms. */
const WAIT = 400;
const tabs = [{ id: '', label: 'Site Customers' }];

/** `/staff/customers`: everybody who has an account on the site. */
export default function CustomersPage() {
  const { areAgentsApproved } = useSite().wlMeta;
  const view = useListAddress(customersAddress);
  const { filter, change } = view;
  const { searchQuery, group, ...listed } = filter;
  const found = useCustomers(filter);
  const chips = restrictionsOf(filter);
  return (
    <ListPage
      heading="Customers"
      actions={
        <>
          <DownloadButton
            request={{ list: 'customers', filter: { ...listed, page: 1 } }}
            refused={
              searchQuery || group ? 'Excel takes the list by its filters, not what is searched for.' : undefined
            }
          />
          <MarkupGroupsButton />
          <NewAgentButton />
          <NewStaffButton />
        </>
      }
      detailLabel="Customer"
      openId={view.openId}
      onClose={view.close}
      detail={(id, place) => (
        <Suspense fallback={<DetailSkeleton label="The customer is being opened" />}>
          <CustomerDetail key={id} id={id} place={place} />
        </Suspense>
      )}
    >
      {areAgentsApproved && !filter.isAwaitingApproval && (
        <WaitingAgents onShow={() => change({ ...customersAddress.none, isAwaitingApproval: true })} />
      )}
      <ListTabs label="Kinds of customers" tabs={tabs} query={view.query} />
      <FilterBar
        count={chips.length}
        search={
          <TypedSearch
            label="Customers"
            placeholder="Name, company, email or phone"
            value={filter.searchQuery}
            wait={WAIT}
            maxLength={120}
            onSearch={(searchQuery) => change({ ...filter, searchQuery }, filter.searchQuery !== '')}
          />
        }
        end={<ListTotal total={found.total} of="customers" />}
        form={(onDone) => (
          <CustomerFilterForm
            key={JSON.stringify(filter)}
            filter={filter}
            onApply={(next) => {
              change(next);
              onDone();
            }}
          />
        )}
      />
      <FilterChips chips={chips.map(({ label, without }) => ({ label, onRemove: () => change(without) }))} />
      <CustomerList
        found={found}
        openId={view.openId}
        onOpen={view.open}
        onPage={(page, replace) => change({ ...filter, page }, replace)}
        onClear={() => view.clear()}
      />
    </ListPage>
  );
}
