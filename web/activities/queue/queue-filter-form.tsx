import { queueFilter } from '#shared/activities/queue/queue-filter.ts';
import { endsInOrder } from '#shared/wallet/statement/statement.ts';
import { DayRangeField } from '#web/ui/form/day-range-field.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { clearedQueue, type QueueFilter } from './queue-address.ts';

interface Props {
  filter: QueueFilter;
  onApply(filter: QueueFilter): void;
}

/** The days on which the first visit may be. */
export default function QueueFilterForm({ filter, onApply }: Props) {
  return (
    <FilterForm
      request={queueFilter.check(endsInOrder)}
      filter={filter}
      cleared={{ ...clearedQueue(filter), search: filter.search }}
      onApply={onApply}
      fields={(draft, change, errors) => (
        <DayRangeField
          from={{ label: 'First day from', name: 'from', value: draft.from, error: errors.from }}
          to={{ label: 'First day to', name: 'to', value: draft.to, error: errors.to }}
          onChange={({ from, to }) => change({ from: from as QueueFilter['from'], to: to as QueueFilter['to'] })}
        />
      )}
    />
  );
}
