import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import type { Failure } from '#shared/errors.ts';
import { explainAccess } from '#shared/permissions/groups/explain-access.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { type PermissionGroup, permissionGroup } from '#shared/permissions/permission-group.ts';
import { savePermissions } from '#shared/permissions/groups/save-permissions.ts';
import { callKey, useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useChange } from '#web/ui/use-change.ts';
import { GROUP_GONE } from './access-words.ts';
import { changesOf, type Draft, onTopOf } from './draft.ts';

/** What can be opened over the page of groups. */
export type OpenDialog = 'new' | 'rename' | 'delete';

/** Changes that are not saved, and the group as it was when they were begun. */
interface Edit {
  base: PermissionGroup;
  draft: Draft;
}
/** Somebody else saved the group first. */
export interface Conflict extends Edit {
  now: PermissionGroup;
}

/** Stays while the page is left for a member and come back to; a load begins with the first. */
const chosenAtom = atom<string | undefined>(undefined);
const none: Draft = {};
const key = callKey(getRbacUserGroupList, {});

/** What a conflict's answer says of the group as it stands. */
export function groupInConflict({ detail }: Failure): PermissionGroup | undefined {
  const said = permissionGroup.safeParse((detail as { group?: unknown } | undefined)?.group);
  return said.success ? said.data : undefined;
}

/** The groups of the site, the one that is looked at, and what is to be changed of it. */
export function useEditor() {
  const client = useQueryClient();
  const list = useCall(getRbacUserGroupList, {}, { staleTime: 0, refetchOnWindowFocus: true });
  const save = useChange(savePermissions, { quiet: true, invalidates: [getRbacUserGroupList, explainAccess] });
  const [chosenId, setChosenId] = useAtom(chosenAtom);
  const [edit, setEdit] = useState<Edit>();
  const [conflict, setConflict] = useState<Conflict>();
  const [refusal, setRefusal] = useState('');
  const groups = list.data?.groups;
  const group = edit?.base ?? groups?.find(({ id }) => id === chosenId) ?? groups?.[0];
  const draft = edit?.draft ?? none;

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
    if (group) setEdit(Object.keys(next).length ? { base: group, draft: next } : undefined);
  };

  return {
    list,
    groups,
    group,
    draft,
    isUnsaved: edit !== undefined,
    isSaving: save.isPending,
    conflict,
    /** Why the changes were not saved. */
    refusal,
    setDraft,
    choose: (id: string | undefined) => {
      setRefusal('');
      setEdit(undefined);
      setChosenId(id);
    },
    discard: () => {
      setRefusal('');
      setEdit(undefined);
    },
    /** A group that was just made or renamed; changes that are not saved stay, on top of it. */
    taken: (next: PermissionGroup) => {
      keep(next);
      setChosenId(next.id);
      setEdit((before) => (before?.base.id === next.id ? { ...before, base: next } : undefined));
    },
    save: async () => {
      if (!edit) return;
      setRefusal('');
      const { id, version } = edit.base;
      const answer = await save.mutateAsync({ userGroupId: id, version, changes: changesOf(edit.draft) });
      if (answer.ok) {
        keep(answer.value.group);
        setChosenId(id);
        setEdit(undefined);
        showToast('Permissions saved.');
        return;
      }
      const now = answer.code === 'CONFLICT' ? groupInConflict(answer) : undefined;
      if (now) setConflict({ ...edit, now });
      else if (answer.code === 'NOT_FOUND') setRefusal(`${GROUP_GONE} Your changes cannot be saved.`);
      else setRefusal(answer.message ?? 'Something went wrong');
    },
    /** Goes on from what somebody else saved, with one's own changes on top or without them. */
    settle: (withOwn: boolean) => {
      if (!conflict) return;
      const rest = withOwn ? onTopOf(conflict.now, conflict.draft) : none;
      keep(conflict.now);
      setChosenId(conflict.now.id);
      setEdit(Object.keys(rest).length ? { base: conflict.now, draft: rest } : undefined);
      setConflict(undefined);
    },
    /** Leaves everything as it was before it was saved. */
    closeConflict: () => setConflict(undefined),
  };
}
export type Editor = ReturnType<typeof useEditor>;
