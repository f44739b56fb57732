import { invoiceFilter } from '#shared/invoices/invoice-filter.ts';
import { endsInOrder } from '#shared/wallet/statement/statement.ts';
import { invoiceKindNames, invoiceKinds } from '#shared/invoices/kinds.ts';
import { DayRangeField } from '#web/ui/form/day-range-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { invoicesAddress, type InvoicesFilter } from './invoices-address.ts';

interface Props {
  filter: InvoicesFilter;
  onApply(filter: InvoicesFilter): void;
}

/** The kind and the days that invoices are narrowed to. */
export default function InvoiceFilterForm({ filter, onApply }: Props) {
  return (
    <FilterForm
      request={invoiceFilter.check(endsInOrder)}
      filter={filter}
      cleared={{ ...invoicesAddress.none, search: filter.search }}
      onApply={onApply}
      fields={(draft, change, errors) => (
        <>
          <div style={{ gridColumn: '1 / -1', maxWidth: '420px' }}>
            <DayRangeField
              from={{ label: 'From', name: 'from', value: draft.from, error: errors.from }}
              to={{ label: 'To', name: 'to', value: draft.to, error: errors.to }}
              onChange={({ from, to }) =>
                change({ from: from as InvoicesFilter['from'], to: to as InvoicesFilter['to'] })
              }
            />
          </div>
          <Field label="Kind" error={errors.kind}>
            {(aria) => (
              <SelectBox
                {...aria}
                name="kind"
                value={draft.kind}
                onChange={(kind) => change({ kind: kind as InvoicesFilter['kind'] })}
              >
                <option value="">All kinds</option>
                {invoiceKindNames.map((kind) => (
                  <option key={kind} value={kind}>
                    {invoiceKinds[kind].called}
                  </option>
                ))}
              </SelectBox>
            )}
          </Field>
        </>
      )}
    />
  );
}
