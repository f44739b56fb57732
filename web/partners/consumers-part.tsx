import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { supplierCategories } from '#shared/partners/categories.ts';
import { CONSUMERS_PAGE, type ConsumerRow } from '#shared/partners/consumer.ts';
import { consumersByPage } from '#shared/partners/consumers-by-page.ts';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { listAddress } from '#web/ui/list/list-address.ts';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { ListTotal } from '#web/ui/list/list-total.tsx';
import type { MenuPlace } from '#web/ui/list/menu-button.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { useNumberedRows } from '#web/ui/list/use-numbered-rows.tsx';
import { inRows, plainList } from '#web/ui/stack.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { ConsumerItem } from './consumer-item.tsx';
import { type ConsumerDeed, useConsumerMenu } from './use-consumer-menu.ts';

const RowMenu = lazyPart(() => import('#web/ui/list/row-menu.tsx'));
const ConsumerDialogs = lazyPart(() => import('./consumer-dialogs.tsx'));

const useStyles = makeStyles({
  bar: { ...inRows('8px'), margin: '12px 0 8px' },
  category: { width: '180px', [upTo600]: { width: '100%' } },
  list: plainList,
});

const address = listAddress(consumersByPage.request.shape, { leaveOut: [] });

/** Api Consumers: sites that sell what this one supplies. */
export default function ConsumersPart() {
  const styles = useStyles();
  const view = useListAddress(address);
  const { filter, change } = view;
  const list = useNumberedRows(consumersByPage, filter, {
    size: CONSUMERS_PAGE,
    view,
    isNarrowed: Boolean(filter.search || filter.category),
    refetchOnWindowFocus: 'always',
  });
  const total = (list.query.data as { totalRecords: number } | undefined)?.totalRecords;
  const [menu, setMenu] = useState<{ of: ConsumerRow; place: MenuPlace }>();
  const [doing, setDoing] = useState<ConsumerDeed>();
  const entriesOf = useConsumerMenu(setDoing);
  return (
    <>
      <div className={styles.bar}>
        <ListSearch
          view={view}
          field="search"
          label="Consumers"
          placeholder="Company, domain or contact"
          maxLength={80}
        />
        <SelectBox
          aria-label="Supplier category"
          className={styles.category}
          value={filter.category}
          onChange={(category) => change({ ...filter, category: category as typeof filter.category, page: 1 })}
        >
          <option value="">All categories</option>
          {supplierCategories.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectBox>
        <ListTotal total={total} of={total === 1 ? 'consumer' : 'consumers'} />
      </div>
      <ListBody query={list.query} isPending={list.isPending} label="Loading consumers" rowHeight={96}>
        {() =>
          list.rows.length ? (
            <>
              <ul className={styles.list} aria-label="Api Consumers">
                {list.rows.map((row) => (
                  <ConsumerItem
                    key={`${row.wl_mongoDb_siteId} ${row.sup_category}`}
                    row={row}
                    isOpen={menu?.of === row}
                    onMenu={entriesOf(row).length ? (place) => setMenu({ of: row, place }) : undefined}
                  />
                ))}
              </ul>
              {list.foot}
            </>
          ) : (
            <>
              {list.foot}
              <EmptyState heading="No Reults found!" />
            </>
          )
        }
      </ListBody>
      {menu && (
        <RowMenu
          title={menu.of.wl_companyName}
          place={menu.place}
          onClose={() => setMenu(undefined)}
          entries={entriesOf(menu.of)}
        />
      )}
      {doing && <ConsumerDialogs {...doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}
