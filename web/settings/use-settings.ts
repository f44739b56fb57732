import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Failure, FieldErrors } from '#shared/errors.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { getSettings } from '#shared/site/settings/get-settings.ts';
import type { PartName, PartValue, ShownPart } from '#shared/site/parts/parts.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { siteSettings, type SettingsShown } from '#shared/site/settings.ts';
import { undoSettings } from '#shared/site/settings/undo-settings.ts';
import { callApi } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey, useCall } from '#web/api/use-call.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { store } from '#web/ui/store.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { siteAtom } from '#web/site/site.ts';
import { lacksFor, takes } from './asked-of.ts';
import { changedFields, onTopOf } from './on-top.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is not saved yet of a part, and the part as it was when that was begun. */
interface Edit {
  part: PartName;
  version: number;
  base: Fields;
  value: Fields;
}
/** Somebody else saved the part first. */
export interface Conflict extends Edit {
  now: SettingsShown;
}

const key = callKey(getSettings, {});
const none: FieldErrors = {};
/** Of the files that were sent for one save: whoever sends more means the last. */
const MOST_UPLOADS = 8;
const SAVED = 'Setting saved successfully';
const OFFLINE = 'You are offline. Nothing was saved, and nothing is saved later by itself.';

const shownPart = ({ parts }: SettingsShown, part: PartName) => parts.find((one) => one.part === part);
/** A part that whoever asks is shown for certain: whoever may save a part is. */
export const partIn = (settings: SettingsShown, part: PartName) => shownPart(settings, part)!;

/** What a conflict's answer says of the settings as they stand. */
export function settingsInConflict({ detail }: Failure): SettingsShown | undefined {
  const said = z.safeParse(siteSettings, (detail as { settings?: unknown } | undefined)?.settings);
  return said.success ? said.data : undefined;
}

/** Changes of one's own on top of what stands now; undefined where nothing of them is left. */
function rebased(own: Edit, now: SettingsShown): Edit | undefined {
  const theirs = partIn(now, own.part);
  const value = onTopOf(theirs.value, own);
  return changedFields(theirs.value, value).length
    ? { part: own.part, version: theirs.version, base: theirs.value, value }
    : undefined;
}

/** One's own page wears what was saved at once; others' with their next load. */
async function wearIt(): Promise<void> {
  const answer = await callApi(detectSite, { domain: location.hostname }, { quiet: true, expectSignedOut: true });
  if (answer.ok) store.set(siteAtom, answer.value);
}

