import { walletEntryKindName, walletEntryKinds } from '#shared/wallet/model.ts';
import { endsInOrder, statementFilter } from '#shared/wallet/statement/statement.ts';
import { DayRangeField } from '#web/ui/form/day-range-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import type { StatementView } from './statement-address.ts';

type Narrowed = Pick<StatementView, 'from' | 'to' | 'kind'>;
const cleared: Narrowed = { from: '', to: '', kind: '' };

interface Props {
  filter: Narrowed;
  onApply(filter: Narrowed): void;
}

/** What a statement can be narrowed to. */
export default function StatementFilterForm({ filter, onApply }: Props) {
  return (
    <FilterForm
      request={statementFilter.check(endsInOrder)}
      filter={filter}
      cleared={cleared}
      onApply={onApply}
      fields={(draft, change, errors) => (
        <>
          <div style={{ gridColumn: '1 / -1', maxWidth: '420px' }}>
            <DayRangeField
              from={{ label: 'From', name: 'from', value: draft.from, error: errors.from }}
              to={{ label: 'To', name: 'to', value: draft.to, error: errors.to }}
              onChange={({ from, to }) => change({ from: from as Narrowed['from'], to: to as Narrowed['to'] })}
            />
          </div>
          <Field label="Kind" error={errors.kind}>
            {(aria) => (
              <SelectBox
                {...aria}
                name="kind"
                value={draft.kind}
                onChange={(kind) => change({ kind: kind as Narrowed['kind'] })}
              >
                <option value="">All entries</option>
                {walletEntryKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {walletEntryKindName[kind]}
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
