import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import type { MarketShown } from '#shared/destination/masters.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Column } from '#web/ui/list/column.ts';
import { wholeList } from '#web/ui/list/listed.ts';
import { showingMasters } from './master-calls.ts';
import { MasterList, statusColumn } from './master-list.tsx';
import type { TabProps } from './tab-props.ts';

const MarketDialog = lazyPart(() => import('./market-dialog.tsx'));

const columns: readonly Column<MarketShown>[] = [
  { heading: 'Market', width: 60, line: 1, first: ({ name }) => name },
  { heading: 'Customers', width: 24, line: 2, first: ({ isDefault }) => (isDefault ? 'Default' : '') },
  statusColumn(),
];

/** Markets: groups of customers that rates are made for. */
export default function MarketsTab(tab: TabProps) {
  const { search: name, withDeactivated } = tab.filter;
  const found = useCall(searchMarket, { name, withDeactivated }, { quiet: true, staleTime: 0 });
  const save = useAction(createNewMarket, { fallback: 'Some error occurred.', invalidates: showingMasters });
  const makeDefault = async ({ id, version, name: called }: MarketShown) => {
    const answer = await save.mutateAsync({ id, version, name: called, isDefault: true });
    if (answer.ok) showToast(`${called} is the default market.`);
  };
  return (
    <MasterList
      kind="market"
      list={wholeList(found, found.data?.markets, name !== '')}
      columns={columns}
      nameOf={(market) => market.name}
      empty={{
        heading: 'No markets yet',
        text: 'Rates belong to a market. The first one is the default, for customers without a market.',
        add: 'New market',
      }}
      dialog={MarketDialog}
      menuOf={(market) =>
        tab.mayEdit && !market.isDefault && !market.isDeactivated
          ? [{ label: 'Make default', run: () => void makeDefault(market) }]
          : []
      }
      tab={tab}
    />
  );
}
