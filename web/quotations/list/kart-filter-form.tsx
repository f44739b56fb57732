import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { DayRangeField } from '#web/ui/form/day-range-field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { kartsAddress, type KartsFilter } from './karts-address.ts';

interface Props {
  filter: KartsFilter;
  onApply(filter: KartsFilter): void;
}

/** What quotations can be narrowed to, beside what is typed and the tab. */
export default function KartFilterForm({ filter, onApply }: Props) {
  const { search, show } = filter;
  return (
    <FilterForm
      request={getAllKartsForWl.request}
      filter={filter}
      cleared={{ ...kartsAddress.none, search, show }}
      onApply={onApply}
      fields={(draft, change, errors) => (
        <>
          <div style={{ gridColumn: '1 / -1', maxWidth: '420px' }}>
            <DayRangeField
              from={{ label: 'Arrival from', name: 'from', value: draft.from, error: errors.from }}
              to={{ label: 'Arrival to', name: 'to', value: draft.to, error: errors.to }}
              onChange={({ from, to }) => change({ from: from as KartsFilter['from'], to: to as KartsFilter['to'] })}
            />
          </div>
          <ShortField
            size="medium"
            label="Customer number"
            name="customerId"
            inputMode="numeric"
            error={errors.customerId}
            value={draft.customerId}
            onChange={(customerId) => change({ customerId: customerId as KartsFilter['customerId'] })}
          />
        </>
      )}
    />
  );
}
