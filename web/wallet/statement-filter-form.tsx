import { walletEntryKindName, walletEntryKinds } from '#shared/wallet/model.ts';
import { endsInOrder, statementFilter } from '#shared/wallet/statement/statement.ts';
import { ChoiceFilter, DaysFilter } from '#web/ui/list/filter-fields.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import type { StatementView } from './statement-address.ts';

type Narrowed = Pick<StatementView, 'from' | 'to' | 'kind'>;
const cleared: Narrowed = { from: '', to: '', kind: '' };

interface Props {
  filter: Narrowed;
  onApply(filter: Narrowed): void;
}

const kinds: readonly (readonly [Narrowed['kind'], string])[] = [
  ['', 'All entries'],
  ...walletEntryKinds.map((kind) => [kind, walletEntryKindName[kind]] as const),
];

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
