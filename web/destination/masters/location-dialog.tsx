import { type LocationShown, locationShown } from '#shared/destination/masters.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { RecordDialog } from '../record-dialog.tsx';
import { useRecordForm } from '../use-record-form.ts';
import type { EditorProps } from './editor.ts';
import { showingMasters } from './master-calls.ts';

/** A place that guests are fetched from or taken to. */
export default function LocationDialog({ row, mayEdit, onClose }: EditorProps<LocationShown>) {
  const { form, values, field, submit, isSaving, now, takeTheirs } = useRecordForm({
    call: saveLocationOption,
    invalidates: showingMasters,
    row,
    shown: locationShown,
    valuesOf: (place) => ({ location: place?.location ?? '' }),
    wordsOf: ({ location }) => location,
    requestOf: (values) => values,
    saved: ({ location }) => `${location.location} saved.`,
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? row.location : 'New location'}
      kind="location"
      id={row?.id}
      mayEdit={mayEdit}
      isSaving={isSaving}
      now={now}
      onTakeTheirs={takeTheirs}
      form={form}
      holds={values}
      onSubmit={submit}
      onClose={onClose}
    >
      <ShortField
        {...field('location')}
        label="Location"
        hint="As a driver reads it, like Dubai airport, terminal 3"
        maxLength={120}
        dir="auto"
        autoComplete="off"
        disabled={!mayEdit}
        autoFocus={!row}
      />
    </RecordDialog>
  );
}
