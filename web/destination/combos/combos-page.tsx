import { useState } from 'react';
import type { ComboShown } from '#shared/destination/combos/combo-fields.ts';
import { getCombos } from '#shared/destination/combos/get-combos.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { listAddress } from '#web/ui/list/list-address.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { showingCatalogue } from '../catalogue-shown.ts';
import { useRecordMenu } from '../use-record-menu.tsx';
import { ComboCard } from './combo-card.tsx';
import { useComboColumns } from './combo-columns.tsx';

const ComboDialog = lazyPart(() => import('./combo-dialog.tsx'));

const combosAddress = listAddress(getCombos.request.shape, { leaveOut: ['cursor'] });
const nameOf = ({ name }: ComboShown) => name;

/** `/staff/dmc-combos`: tour options that are sold together at one price. */
export default function CombosPage() {
  const mayEdit = useMay('masters.edit');
  const view = useListAddress(combosAddress);
  const list = useCursorRows(getCombos, view.filter, { isNarrowed: view.filter.search !== '' });
  const columns = useComboColumns();
  const { menuOf, dialog } = useRecordMenu('combo', { mayEdit, nameOf, invalidates: showingCatalogue });
  const [open, setOpen] = useState<{ combo: ComboShown | undefined }>();
  return (
    <ListScreen
      heading="Combos"
      of="Combos"
      add={mayEdit && { label: 'Create combo', run: () => setOpen({ combo: undefined }) }}
      list={list}
      rowHeight={56}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={(combo) => setOpen({ combo })}
      menuOf={(combo) => [{ label: mayEdit ? 'Edit' : 'View', run: () => setOpen({ combo }) }, ...menuOf(combo)]}
      card={(row, place) => <ComboCard row={row} place={place} />}
      empty={{ heading: 'No combos yet', text: 'Combos bundle tour options at one price. Create the first one.' }}
      onClear={() => view.change(combosAddress.none)}
    >
      <ListSearch view={view} field="search" label="Combos" placeholder="Combo name" maxLength={120} />
      {dialog}
      {open && <ComboDialog combo={open.combo} mayEdit={mayEdit} onClose={() => setOpen(undefined)} />}
    </ListScreen>
  );
}
