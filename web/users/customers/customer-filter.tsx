import { getRbacUserGroupList } from '#shared/permissions/get-rbac-user-group-list.ts';
import { holds } from '#shared/permissions/holds.ts';
import { userTypes } from '#shared/users/types.ts';
import { useCall } from '#web/api/use-call.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
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
  const { canShowPermissionMenu } = useSite().wlMeta;
  const holder = useHolder();
  const maySeeGroups = canShowPermissionMenu && holder !== undefined && holds(holder, 'rights.view');
  return (
    <FilterForm
      request={narrowing}
      filter={list}
      cleared={cleared}
      onApply={(next) => onApply({ ...next, searchQuery: next.group ? '' : searchQuery })}
      fields={(draft, change) => (
        <>
          <Field label="User type">
            {(aria) => (
              <SelectBox
                {...aria}
                name="userType"
                value={draft.userType}
                onChange={(value) => change({ group: '', userType: value as CustomersFilter['userType'] })}
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
                onChange={(value) => change({ group: '', status: value as CustomersFilter['status'] })}
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
                value={draft.isBlocked ? 'blocked' : draft.isAwaitingApproval ? 'waiting' : ''}
                onChange={(value) =>
                  change({ group: '', isBlocked: value === 'blocked', isAwaitingApproval: value === 'waiting' })
                }
              >
                <option value="">Blocked or not</option>
                <option value="blocked">Blocked</option>
                <option value="waiting">Waits for approval</option>
              </SelectBox>
            )}
          </Field>
          <Field label="Look to book">
            {(aria) => (
              <SelectBox
                {...aria}
                name="isExempted"
                value={draft.isExempted ? 'exempted' : ''}
                onChange={(value) => change({ group: '', isExempted: value === 'exempted' })}
              >
                <option value="">Exempted or not</option>
                <option value="exempted">Exempted</option>
              </SelectBox>
            )}
          </Field>
          {maySeeGroups && (
            <GroupField
              group={draft.group}
              onChange={(group) =>
                change({
                  group,
                  ...(group && {
                    userType: '',
                    status: '',
                    isBlocked: false,
                    isExempted: false,
                    isAwaitingApproval: false,
                  }),
                })
              }
            />
          )}
        </>
      )}
    />
  );
}

/** The site's permission groups; one that is chosen stands alone, since its call knows no other filter. */
function GroupField({ group, onChange }: { group: string; onChange(group: string): void }) {
  const list = useCall(getRbacUserGroupList, {}, { quiet: true });
  const groups = list.data?.groups ?? [];
  return (
    <Field label="Permission group">
      {(aria) => (
        <SelectBox {...aria} name="group" value={group} onChange={onChange}>
          <option value="">Any or none</option>
          {groups.map(({ id, groupName }) => (
            <option key={id} value={id}>
              {groupName}
            </option>
          ))}
          {group && !groups.some(({ id }) => id === group) && <option value={group}>The present one</option>}
        </SelectBox>
      )}
    </Field>
  );
}
