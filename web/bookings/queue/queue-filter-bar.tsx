import { makeStyles } from '@fluentui/react-components';
import { sortOrderName, sortOrders } from '#shared/bookings/ticket-filter.ts';
import { lazyWithin } from '#web/ui/lazy-part.tsx';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { countRestrictions, type QueueFilter } from './filter-url.ts';
import { QuickSearch } from './quick-search.tsx';

const QueueFilterForm = lazyWithin(() => import('./queue-filter-form.tsx'));

const useStyles = makeStyles({
  sort: { width: 'auto', minWidth: '210px', marginLeft: 'auto', [upTo600]: { width: '100%' } },
});

interface Props {
  filter: QueueFilter;
  /** False where the rows have an order of their own. */
  isSorted?: boolean;
  onChange(filter: QueueFilter): void;
}

/** Filters and sort of the queue. */
export function QueueFilterBar({ filter, isSorted = true, onChange }: Props) {
  const styles = useStyles();
  return (
    <FilterBar
      count={countRestrictions(filter)}
      search={<QuickSearch key={`${filter.PNR} ${filter.Passenger}`} filter={filter} onChange={onChange} />}
      end={
        isSorted && (
          <SelectBox
            className={styles.sort}
            aria-label="Sort"
            value={filter.sort}
            onChange={(value) => onChange({ ...filter, sort: value as QueueFilter['sort'] })}
          >
            {sortOrders.map((order) => (
              <option key={order} value={order}>
                {sortOrderName[order]}
              </option>
            ))}
          </SelectBox>
        )
      }
      filter={filter}
      form={QueueFilterForm}
      onApply={onChange}
    />
  );
}
