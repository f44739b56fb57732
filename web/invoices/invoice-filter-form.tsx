import { invoiceFilter } from '#shared/invoices/invoice-filter.ts';
import { endsInOrder } from '#shared/wallet/statement/statement.ts';
import { invoiceKindNames, invoiceKinds } from '#shared/invoices/kinds.ts';
import { ChoiceFilter, DaysFilter } from '#web/ui/list/filter-fields.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { invoicesAddress, type InvoicesFilter } from './invoices-address.ts';

interface Props {
  filter: InvoicesFilter;
  onApply(filter: InvoicesFilter): void;
}

const kinds: readonly (readonly [InvoicesFilter['kind'], string])[] = [
  ['', 'All kinds'],
  ...invoiceKindNames.map((kind) => [kind, invoiceKinds[kind].called] as const),
];

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
          <DaysFilter draft={draft} errors={errors} onChange={change} />
          <ChoiceFilter
            label="Kind"
            name="kind"
            value={draft.kind}
            error={errors.kind}
            options={kinds}
            onChange={(kind) => change({ kind })}
          />
        </>
      )}
    />
  );
}
