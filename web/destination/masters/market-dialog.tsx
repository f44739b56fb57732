import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { type MarketShown, marketShown } from '#shared/destination/masters.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { RecordDialog } from '../record-dialog.tsx';
import { useRecordForm } from '../use-record-form.ts';
import type { EditorProps } from './editor.ts';
import { showingMasters } from './master-calls.ts';

/** A market's name, and whether it is the default. */
export default function MarketDialog({ row, mayEdit, onClose }: EditorProps<MarketShown>) {
  const { form, values, field, submit, isSaving, now, takeTheirs } = useRecordForm({
    call: createNewMarket,
    invalidates: showingMasters,
    row,
    shown: marketShown,
    valuesOf: (market) => ({ name: market?.name ?? '', isDefault: market?.isDefault ? 'yes' : '' }),
    wordsOf: ({ name, isDefault }) => (isDefault ? `${name}, default` : name),
    requestOf: ({ name, isDefault }) => ({ name, isDefault: isDefault !== '' }),
    saved: ({ market }) => `${market.name} saved.`,
    onDone: onClose,
  });
  const isSettled = row?.isDefault === true || row?.isDeactivated === true;
  return (
    <RecordDialog
      title={row ? row.name : 'New market'}
      kind="market"
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
        {...field('name')}
        label="Name"
        maxLength={60}
        dir="auto"
        autoComplete="off"
        disabled={!mayEdit}
        autoFocus={!row}
      />
      <Checkbox
        label="Default: whoever has no market of their own is priced by it"
        checked={values.isDefault !== ''}
        disabled={!mayEdit || isSettled}
        onChange={(isDefault) => field('isDefault').onChange(isDefault ? 'yes' : '')}
      />
    </RecordDialog>
  );
}
