import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { deleteUserGroup } from '#shared/permissions/groups/delete-user-group.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import type { PermissionGroup } from '#shared/permissions/permission-group.ts';
import { saveUserGroup } from '#shared/permissions/groups/save-user-group.ts';
import type { Failure } from '#shared/errors.ts';
import { isUnheard } from '#web/api/error-catalogue.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { BothSides } from '#web/ui/edit/both-sides.tsx';
import { MEANWHILE } from '#web/ui/edit/edit-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { changesBetween, type Draft, labelsOf } from './draft.ts';
import { GROUP_GONE } from './access-words.ts';
import type { Editor, OpenDialog } from './use-editor.ts';

const useStyles = makeStyles({
  text: { margin: '0 0 8px' },
});

interface Props {
  editor: Editor;
  open: OpenDialog | undefined;
  onClose(): void;
}

/** What opens over the page of groups, one at a time. */
export default function GroupDialogs({ editor, open, onClose }: Props) {
  if (editor.edit.conflict) return <GroupConflict editor={editor} />;
  if (open === 'delete' && editor.group) return <DeleteDialog group={editor.group} editor={editor} onClose={onClose} />;
  if (open) return <NameDialog group={open === 'new' ? undefined : editor.group} editor={editor} onClose={onClose} />;
  return null;
}

/** A new group's name, or another one for a group. */
function NameDialog({
  group,
  editor,
  onClose,
}: {
  group: PermissionGroup | undefined;
  editor: Editor;
  onClose(): void;
}) {
  const { form, values, field, says, begin, refused } = useShortForm({ groupName: group?.groupName ?? '' });
  const save = useAction(saveUserGroup, { quiet: true, invalidates: [getRbacUserGroupList] });
  const submit = async () => {
    begin();
    const named = group ? { id: group.id, version: group.version } : {};
    const answer = await save.mutateAsync({ ...named, groupName: values.groupName });
    if (answer.ok) {
      editor.taken(answer.value.group);
      showToast('Group successfully saved');
      onClose();
      return;
    }
    const now = answer.stands?.group;
    const errors = now
      ? { groupName: `${MEANWHILE} It is called ${now.groupName}. Save again to continue.` }
      : answer.code === 'NOT_FOUND'
        ? { groupName: GROUP_GONE }
        : answer.errors;
    if (now) editor.taken(now);
    refused({ ...answer, ...(errors && { errors }) });
  };
  return (
    <FormDialog
      title={group ? 'Rename group' : 'New group'}
      form={form}
      submit="Save"
      isPending={save.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField
        {...field('groupName')}
        label="Group name"
        hint={group ? undefined : 'It starts with the default permissions.'}
        maxLength={100}
        dir="auto"
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** What was otherwise by the time that somebody wanted the group deleted. */
function whyNotDeleted({ code, message = '' }: Failure): string {
  if (code === 'NOT_FOUND') return GROUP_GONE;
  if (code === 'CONFLICT') return `${MEANWHILE} It was not deleted.`;
  return message;
}

function DeleteDialog({ group: shown, editor, onClose }: { group: PermissionGroup; editor: Editor; onClose(): void }) {
  const styles = useStyles();
  // What was asked stays what is done: where the list says otherwise meanwhile, it is refused.
  const [group] = useState(shown);
  const remove = useAction(deleteUserGroup, { quiet: true, invalidates: [getRbacUserGroupList] });
  const submit = async () => {
    const answer = await remove.mutateAsync({ id: group.id, version: group.version });
    if (answer.ok) {
      editor.choose(undefined);
      showToast('Group deleted.');
    } else {
      if (answer.code === 'NOT_FOUND') editor.choose(undefined);
      showToast(whyNotDeleted(answer), 'error');
    }
    // Nobody having answered, it can be tried again.
    if (answer.ok || !isUnheard(answer)) onClose();
  };
  const isEmpty = group.members === 0;
  return (
    <SiteDialog
      title={`Delete ${group.groupName}?`}
      onClose={onClose}
      actions={[
        { label: isEmpty ? 'Cancel' : 'Close', run: onClose, primary: !isEmpty },
        ...(isEmpty
          ? [{ label: 'Delete', run: () => void submit(), primary: true, danger: true, disabled: remove.isPending }]
          : []),
      ]}
    >
      <p className={styles.text}>
        {isEmpty
          ? 'The group has no members. Its name can be used again.'
          : 'This group has members. Please move them to another group, or to none, first.'}
      </p>
    </SiteDialog>
  );
}

/** Both sides of a group that somebody else saved first. */
function GroupConflict({ editor: { edit } }: { editor: Editor }) {
  if (!edit.conflict?.was) return null;
  const { was, now, mine } = edit.conflict;
  const renamed = was.groupName === now.groupName ? [] : [`The name, to ${now.groupName}`];
  return (
    <BothSides edit={edit} theirs={[...renamed, ...linesOf(now, changesBetween(was, now))]} mine={linesOf(was, mine)} />
  );
}

const linesOf = (group: PermissionGroup, draft: Draft): string[] =>
  [true, false].flatMap((on) => {
    const part = Object.fromEntries(Object.entries(draft).filter(([, isActive]) => isActive === on));
    return labelsOf(group, part).map((label) => `${label}: turned ${on ? 'on' : 'off'}`);
  });
