import { addArea } from '#shared/areas/add-area.ts';
import type { AreaRow } from '#shared/areas/area.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { CityField } from '#web/ui/form/city-field.tsx';
import { useDeskStale } from '#web/destination/use-desk-stale.ts';
import { type EditorProps, RecordEditor } from '#web/records/record-editor.tsx';

interface Props extends Omit<EditorProps<AreaRow>, 'row'> {
  /** Left out, a new one is added. */
  area: AreaRow | undefined;
  /** City that a new one begins with; empty for none. */
  cityId: string;
}

/** An area's name and city, and who changed them. */
export default function AreaDialog({ area, cityId: first, mayEdit, onClose }: Props) {
  const deskIsStale = useDeskStale();
  return (
    <RecordEditor
      row={area}
      mayEdit={mayEdit}
      // Transfers and activities call it by its name.
      onSaved={deskIsStale}
      onClose={onClose}
      kind="area"
      title={area ? 'Change area' : 'Add New Area'}
      call={addArea}
      invalidates={[searchAreas, getRecordHistory]}
      nameOf={({ name }) => name}
      valuesOf={(row) => ({ name: row?.name ?? '', cityId: row?.city.id ?? first })}
      wordsOf={({ name, city }) => `${name}, ${city.city}`}
      done={area ? 'changed' : 'added'}
      fields={[
        {
          name: 'name',
          label: 'Name',
          maxLength: 80,
          dir: undefined,
          autoFocus: true,
          disabled: false,
          readOnly: !mayEdit,
        },
        ({ values, field }) => (
          <CityField
            required
            disabled={!mayEdit}
            cityId={values.cityId}
            error={field('cityId').error}
            onChoose={(chosen) => field('cityId').onChange(chosen)}
          />
        ),
      ]}
    />
  );
}
