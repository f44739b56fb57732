import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure, FieldErrors } from '#shared/errors.ts';
import { getSettings } from '#shared/site/settings/get-settings.ts';
import type { PartValue, ShownPart, SitePart } from '#shared/site/parts/parts.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import type { SettingsShown } from '#shared/site/settings.ts';
import { undoSettings } from '#shared/site/settings/undo-settings.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey, useCall } from '#web/api/use-call.ts';
import { siteWasSaved } from '#web/app/load-site.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { changedFields, fieldsOnTop } from '#web/ui/edit/on-top.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { lacksFor, takes } from './asked-of.ts';

type Fields = Readonly<Record<string, unknown>>;

type Part = SettingsShown['parts'][number];

const key = callKey(getSettings, {});
const none: FieldErrors = {};
/** Of the files that were sent for one save: whoever sends more means the last. */
const MOST_UPLOADS = 8;
const SAVED = 'Setting saved successfully';
const OFFLINE = 'You are offline. Nothing was saved. Save again once you are back online.';

const shownPart = ({ parts }: SettingsShown, part: SitePart) => parts.find((one) => one.part === part);
/** A part that whoever asks is shown for certain: whoever may save a part is. */
export const partIn = (settings: SettingsShown, part: SitePart) => shownPart(settings, part)!;

/** The site's settings, and what is to be changed of the part that is looked at. */
export function useSettings(part: SitePart) {
  const client = useQueryClient();
  const holder = useHolder();
  const list = useCall(getSettings, {}, { staleTime: 0, refetchOnWindowFocus: true });
  const saving = useAction(saveSettings, { quiet: true });
  const undoing = useAction(undoSettings, { quiet: true });
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState(none);
  const [refusal, setRefusal] = useState('');
  const [refusals, setRefusals] = useState(0);
  const [takenOut, setTakenOut] = useState<{ part: SitePart; list: readonly string[] }>();
  const settings = list.data;
  const kept = settings && shownPart(settings, part);
  const edit = useEdit<Part, Fields>({
    of: part,
    stands: kept,
    valueOf: (one) => one?.value ?? {},
    onTop: (theirs, base, value) => fieldsOnTop(theirs, base, value),
  });
  const { value, base, isUnsaved } = edit;

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
    edit.discard();
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
    isUnsaved,
    changed: base ? changedFields(base.value, value) : [],
    isBusy: saving.isPending || undoing.isPending,
    errors: isUnsaved ? errors : none,
    /** Why it was not saved or taken back. */
    refusal,
    /** Counts answers that said no: with each the first field that is wrong has the focus. */
    refusals,
    takenOut: takenOut?.part === part ? takenOut.list : [],
    edit,
    discard,
    whyOnly: (field: string) => {
      const asked = lacksFor(holder, part, field);
      return asked && takes(asked);
    },
    /** A file was sent that the next save may name. */
    sent: (uploadId: string) => setUploads((before) => [...before, uploadId].slice(-MOST_UPLOADS)),
    set: (fields: Fields) => {
      if (!kept) return;
      setTakenOut(undefined);
      setRefusal('');
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([path]) =>
            Object.keys(fields).every((field) => path !== `value.${field}` && !path.startsWith(`value.${field}.`)),
          ),
        ),
      );
      edit.change(fields);
    },
    save: async () => {
      if (!base || !isUnsaved || isOffline()) return;
      const answer = await saving.mutateAsync({
        part,
        version: base.version,
        value: { ...value },
        ...(uploads.length && { uploads: [...uploads] }),
      });
      if (answer.ok) {
        keep(answer.value.settings);
        discard();
        setTakenOut({ part, list: answer.value.takenOut });
        showToast(SAVED);
        await siteWasSaved();
        return;
      }
      if (!answer.stands) return refuse(answer);
      keep(answer.stands.settings);
      edit.meet(partIn(answer.stands.settings, part));
    },
    undo: async () => {
      setRefusal('');
      if (!kept || isOffline()) return;
      const answer = await undoing.mutateAsync({ part, version: kept.version });
      if (answer.ok) {
        keep(answer.value.settings);
        setTakenOut(undefined);
        showToast(SAVED);
        await siteWasSaved();
        return;
      }
      if (answer.stands) keep(answer.stands.settings);
      refuse(answer);
    },
    /**
     * What another form of this page saved. Where that changed the part that is looked at too, one's unsaved changes go on
     * top of it, as long as nobody else saved that part.
     */
    adopt: (now: SettingsShown) => {
      keep(now);
      if (base && isUnsaved && partIn(now, part).version === base.version + 1) {
        edit.meet(partIn(now, part));
        edit.keepMine();
      }
      void siteWasSaved();
    },
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