/** The site's settings, and what is to be changed of the part that is looked at. */
export function useSettings(part: PartName) {
  const client = useQueryClient();
  const holder = useHolder();
  const list = useCall(getSettings, {}, { staleTime: 0, refetchOnWindowFocus: true });
  const saving = useAction(saveSettings, { quiet: true });
  const undoing = useAction(undoSettings, { quiet: true });
  const [edit, setEdit] = useState<Edit>();
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState(none);
  const [refusal, setRefusal] = useState('');
  const [refusals, setRefusals] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const [takenOut, setTakenOut] = useState<{ part: PartName; list: readonly string[] }>();
  const settings = list.data;
  const kept = settings && shownPart(settings, part);
  const mine = edit?.part === part ? edit : undefined;
  const value = mine?.value ?? kept?.value;

  const keep = (next: SettingsShown) => {
    client.setQueryData(key, next);
  };
  const refuse = (answer: Failure) => {
    setErrors(answer.errors ?? none);
    setRefusals((before) => before + 1);
    setRefusal(answer.message ?? 'Something went wrong');
  };
  /** Said on the page itself: without a connection no toast can be fetched. */
  const isOffline = () => {
    if (!navigator.onLine) setRefusal(OFFLINE);
    return !navigator.onLine;
  };
  const discard = () => {
    setEdit(undefined);
    setUploads([]);
    setErrors(none);
    setRefusal('');
  };

  return {
    list,
    settings,
    part,
    kept,
    value,
    isUnsaved: mine !== undefined,
    changed: mine ? changedFields(mine.base, mine.value) : [],
    isBusy: saving.isPending || undoing.isPending,
    errors: mine ? errors : none,
    /** Why it was not saved or taken back. */
    refusal,
    /** Counts answers that said no: with each the first field that is wrong has the focus. */
    refusals,
    takenOut: takenOut?.part === part ? takenOut.list : [],
    conflict,
    discard,
    whyOnly: (field: string) => {
      const asked = lacksFor(holder, part, field);
      return asked && takes(asked);
    },
    /** A file was sent that the next save may name. */
    sent: (uploadId: string) => setUploads((before) => [...before, uploadId].slice(-MOST_UPLOADS)),
    set: (fields: Fields) => {
      if (!kept || !value) return;
      const base = mine?.base ?? kept.value;
      const next = { ...value, ...fields };
      setTakenOut(undefined);
      setRefusal('');
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([path]) =>
            Object.keys(fields).every((field) => path !== `value.${field}` && !path.startsWith(`value.${field}.`)),
          ),
        ),
      );
      setEdit(
        changedFields(base, next).length
          ? { part, version: mine?.version ?? kept.version, base, value: next }
          : undefined,
      );
    },
    save: async () => {
      if (!mine || isOffline()) return;
      const answer = await saving.mutateAsync({
        part,
        version: mine.version,
        value: { ...mine.value },
        ...(uploads.length && { uploads: [...uploads] }),
      });
      if (answer.ok) {
        keep(answer.value.settings);
        discard();
        setTakenOut({ part, list: answer.value.takenOut });
        showToast(SAVED);
        await wearIt();
        return;
      }
      const now = answer.code === 'CONFLICT' ? settingsInConflict(answer) : undefined;
      if (now) setConflict({ ...mine, now });
      else refuse(answer);
    },
    undo: async () => {
      setRefusal('');
      if (!kept || isOffline()) return;
      const answer = await undoing.mutateAsync({ part, version: kept.version });
      if (answer.ok) {
        keep(answer.value.settings);
        setTakenOut(undefined);
        showToast(SAVED);
        await wearIt();
        return;
      }
      const now = answer.code === 'CONFLICT' ? settingsInConflict(answer) : undefined;
      if (now) keep(now);
      refuse(answer);
    },
    /** Goes on from what somebody else saved, with one's own changes on top or without them. */
    settle: (withOwn: boolean) => {
      if (!conflict) return;
      keep(conflict.now);
      setEdit(withOwn ? rebased(conflict, conflict.now) : undefined);
      setConflict(undefined);
    },
    /**
     * What another form of this page saved. Where that changed the part that is looked at too, one's unsaved changes go on
     * top of it, as long as nobody else saved that part.
     */
    adopt: (now: SettingsShown) => {
      keep(now);
      setEdit((own) => (own && partIn(now, own.part).version === own.version + 1 ? rebased(own, now) : own));
      void wearIt();
    },
    /** Leaves everything as it was before it was saved. */
    closeConflict: () => setConflict(undefined),
  };
}
export type Editor = ReturnType<typeof useSettings>;

/** What a part's form works with. */
export interface PartForm<P extends ShownPart> {
  value: PartValue<P>;
  settings: SettingsShown;
  disabled: boolean;
  /** Why a field of it may only be looked at, though the part may be changed; undefined where it may. */
  whyOnly(field: string): string | undefined;
  set(fields: Partial<PartValue<P>>): void;
  /** A file was sent: the save that names its address keeps it. */
  sent(uploadId: string): void;
  /** What is wrong with a field, by its path inside the part. */
  error(path: string): string | undefined;
}

/** A part's form over the editor; the answer's fields are what the part's schema says. */
export const formOf = <P extends ShownPart>(editor: Editor, disabled: boolean): PartForm<P> => ({
  value: editor.value as PartValue<P>,
  settings: editor.settings!,
  disabled,
  whyOnly: (field) => (disabled ? undefined : editor.whyOnly(field)),
  set: (fields) => editor.set(fields),
  sent: (uploadId) => editor.sent(uploadId),
  error: (path) => editor.errors[path ? `value.${path}` : 'value'],
});
