import { useSearchParams } from 'react-router-dom';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { CUSTOMERS_PAGE } from '#shared/users/customers/get-customers.ts';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { RequestsButton } from '#web/partners/requests-button.tsx';
import { useSite } from '#web/site/site.ts';
import { Page } from '#web/ui/page.tsx';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { FootLine } from '#web/ui/list/list-foot.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { ListTotal } from '#web/ui/list/list-total.tsx';
import { NarrowableFoot } from '#web/ui/list/narrowable-foot.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { MarkupGroupsButton } from '#web/markups/markup-groups-button.tsx';
import WaitingAgents from '../approval/waiting-agents.tsx';
import { NewStaffButton } from '../staff/new-staff-button.tsx';
import { CustomerCard } from './customer-card.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { nameOf } from './customer-text.tsx';
import { customersAddress, restrictionsOf } from './customers-address.ts';
import { NewAgentButton } from './new-agent-button.tsx';
import { useCustomerMenu } from './use-customer-menu.tsx';
import { useCustomers } from './use-customers.ts';
import { AddMoney } from './wallet-links.tsx';

const CustomerDetail = lazyPart(() => import('./customer-detail.tsx'), <DetailSkeleton label="Loading the customer" />);
/** What every list's filter is made of comes after the page. */
const DownloadButton = lazyPart(() => import('#web/exports/late-download.tsx'));
const PartnerParts = lazyPart(() => import('#web/partners/late-parts.tsx'));
const CustomerFilterForm = lazyWithin(() => import('./customer-filter.tsx'));

const addMoney = (row: CustomerRow) => <AddMoney row={row} />;
const CONSUMERS = 'consumers';
const tabs = [
  { id: '', label: 'Site Customers' },
  { id: CONSUMERS, label: 'Api Consumers' },
];

/** The lists of the page; of sites that sell for this one, those who may see them. */
function CustomerTabs({ query }: { query: URLSearchParams }) {
  const maySee = useMay('consumers.view');
  return <ListTabs label="Customer types" tabs={maySee ? tabs : tabs.slice(0, 1)} query={query} />;
}

function ApiConsumers({ query }: { query: URLSearchParams }) {
  return (
    <Page
      heading="Customers"
      actions={
        <>
          <MarkupGroupsButton />
          <RequestsButton />
        </>
      }
    >
      <CustomerTabs query={query} />
      <PartnerParts what="consumers" />
    </Page>
  );
}

/** `/staff/customers`: everybody who has an account on the site. */
export default function CustomersPage() {
  const [query] = useSearchParams();
  const maySee = useMay('consumers.view');
  return maySee && query.get('tab') === CONSUMERS ? <ApiConsumers query={query} /> : <SiteCustomers />;
}

function SiteCustomers() {
  const { areAgentsApproved, signUp } = useSite().wlMeta;
  const view = useListAddress(customersAddress);
  const { filter, change } = view;
  const { searchQuery, group, ...listed } = filter;
  const found = useCustomers(filter);
  const chips = restrictionsOf(filter);
  const columns = useCustomerColumns();
  const { menuOf, dialogs } = useCustomerMenu(view.open);
  return (
    <ListScreen
      heading="Customers"
      of="Customers"
      actions={
        <>
          <DownloadButton
            request={{ list: 'customers', filter: { ...listed, page: 1 } }}
            refused={searchQuery || group ? 'The Excel file follows the filters, not the search.' : undefined}
          />
          <MarkupGroupsButton />
          <RequestsButton />
          <NewAgentButton />
          <NewStaffButton />
        </>
      }
      list={{
        ...found,
        isPending: found.query.isPending,
        isNarrowed: !found.isWhole,
        foot: found.isSearched ? (
          <FootLine text={searchFoot(found)} />
        ) : (
          <NarrowableFoot
            list={found}
            size={CUSTOMERS_PAGE}
            onPage={(page, replace) => change({ ...filter, page }, replace)}
          />
        ),
      }}
      columns={columns}
      idOf={(row) => row.users_id}
      nameOf={nameOf}
      menuOf={menuOf}
      deedOf={addMoney}
      card={(row, place) => <CustomerCard row={row} place={place} />}
      empty={{ heading: 'No Reults found!' }}
      onClear={() => view.clear()}
      detail={{
        label: 'Customer',
        view,
        hasPage: true,
        draw: (id, place) => <CustomerDetail key={id} id={id} place={place} />,
      }}
    >
      {(areAgentsApproved || signUp === 'approval') && !filter.isAwaitingApproval && (
        <WaitingAgents onShow={() => change({ ...customersAddress.none, isAwaitingApproval: true })} />
      )}
      <CustomerTabs query={view.query} />
      <FilterBar
        count={chips.length}
        search={
          <ListSearch
            view={view}
            field="searchQuery"
            label="Customers"
            placeholder="Name, company, email or phone"
            maxLength={120}
            wait={400}
          />
        }
        end={<ListTotal total={found.total} of={found.total === 1 ? 'customer' : 'customers'} />}
        filter={filter}
        form={CustomerFilterForm}
        onApply={(next) => change(next)}
      />
      <FilterChips chips={chips} onChange={change} />
      {dialogs}
    </ListScreen>
  );
}

/** A search answers so many at most, whatever filter is held against them here. */
function searchFoot({ rows, searched, hasMore }: ReturnType<typeof useCustomers>): string {
  const first = rows.length < searched ? ` of the first ${searched}` : '';
  return `${rows.length} found${hasMore ? `${first}; refine your search to see the rest` : ''}`;
}
