import { userTypes } from '#shared/users/types.ts';
import { Field } from '#web/ui/field.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { userTypeName } from '../user-type-name.ts';
import { customersAddress, type CustomersFilter, narrowing, statusName } from './customers-address.ts';

const statuses = ['verified', 'unverified'] as const;

interface Props {
  filter: CustomersFilter;
  onApply(filter: CustomersFilter): void;
}

/** What the customers can be narrowed to. */
export default function CustomerFilterForm({ filter, onApply }: Props) {
  const { searchQuery, ...list } = filter;
  const { searchQuery: _, ...cleared } = customersAddress.none;
  return (
    <FilterForm
      request={narrowing}
      filter={list}
      cleared={cleared}
      onApply={(next) => onApply({ ...next, searchQuery })}
      fields={(draft, change) => (
        <>
          <Field label="User type">
            {(aria) => (
              <SelectBox
                {...aria}
                name="userType"
                value={draft.userType}
                onChange={(value) => change({ userType: value as CustomersFilter['userType'] })}
              >
                <option value="">All</option>
                {userTypes.map((type) => (
                  <option key={type} value={type}>
                    {userTypeName[type]}
                  </option>
                ))}
              </SelectBox>
            )}
          </Field>
          <Field label="Email">
            {(aria) => (
              <SelectBox
                {...aria}
                name="status"
                value={draft.status}
                onChange={(value) => change({ status: value as CustomersFilter['status'] })}
              >
                <option value="">Verified or not</option>
                {statuses.map((status) => (
                  <option key={status} value={status}>
                    {statusName[status]}
                  </option>
                ))}
              </SelectBox>
            )}
          </Field>
          <Field label="Account">
            {(aria) => (
              <SelectBox
                {...aria}
                name="isBlocked"
                value={draft.isBlocked ? 'blocked' : ''}
                onChange={(value) => change({ isBlocked: value === 'blocked' })}
              >
                <option value="">Blocked or not</option>
                <option value="blocked">Blocked</option>
              </SelectBox>
            )}
          </Field>
        </>
      )}
    />
  );
}
