import { makeStyles, tokens } from '@fluentui/react-components';
import { MOST_STOP_SALES } from '#shared/destination/activities/tour-option-shown.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { DayRangeField } from '#web/ui/form/day-range-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inColumn, inList } from '#web/ui/stack.ts';
import { smallInLine } from '#web/ui/text.ts';
import type { StopSaleRow } from './option-form.ts';

const useStyles = makeStyles({
  root: { ...inColumn('8px'), justifyItems: 'start', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
  list: { ...inList('12px'), width: '100%' },
  error: { ...smallInLine, margin: 0, color: tokens.colorPaletteRedForeground1 },
});

interface Props {
  rows: readonly StopSaleRow[];
  /** By `stopSales` or `stopSales.<n>.from`. */
  errors: FieldErrors;
  mayEdit: boolean;
  onChange(rows: StopSaleRow[]): void;
}

/** Days on which an option is not sold, as many ranges as there are. */
export function StopSalesField({ rows, errors, mayEdit, onChange }: Props) {
  const styles = useStyles();
  const add = () => onChange([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, from: '', till: '' }]);
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Stop-sale dates</legend>
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ key, from, till }, at) => (
            <li key={key}>
              <DayRangeField
                from={{
                  label: 'First day',
                  name: `stopSales.${at}.from`,
                  value: from,
                  error: errors[`stopSales.${at}.from`],
                }}
                to={{
                  label: 'Last day',
                  name: `stopSales.${at}.till`,
                  value: till,
                  hint: 'Empty for one day',
                  error: errors[`stopSales.${at}.till`],
                }}
                onChange={(range) =>
                  onChange(rows.map((row) => (row.key === key ? { key, from: range.from, till: range.to } : row)))
                }
              />
              {mayEdit && (
                <Button
                  size="small"
                  appearance="subtle"
                  aria-label={`Remove dates ${at + 1}`}
                  onClick={() => onChange(rows.filter((row) => row.key !== key))}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {errors.stopSales && (
        <p role="alert" className={styles.error}>
          {errors.stopSales}
        </p>
      )}
      {mayEdit && rows.length < MOST_STOP_SALES && (
        <Button size="small" icon={<Icon name="plus" size={16} />} onClick={add}>
          Add stop-sale dates
        </Button>
      )}
    </fieldset>
  );
}
