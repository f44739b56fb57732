import { type DriverShown, driverShown } from '#shared/destination/masters.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { RecordDialog } from '../record-dialog.tsx';
import { useRecordForm } from '../use-record-form.ts';
import type { EditorProps } from './editor.ts';
import { showingMasters } from './master-calls.ts';

/** A driver's name and number. */
export default function DriverDialog({ row, mayEdit, onClose }: EditorProps<DriverShown>) {
  const { form, values, field, submit, isSaving, now, takeTheirs } = useRecordForm({
    call: saveDriver,
    invalidates: showingMasters,
    row,
    shown: driverShown,
    valuesOf: (driver) => ({ driverName: driver?.driverName ?? '', phone: driver?.phone ?? '' }),
    wordsOf: ({ driverName, phone }) => [driverName, phone].filter(Boolean).join(', '),
    requestOf: (values) => values,
    saved: ({ driver }) => `${driver.driverName} saved.`,
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? row.driverName : 'New driver'}
      kind="driver"
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
        {...field('driverName')}
        label="Name"
        maxLength={80}
        dir="auto"
        autoComplete="off"
        disabled={!mayEdit}
        autoFocus={!row}
      />
      <ShortField
        {...field('phone')}
        label="Phone"
        hint="With its dial code, like +971 50 555 0177"
        type="tel"
        inputMode="tel"
        maxLength={30}
        autoComplete="off"
        disabled={!mayEdit}
      />
    </RecordDialog>
  );
}
