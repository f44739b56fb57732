import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { sortOrderName, sortOrders } from '#shared/bookings/ticket-filter.ts';
import { upTo600 } from '#web/app/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { countRestrictions, type QueueFilter } from './filter-url.ts';
import { QuickSearch } from './quick-search.tsx';
import { useMedia } from '#web/ui/use-media.ts';

const FilterForm = lazy(() => import('./filter-form.tsx'));
const Sheet = lazy(() => import('#web/ui/sheet.tsx'));

const useStyles = makeStyles({
  bar: { display: 'flex', gap: '8px', alignItems: 'center', flexWrap: 'wrap' },
  sort: { width: 'auto', minWidth: '210px', marginLeft: 'auto', [upTo600]: { width: '100%' } },
  panel: {
    padding: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  floating: {
    position: 'fixed',
    right: '16px',
    bottom: '16px',
    zIndex: 10,
    borderRadius: '24px',
    boxShadow: tokens.shadow16,
  },
});

interface Props {
  filter: QueueFilter;
  onChange(filter: QueueFilter): void;
}

/** Filters and sort. At 600 px or less the filter is a floating toggle that opens a sheet. */
export function FilterBar({ filter, onChange }: Props) {
  const styles = useStyles();
  const isPhone = useMedia(upTo600);
  const [isOpen, setOpen] = useState(false);
  const count = countRestrictions(filter);
  const label = count ? `Filter (${count})` : 'Filter';
  const apply = (next: QueueFilter) => {
    onChange(next);
    if (isPhone) setOpen(false);
  };
  const form = <FilterForm key={JSON.stringify(filter)} filter={filter} onApply={apply} />;
  return (
    <>
      <div className={styles.bar}>
        <QuickSearch key={`${filter.PNR} ${filter.Passenger}`} filter={filter} onChange={onChange} />
        {!isPhone && (
          <Button icon={<Icon name="filter" />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {label}
          </Button>
        )}
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
      </div>
      {!isPhone && isOpen && (
        <div className={styles.panel}>
          <Suspense fallback={null}>{form}</Suspense>
        </div>
      )}
      {isPhone && (
        <Button
          className={styles.floating}
          size="large"
          icon={<Icon name="filter" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      )}
      {isPhone && isOpen && (
        <Suspense fallback={null}>
          <Sheet title="Filters" onClose={() => setOpen(false)}>
            {form}
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
