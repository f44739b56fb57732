import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import { explainAccess } from '#shared/permissions/groups/explain-access.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import type { PermissionGroup } from '#shared/permissions/permission-group.ts';
import { savePermissions } from '#shared/permissions/groups/save-permissions.ts';
import { callKey, useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useAction } from '#web/api/use-action.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { GROUP_GONE } from './access-words.ts';
import { changesOf, type Draft, onTopOf } from './draft.ts';

/** What can be opened over the page of groups. */
export type OpenDialog = 'new' | 'rename' | 'delete';

/** Stays while the page is left for a member and come back to; a load begins with the first. */
const chosenAtom = atom<string | undefined>(undefined);
const none: Draft = {};
const key = callKey(getRbacUserGroupList, {});

/** The groups of the site, the one that is looked at, and what is to be changed of it. */
export function useEditor() {
  const client = useQueryClient();
  const list = useCall(getRbacUserGroupList, {}, { staleTime: 0, refetchOnWindowFocus: true });
  const save = useAction(savePermissions, { quiet: true, invalidates: [getRbacUserGroupList, explainAccess] });
  const [chosenId, setChosenId] = useAtom(chosenAtom);
  const [refusal, setRefusal] = useState('');
  const groups = list.data?.groups;
  const edit = useEdit<PermissionGroup, Draft>({
    stands: groups?.find(({ id }) => id === chosenId) ?? groups?.[0],
    valueOf: () => none,
    onTop: (_theirs, _base, draft, now) => onTopOf(now, draft),
  });
  const { base: group, value: draft, isUnsaved } = edit;

  /** Puts an answer's group into the list at once: the list itself comes a moment later. */
  const keep = (next: PermissionGroup) => {
    client.setQueryData<ResponseOf<typeof getRbacUserGroupList>>(key, (known) => {
      const others = known?.groups.filter(({ id }) => id !== next.id) ?? [];
      const all = [...others, next].toSorted((one, other) => one.groupName.localeCompare(other.groupName, 'en'));
      return { events: known?.events ?? [], groups: all };
    });
  };
  const setDraft = (next: Draft) => {
    setRefusal('');
    edit.set(() => next);
  };

  return {
    list,
    groups,
    group,
    draft,
    isUnsaved,
    isSaving: save.isPending,
    edit,
    /** Why the changes were not saved. */
    refusal,
    setDraft,
    choose: (id: string | undefined) => {
      setRefusal('');
      edit.discard();
      setChosenId(id);
    },
    discard: () => {
      setRefusal('');
      edit.discard();
    },
    /** A group that was just made or renamed; changes that are not saved stay, on top of it. */
    taken: (next: PermissionGroup) => {
      keep(next);
      setChosenId(next.id);
      if (!isUnsaved || group?.id !== next.id) return edit.discard();
      edit.meet(next);
      edit.keepMine();
    },
    save: async () => {
      if (!group || !isUnsaved) return;
      setRefusal('');
      const { id, version } = group;
      const answer = await save.mutateAsync({ userGroupId: id, version, changes: changesOf(draft) });
      if (answer.ok) {
        keep(answer.value.group);
        setChosenId(id);
        edit.discard();
        showToast('Permissions saved.');
        return;
      }
      if (answer.stands) {
        keep(answer.stands.group);
        edit.meet(answer.stands.group);
      } else if (answer.code === 'NOT_FOUND') setRefusal(`${GROUP_GONE} Your changes cannot be saved.`);
      else setRefusal(answer.message ?? 'Something went wrong');
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
