import { makeStyles } from '@fluentui/react-components';
import { addDays, type Day, daysBetween } from '#shared/time.ts';
import { MOST_DAYS_AT_ONCE } from '#shared/transfers/date-range.ts';
import type { SheetOrder } from '#shared/transfers/get-transfer-job-sheet.ts';
import { DayRangeField } from '#web/ui/form/day-range-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { inGrid, inRow, notOnPaper } from '#web/ui/stack.ts';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { SheetFilter } from './sheet-address.ts';
import type { SheetDriver } from './use-job-sheet.ts';

const useStyles = makeStyles({
  bar: {
    ...inGrid('336px minmax(120px, 200px) minmax(120px, 176px) auto', '8px 12px'),
    ...notOnPaper,
    alignItems: 'end',
    marginBottom: '16px',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  days: {
    [upTo768]: { gridColumn: '1 / -1' },
    [upTo600]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '8px' } },
  },
  only: { ...inRow('8px'), justifySelf: 'end', minHeight: '32px', [upTo768]: { justifySelf: 'start' } },
});

const orders: Record<SheetOrder, string> = { time: 'Time', driver: 'Driver', status: 'Status' };

interface Props {
  filter: SheetFilter;
  /** Days that are shown. */
  range: { from: Day; to: Day };
  drivers: readonly SheetDriver[];
  onChange(filter: SheetFilter): void;
}

/** Which transfers the sheet shows, and by what they stand. */
export function SheetBar({ filter, range, drivers, onChange }: Props) {
  const styles = useStyles();
  /** The other end follows where the days would be none, or too many. */
  const span = (from: string, to: string) => {
    if (!from || !to) return;
    const isFirst = from !== range.from;
    const most = MOST_DAYS_AT_ONCE - 1;
    if (from <= to && daysBetween(from, to) <= most) return onChange({ ...filter, from, to });
    const other = from > to ? (isFirst ? from : to) : addDays(isFirst ? from : to, isFirst ? most : -most);
    onChange({ ...filter, ...(isFirst ? { from, to: other } : { from: other, to }) });
  };
  return (
    <div className={styles.bar} role="group" aria-label="Job sheet">
      <div className={styles.days}>
        <DayRangeField
          from={{ label: 'From', name: 'from', value: range.from }}
          to={{ label: 'To', name: 'to', value: range.to }}
          onChange={({ from, to }) => span(from, to)}
        />
      </div>
      <Field label="Driver">
        {(aria) => (
          <SelectBox
            {...aria}
            size="large"
            value={filter.driverId}
            onChange={(driverId) => onChange({ ...filter, driverId, onlyWithoutDriver: false })}
          >
            <option value="">All drivers</option>
            {drivers.map(({ id, driverName }) => (
              <option key={id} value={id}>
                {driverName}
              </option>
            ))}
          </SelectBox>
        )}
      </Field>
      <Field label="Sort by">
        {(aria) => (
          <SelectBox
            {...aria}
            size="large"
            value={filter.sortBy}
            onChange={(sortBy) => onChange({ ...filter, sortBy: sortBy as SheetOrder })}
          >
            {Object.entries(orders).map(([order, label]) => (
              <option key={order} value={order}>
                {label}
              </option>
            ))}
          </SelectBox>
        )}
      </Field>
      <div className={styles.only}>
        <Switch
          label="Only without a driver"
          checked={filter.onlyWithoutDriver}
          onChange={(onlyWithoutDriver) => onChange({ ...filter, onlyWithoutDriver, driverId: '' })}
        />
        <span aria-hidden>Only without a driver</span>
      </div>
    </div>
  );
}
