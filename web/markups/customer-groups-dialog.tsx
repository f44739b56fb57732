import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { deleteLeGroup } from '#shared/markups/groups/delete-le-group.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import type { Failure } from '#shared/errors.ts';
import type { GroupShown } from '#shared/markups/group-shown.ts';
import { saveLeGroup } from '#shared/markups/groups/save-le-group.ts';
import { setDefaultLeGroup } from '#shared/markups/groups/set-default-le-group.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangedBanner } from '#web/ui/edit/changed-banner.tsx';
import { saveLabel } from '#web/ui/edit/edit-words.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inGrid, inRows, plainList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { useAction } from '#web/api/use-action.ts';
import { History } from '#web/ui/history.tsx';
import { GROUP_GONE, showingGroups } from './prices-calls.ts';
import { readPercent, valueError } from './read-value.ts';

const useStyles = makeStyles({
  form: {
    ...inGrid('minmax(0, 1fr) 128px auto', '8px 12px'),
    alignItems: 'start',
    marginBottom: '12px',
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /** In its row, with two buttons: the name has a line of its own. */
  edited: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  wide: { gridColumn: '1 / -1' },
  save: { display: 'flex', gap: '8px', paddingTop: '26px', [upTo600]: { paddingTop: 0 } },
  list: plainList,
  row: {
    ...inRows('4px 8px'),
    minHeight: '48px',
    padding: '4px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { flexGrow: 1, minWidth: '160px', overflowWrap: 'anywhere', [upTo600]: { width: '100%' } },
  meta: quietLine,
  standard: { padding: '0 8px', color: tokens.colorNeutralForeground3 },
  warning: { margin: '0 0 8px' },
});

/** `Customer Groups`: a new one, and those there are with which of them is the default. */
export default function CustomerGroupsDialog({ onClose }: { onClose(): void }) {
  const styles = useStyles();
  const mayEdit = useMay('markups.edit');
  const list = useCall(getLeGroupsForWl, {}, { quiet: true, staleTime: 0 });
  const [edited, setEdited] = useState<string>();
  const [doomed, setDoomed] = useState<GroupShown>();
  if (doomed) return <DeleteDialog group={doomed} onClose={() => setDoomed(undefined)} />;
  return (
    <SiteDialog title="Customer Groups" onClose={onClose} actions={[{ label: 'Close', run: onClose }]}>
      {mayEdit && <GroupForm group={undefined} onDone={() => undefined} />}
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {list.data && (
        <>
          <ul className={styles.list} aria-label="Groups">
            {list.data.groups.map((group) => (
              <li key={group.id} className={styles.row}>
                {edited === group.id ? (
                  <GroupForm group={group} onDone={() => setEdited(undefined)} />
                ) : (
                  <GroupRow
                    group={group}
                    mayEdit={mayEdit}
                    onEdit={() => setEdited(group.id)}
                    onDelete={() => setDoomed(group)}
                  />
                )}
              </li>
            ))}
          </ul>
          {!list.data.groups.length && (
            <p className={styles.meta}>No groups yet. The first one you add becomes the default.</p>
          )}
          <History label="Group history" events={list.data.events} />
        </>
      )}
    </SiteDialog>
  );
}

interface RowProps {
  group: GroupShown;
  mayEdit: boolean;
  onEdit(): void;
  onDelete(): void;
}

function GroupRow({ group, mayEdit, onEdit, onDelete }: RowProps) {
  const styles = useStyles();
  const { id, groupName, isDefault, commissionShare, rules } = group;
  const make = useAction(setDefaultLeGroup, { quiet: true, invalidates: showingGroups });
  const submit = async () => {
    const answer = await make.mutateAsync({ groupId: id });
    if (answer.ok) showToast('Group successfully set as default');
    else showToast(refusalOf(answer), 'error');
  };
  return (
    <>
      <div className={styles.name}>
        <div>{groupName}</div>
        <div className={styles.meta}>
          {commissionShare} % of the commission{rules > 0 && `, ${rules === 1 ? '1 rule' : `${rules} rules`}`}
        </div>
      </div>
      {isDefault && <span className={styles.standard}>Default</span>}
      {mayEdit && !isDefault && (
        <Button size="small" disabled={make.isPending} onClick={() => void submit()}>
          Make Default
        </Button>
      )}
      {mayEdit && (
        <Button size="small" aria-label={`Edit ${groupName}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      {mayEdit && !isDefault && (
        <Button
          size="small"
          appearance="subtle"
          aria-label={`Delete ${groupName}`}
          icon={<Icon name="close" size={16} />}
          onClick={onDelete}
        />
      )}
    </>
  );
}

const refusalOf = ({ code, message = 'Some error occurred.' }: Failure): string =>
  code === 'NOT_FOUND' ? GROUP_GONE : message;

const groupValues = (group: GroupShown | undefined) => ({
  groupName: group?.groupName ?? '',
  commissionShare: String(group?.commissionShare ?? 0),
});
const groupWords = ({ groupName, commissionShare }: GroupShown) =>
  `${groupName}, ${commissionShare} % of the commission.`;

/** A new group's name and share, or others of one there is. */
function GroupForm({ group, onDone }: { group: GroupShown | undefined; onDone(): void }) {
  const styles = useStyles();
  const edit = useEdit({ stands: group, valueOf: groupValues });
  const { values, field, sends, refuse } = useShortForm(edit.value, edit);
  const save = useAction(saveLeGroup, { quiet: true, invalidates: showingGroups });
  const submit = async () => {
    const commissionShare = readPercent(values.commissionShare);
    if (commissionShare === undefined)
      return void refuse({ ok: false, code: 'VALIDATION', errors: { commissionShare: valueError(true, '') } });
    const answer = await save.mutateAsync({
      ...(edit.base && { id: edit.base.id, version: edit.base.version }),
      groupName: values.groupName,
      commissionShare,
    });
    if (answer.ok) {
      showToast('Group successfully saved');
      if (!group) field('groupName').onChange('');
      onDone();
    } else if (answer.stands) edit.meet(answer.stands.group);
    else if (!refuse(answer)) showToast(refusalOf(answer), 'error');
  };
  return (
    <form {...sends(submit)} className={mergeClasses(styles.form, group && styles.edited)} style={{ flexGrow: 1 }}>
      {edit.conflict && (
        <div className={styles.wide}>
          <ChangedBanner now={groupWords(edit.conflict.now)} onTakeTheirs={edit.takeTheirs} />
        </div>
      )}
      <div className={group && styles.wide}>
        <ShortField
          {...field('groupName')}
          label={group ? 'Group name' : 'New group name'}
          maxLength={60}
          dir="auto"
          autoComplete="off"
        />
      </div>
      <ShortField
        {...field('commissionShare')}
        label="Commission, %"
        inputMode="decimal"
        maxLength={7}
        autoComplete="off"
      />
      <div className={styles.save}>
        <Button type="submit" appearance={group ? 'secondary' : 'primary'} size="large" disabled={save.isPending}>
          {saveLabel(edit.conflict !== undefined)}
        </Button>
        {group && (
          <Button size="large" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** Says who is in a group before it goes. */
function DeleteDialog({ group, onClose }: { group: GroupShown; onClose(): void }) {
  const styles = useStyles();
  const remove = useAction(deleteLeGroup, { quiet: true, invalidates: showingGroups });
  const [warning, setWarning] = useState('');
  const submit = async () => {
    const answer = await remove.mutateAsync({ groupId: group.id, isConfirmed: warning !== '' });
    if (answer.ok) {
      showToast(`${group.groupName} deleted.`);
      onClose();
    } else if (answer.code === 'GROUP_IN_USE') setWarning(answer.message ?? '');
    else {
      showToast(refusalOf(answer), 'error');
      if (answer.code === 'NOT_FOUND') onClose();
    }
  };
  return (
    <SiteDialog
      title={`Delete ${group.groupName}?`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label: warning ? 'Delete anyway' : 'Delete',
          danger: true,
          run: () => void submit(),
          primary: true,
          disabled: remove.isPending,
        },
      ]}
    >
      <p className={styles.warning} role={warning ? 'alert' : undefined}>
        {warning || 'Its members will pay the prices of the default group.'}
      </p>
    </SiteDialog>
  );
}
