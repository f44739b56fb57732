import type { LocationShown } from '#shared/destination/masters.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { type EditorProps, RecordEditor } from '#web/records/record-editor.tsx';
import { showingMasters } from './master-calls.ts';

const HINT = 'As shown to drivers, such as Dubai airport, terminal 3';

/** A place that guests are fetched from or taken to. */
const LocationDialog = (props: EditorProps<LocationShown>) => (
  <RecordEditor
    {...props}
    kind="location"
    call={saveLocationOption}
    invalidates={showingMasters}
    nameOf={({ location }) => location}
    valuesOf={(place) => ({ location: place?.location ?? '' })}
    wordsOf={({ location }) => location}
    fields={[{ name: 'location', label: 'Location', hint: HINT, maxLength: 120 }]}
  />
);
export default LocationDialog;
