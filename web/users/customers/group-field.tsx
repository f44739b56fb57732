import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { useCall } from '#web/api/use-call.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';

interface Field {
  value: string;
  onChange(value: string): void;
}

/** A group that customers are narrowed to, of those the site has. Loaded when the filter is opened. */
export default function GroupField({ kind, ...field }: Field & { kind: 'markup' | 'permission' }) {
  return kind === 'markup' ? <MarkupGroup {...field} /> : <PermissionGroup {...field} />;
}

const choice = (groups: readonly { id: string; groupName: string }[] = []) =>
  ({
    size: 'medium',
    all: 'Any',
    other: 'Currently set',
    options: groups.map(({ id, groupName }) => [id, groupName] as const),
  }) as const;

function MarkupGroup(field: Field) {
  const { data } = useCall(getLeGroupsForWl, {}, { quiet: true });
  return <ChoiceField {...field} {...choice(data?.groups)} label="Markup group" name="groupId" />;
}

function PermissionGroup(field: Field) {
  const { data } = useCall(getRbacUserGroupList, {}, { quiet: true });
  return <ChoiceField {...field} {...choice(data?.groups)} label="Permission group" name="group" />;
}
