import { Fragment, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Call, RequestOf } from '#shared/contract.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { ShortField, type ShortFieldProps } from '#web/ui/form/short-field.tsx';
import type { ShortForm } from '#web/ui/form/use-short-form.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useRecordForm } from './use-record-form.ts';

/** What an editor of a record gets. */
export interface EditorProps<Row> {
  /** The record; left out, a new one is made. */
  row: Row | undefined;
  mayEdit: boolean;
  onClose(): void;
}

/** A field of what a call saves, by its name in the contract. */
type FieldOf<C extends Call> = Exclude<keyof RequestOf<C>, 'id' | 'version'> & string;

/** A line of text, by the name of its field, or a field of another kind. */
type EditorField<N extends string> =
  | (Omit<ShortFieldProps, 'name' | 'value' | 'error' | 'onChange'> & { name: N })
  | ((form: ShortForm<N>) => ReactNode);

interface Props<C extends Call, Row> extends EditorProps<Row> {
  kind: RecordKind;
  call: C;
  /** Calls whose answers a save makes stale. */
  invalidates: readonly Call[];
  /** What a record shows of itself. */
  shown: z.ZodMiniType<Row>;
  /** As a person calls it. */
  nameOf(row: Row): string;
  /** On top of the dialog, instead of the record's name or, of a new one, `New` and its kind. */
  title?: string;
  /** Its fields as the form holds them; undefined for the empty form. */
  valuesOf(row: Row | undefined): Record<FieldOf<C>, string>;
  /** A record in words. */
  wordsOf(row: Row): string;
  /** The form's fields as the call takes them; left out, as they are. */
  requestOf?(values: Record<FieldOf<C>, string>): Omit<RequestOf<C>, 'id' | 'version'>;
  /** What is done to it, in a toast: `saved` unless a screen says it otherwise. */
  done?: string;
  fields: readonly EditorField<FieldOf<C>>[];
  /** What else follows a save, before the dialog closes. */
  onSaved?(): void;
}

/** The editor of a kind of record whose fields are few: what it is about is said, all else follows. */
export function RecordEditor<C extends Call, Row extends { id: string; version: number }>({
  fields,
  title,
  done = 'saved',
  onSaved,
  ...props
}: Props<C, Row>) {
  const { kind, row, mayEdit, onClose, nameOf } = props;
  const { submit, isSaving, now, takeTheirs, ...form } = useRecordForm<C, Row, FieldOf<C>>({
    requestOf: (values) => values as unknown as Omit<RequestOf<C>, 'id' | 'version'>,
    ...props,
    saved: (answer) => `${nameOf(Object.values(answer as Record<string, Row>)[0]!)} ${done}.`,
    onDone: () => {
      onSaved?.();
      onClose();
    },
  });
  return (
    <RecordDialog
      title={title ?? (row ? nameOf(row) : `New ${kind}`)}
      kind={kind}
      id={row?.id}
      mayEdit={mayEdit}
      isSaving={isSaving}
      now={now}
      onTakeTheirs={takeTheirs}
      form={form.form}
      holds={form.values}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map((field, at) =>
        typeof field === 'function' ? (
          <Fragment key={at}>{field(form)}</Fragment>
        ) : (
          <ShortField
            key={field.name}
            dir="auto"
            autoComplete="off"
            disabled={!mayEdit}
            autoFocus={at === 0 && !row}
            {...form.field(field.name)}
            {...field}
          />
        ),
      )}
    </RecordDialog>
  );
}
