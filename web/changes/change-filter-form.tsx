import { changeFilter } from '#shared/changes/change-filter.ts';
import { changeStateName, changeStates, isChangeOpen } from '#shared/changes/model.ts';
import { endsInOrder } from '#shared/wallet/statement/statement.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { ConsumerChoice } from '#web/partners/consumer-choice.tsx';
import { ChoiceFilter, DaysFilter } from '#web/ui/list/filter-fields.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { choices } from './change-words.ts';
import { changesAddress, type ChangesFilter } from './changes-address.ts';

interface Props {
  filter: ChangesFilter;
  onApply(filter: ChangesFilter): void;
}

const kinds: readonly (readonly [ChangesFilter['kind'], string])[] = [
  ['', 'All types'],
  ...choices.map(({ id, label }) => [id, label] as const),
];
/** A closed request is a completed one to whoever reads it. */
const statesOf = (waiting: boolean): readonly (readonly [ChangesFilter['state'], string])[] => [
  ['', 'Any status'],
  ...changeStates
    .filter((state) => state !== 'Closed' && (!waiting || isChangeOpen(state)))
    .map((state) => [state, changeStateName[state]] as const),
];

/** The days, the status and the type that change requests are narrowed to. */
export default function ChangeFilterForm({ filter, onApply }: Props) {
  const { search, waiting } = filter;
  const isStaff = useUser()?.userType === 'staff';
  const isSupplier = useMay('consumers.view') && isStaff;
  return (
    <FilterForm
      request={changeFilter.check(endsInOrder)}
      filter={filter}
      cleared={{ ...changesAddress.none, search, waiting }}
      onApply={onApply}
      fields={(draft, change, errors) => (
        <>
          <DaysFilter draft={draft} errors={errors} onChange={change} />
          <ChoiceFilter
            label="Status"
            name="state"
            value={draft.state}
            error={errors.state}
            options={statesOf(waiting)}
            onChange={(state) => change({ state })}
          />
          <ChoiceFilter
            label="Type"
            name="kind"
            value={draft.kind}
            error={errors.kind}
            options={kinds}
            onChange={(kind) => change({ kind })}
          />
          {isSupplier && (
            <ConsumerChoice value={draft.consumerSiteId} onChange={(consumerSiteId) => change({ consumerSiteId })} />
          )}
        </>
      )}
    />
  );
}
