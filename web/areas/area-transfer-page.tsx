import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { useRecordMenu } from '#web/destination/use-record-menu.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { transfersAddress } from './addresses.ts';
import { AreaField } from './area-field.tsx';
import { TransferCard } from './transfer-card.tsx';
import { useTransferColumns } from './transfer-columns.tsx';
import { transferName } from './transfer-text.ts';
import { useMarkets } from './use-markets.ts';

const TransferDialog = lazyPart(() => import('./transfer-dialog.tsx'));

const useStyles = makeStyles({
  bar: {
    ...inGrid('272px 200px', '8px 12px'),
    alignItems: 'start',
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

const showing = [getTransfers, getRecordHistory];
const ABOUT = 'Prices for transfers from one area to another, in a shared or a private vehicle.';

/** `/staff/area-transfer`: what it costs to be driven from one area to another. */
export default function AreaTransferPage() {
  const styles = useStyles();
  const mayEdit = useMay('masters.edit');
  const { filter, change, clear } = useListAddress(transfersAddress);
  const [open, setOpen] = useState<{ of: AreaTransferRow | undefined; isCopy: boolean }>();
  const markets = useMarkets();
  const isNarrowed = filter.areaId !== '' || filter.marketId !== '';
  const list = useCursorRows(getTransfers, { ...filter, cursor: '' }, { isNarrowed });
  const columns = useTransferColumns();
  const { menuOf, dialog } = useRecordMenu('areaTransfer', {
    mayEdit,
    nameOf: transferName,
    invalidates: showing,
    title: 'Delete Area Transfer',
  });
  // What the address names by its id alone has its name from a row that it is in.
  const [chosen, setChosen] = useState({ id: '', name: '' });
  const named = list.rows.flatMap(({ from, to }) => [from, to]).find(({ id }) => id === filter.areaId)?.name ?? '';
  const areaName = filter.areaId && (chosen.id === filter.areaId ? chosen.name : named);
  const edit = (of: AreaTransferRow | undefined, isCopy = false) => setOpen({ of, isCopy });
  return (
    <ListScreen
      heading="Area transfers"
      of="Transfers"
      add={mayEdit && { label: 'Add area transfer', run: () => edit(undefined) }}
      list={list}
      rowHeight={56}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={transferName}
      onOpen={(row) => edit(row)}
      menuOf={
        mayEdit
          ? (row) => [
              { label: 'Edit', run: () => edit(row) },
              { label: 'Copy', run: () => edit(row, true) },
              ...menuOf(row),
            ]
          : undefined
      }
      card={(row, place) => <TransferCard row={row} place={place} />}
      empty={{ heading: 'No transfers yet', text: ABOUT }}
      notFound={{ heading: 'No matching transfers', text: ABOUT }}
      onClear={() => clear()}
    >
      <div className={styles.bar}>
        <AreaField
          size="medium"
          label="Area"
          placeholder="Every area"
          chosen={areaName}
          onChoose={(areaId, name) => {
            setChosen({ id: areaId, name });
            change({ ...filter, areaId });
          }}
        />
        <Field label="Market">
          {(aria) => (
            <SelectBox {...aria} value={filter.marketId} onChange={(marketId) => change({ ...filter, marketId })}>
              <option value="">Every market</option>
              {(markets ?? []).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectBox>
          )}
        </Field>
      </div>
      {dialog}
      {open && <TransferDialog {...open} mayEdit={mayEdit} onClose={() => setOpen(undefined)} />}
    </ListScreen>
  );
}
