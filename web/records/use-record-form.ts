import type { Call, RequestOf, ResponseOf } from '#shared/contract.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';

interface Stored {
  id: string;
  version: number;
}

interface Options<C extends Call, Row extends Stored, N extends string> {
  call: C;
  /** Calls whose answers a save makes stale. */
  invalidates: readonly Call[];
  /** The record that is changed; undefined for a new one. */
  row: Row | undefined;
  /** A record's fields as the form holds them; undefined for the empty form. */
  valuesOf(row: Row | undefined): Record<N, string>;
  /** A record in words. */
  wordsOf(row: Row): string;
  /** The form's fields as the call takes them. */
  requestOf(values: Record<N, string>): Omit<RequestOf<C>, 'id' | 'version'>;
  /** What is said once it is saved. */
  saved(answer: ResponseOf<C>): string;
  onDone(): void;
}

/**
 * The form of one record: a change names the version that was opened, and where somebody else was faster it says what theirs
 * is (`now`), to be taken or to be gone over.
 */
export function useRecordForm<C extends Call, Row extends Stored, N extends string>(options: Options<C, Row, N>) {
  const { call, invalidates, row, valuesOf, wordsOf, requestOf, saved, onDone } = options;
  const edit = useEdit<Row, Record<N, string>>({ stands: row, valueOf: valuesOf });
  const short = useShortForm<N>(edit.value, edit);
  const save = useAction(call, { quiet: true, invalidates });
  const submit = async () => {
    const named = edit.base ? { id: edit.base.id, version: edit.base.version } : {};
    const answer = await save.mutateAsync({ ...requestOf(short.values), ...named } as RequestOf<C>);
    if (answer.ok) {
      showToast(saved(answer.value));
      return onDone();
    }
    if (answer.stands) return edit.meet((answer.stands as unknown as { record: Row }).record);
    if (!short.refuse(answer)) showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  return {
    ...short,
    submit: () => void submit(),
    isSaving: save.isPending,
    now: edit.conflict && wordsOf(edit.conflict.now),
    takeTheirs: edit.takeTheirs,
  };
}
