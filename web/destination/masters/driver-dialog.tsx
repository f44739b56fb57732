import type { DriverShown } from '#shared/destination/masters.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { type EditorProps, RecordEditor } from '#web/records/record-editor.tsx';
import { showingMasters } from './master-calls.ts';

/** A driver's name and number. */
const DriverDialog = (props: EditorProps<DriverShown>) => (
  <RecordEditor
    {...props}
    kind="driver"
    call={saveDriver}
    invalidates={showingMasters}
    nameOf={({ driverName }) => driverName}
    valuesOf={(driver) => ({ driverName: driver?.driverName ?? '', phone: driver?.phone ?? '' })}
    wordsOf={({ driverName, phone }) => [driverName, phone].filter(Boolean).join(', ')}
    fields={[
      { name: 'driverName', label: 'Name', maxLength: 80 },
      {
        ...{ name: 'phone', label: 'Phone', hint: 'With country code, such as +971 50 555 0177' },
        ...{ type: 'tel', inputMode: 'tel', maxLength: 30, dir: undefined },
      },
    ]}
  />
);
export default DriverDialog;
