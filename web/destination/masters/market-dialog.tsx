import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import type { MarketShown } from '#shared/destination/masters.ts';
import { type EditorProps, RecordEditor } from '#web/records/record-editor.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { showingMasters } from './master-calls.ts';

/** A market's name, and whether it is the default. */
export default function MarketDialog(props: EditorProps<MarketShown>) {
  const { row, mayEdit } = props;
  const isSettled = row?.isDefault === true || row?.isDeactivated === true;
  return (
    <RecordEditor
      {...props}
      kind="market"
      call={createNewMarket}
      invalidates={showingMasters}
      nameOf={({ name }) => name}
      valuesOf={(market) => ({ name: market?.name ?? '', isDefault: market?.isDefault ? 'yes' : '' })}
      wordsOf={({ name, isDefault }) => (isDefault ? `${name}, default` : name)}
      requestOf={({ name, isDefault }) => ({ name, isDefault: isDefault !== '' })}
      fields={[
        { name: 'name', label: 'Name', maxLength: 60 },
        ({ values, field }) => (
          <Checkbox
            label="Default: used for customers without a market"
            checked={values.isDefault !== ''}
            disabled={!mayEdit || isSettled}
            onChange={(isDefault) => field('isDefault').onChange(isDefault ? 'yes' : '')}
          />
        ),
      ]}
    />
  );
}
