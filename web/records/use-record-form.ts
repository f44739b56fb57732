import { useState } from 'react';
import * as z from 'zod/mini';
import type { Call, RequestOf, ResponseOf } from '#shared/contract.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
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
  /** What a record shows of itself. */
  shown: z.ZodMiniType<Row>;
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
 * The form of one record: a change names the version that was opened, and where somebody else was faster it has theirs
 * (`now`), to be taken or to be gone over.
 */
export function useRecordForm<C extends Call, Row extends Stored, N extends string>(options: Options<C, Row, N>) {
  const { call, invalidates, row, shown, valuesOf, wordsOf, requestOf, saved, onDone } = options;
  const short = useShortForm<N>(valuesOf(row));
  const save = useAction(call, { quiet: true, invalidates });
  const [theirs, setTheirs] = useState<Row>();
  const seen = theirs ?? row;
  const submit = async () => {
    const named = seen ? { id: seen.id, version: seen.version } : {};
    const answer = await save.mutateAsync({ ...requestOf(short.values), ...named } as RequestOf<C>);
    if (answer.ok) {
      showToast(saved(answer.value));
      return onDone();
    }
    const now = z.safeParse(shown, (answer.detail as { record?: unknown } | undefined)?.record);
    if (answer.code === 'CONFLICT' && now.success) return setTheirs(now.data);
    if (!short.refuse(answer)) showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  return {
    ...short,
    submit: () => void submit(),
    isSaving: save.isPending,
    now: theirs && wordsOf(theirs),
    takeTheirs: () => {
      if (!theirs) return;
      const values = valuesOf(theirs);
      for (const name of Object.keys(values) as N[]) short.field(name).onChange(values[name]);
    },
  };
}
