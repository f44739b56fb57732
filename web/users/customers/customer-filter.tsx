import { userTypes } from '#shared/users/types.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useRights } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { userTypeName } from '../user-type-name.ts';
import { customersAddress, type CustomersFilter, narrowing, statusName } from './customers-address.ts';

const GroupField = lazyPart(() => import('./group-field.tsx'));

interface Props {
  filter: CustomersFilter;
  onApply(filter: CustomersFilter): void;
}

/** What the customers can be narrowed to. A permission group stands alone, since its call knows no other filter. */
export default function CustomerFilterForm({ filter, onApply }: Props) {
  const { searchQuery, ...list } = filter;
  const { searchQuery: _, ...cleared } = customersAddress.none;
  const { canShowPermissionMenu } = useSite().wlMeta;
  const may = useRights();
  return (
    <FilterForm
      request={narrowing}
      filter={list}
      cleared={cleared}
      onApply={(next) => onApply({ ...next, searchQuery: next.group ? '' : searchQuery })}
      fields={(draft, change) => {
        const narrow = (more: Partial<typeof draft>) => change({ group: '', ...more });
        return (
          <>
            <ChoiceField
              size="medium"
              label="User type"
              name="userType"
              value={draft.userType}
              all="All"
              options={userTypes.map((type) => [type, userTypeName[type]])}
              onChange={(value) => narrow({ userType: value as CustomersFilter['userType'] })}
            />
            {may('markups.view') && (
              <GroupField kind="markup" value={draft.groupId} onChange={(groupId) => narrow({ groupId })} />
            )}
            <ChoiceField
              size="medium"
              label="Email"
              name="status"
              value={draft.status}
              all="Verification"
              options={Object.entries(statusName)}
              onChange={(value) => narrow({ status: value as CustomersFilter['status'] })}
            />
            <ChoiceField
              size="medium"
              label="Account"
              name="isBlocked"
              value={draft.isBlocked ? 'blocked' : draft.isAwaitingApproval ? 'waiting' : ''}
              all="Blocking"
              options={[
                ['blocked', 'Blocked'],
                ['waiting', 'Awaiting approval'],
              ]}
              onChange={(value) => narrow({ isBlocked: value === 'blocked', isAwaitingApproval: value === 'waiting' })}
            />
            <ChoiceField
              size="medium"
              label="Look to book"
              name="isExempted"
              value={draft.isExempted ? 'exempted' : ''}
              all="All"
              options={[['exempted', 'Exempted']]}
              onChange={(value) => narrow({ isExempted: value !== '' })}
            />
            {canShowPermissionMenu && may('rights.view') && (
              <GroupField
                kind="permission"
                value={draft.group}
                onChange={(group) => change({ ...(group && cleared), group })}
              />
            )}
          </>
        );
      }}
    />
  );
}
