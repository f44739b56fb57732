import { makeStyles } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { holds } from '#shared/permissions/holds.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHolder } from '#web/app/session/permissions.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { Page } from '#web/ui/page.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { transfersAddress } from './addresses.ts';
import { AreaField } from './area-field.tsx';
import { TransferCard } from './transfer-card.tsx';
import { useTransferColumns } from './transfer-columns.tsx';
import { transferName } from './transfer-text.ts';
import { useMarkets } from './use-markets.ts';
import { useSetActive } from './use-set-active.ts';

const TransferDialog = lazyPart(() => import('./transfer-dialog.tsx'));
const DeleteRecordDialog = lazyPart(() => import('#web/records/delete-record-dialog.tsx'));

const useStyles = makeStyles({
  bar: {
    ...inGrid('272px 200px', '8px 12px'),
    alignItems: 'start',
    marginBottom: '12px',
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

type Open =
  | { what: 'edit'; transfer: AreaTransferRow | undefined; isCopy: boolean }
  | { what: 'delete'; transfer: AreaTransferRow };

/** `/staff/area-transfer`: what it costs to be driven from one area to another. */
export default function AreaTransferPage() {
  const styles = useStyles();
  const holder = useHolder();
  const mayEdit = holder !== undefined && holds(holder, 'masters.edit');
  const { filter, change, clear } = useListAddress(transfersAddress);
  const [open, setOpen] = useState<Open>();
  const isPhone = useMedia(upTo600);
  const markets = useMarkets();
  const list = useCursorList(getTransfers, { ...filter, cursor: '' });
  const columns = useTransferColumns();
  const setActive = useSetActive('areaTransfer', getTransfers);
  const transfers = rowsOf(list);
  const isNarrowed = filter.areaId !== '' || filter.marketId !== '';
  // What the address names by its id alone has its name from a row that it is in.
  const [chosen, setChosen] = useState({ id: '', name: '' });
  const named = transfers.flatMap(({ from, to }) => [from, to]).find(({ id }) => id === filter.areaId)?.name ?? '';
  const areaName = filter.areaId && (chosen.id === filter.areaId ? chosen.name : named);
  const edit = (transfer: AreaTransferRow | undefined, isCopy = false) => setOpen({ what: 'edit', transfer, isCopy });
  const close = () => setOpen(undefined);
  const menuOf = (transfer: AreaTransferRow) => [
    { label: 'Edit', run: () => edit(transfer) },
    { label: 'Copy', run: () => edit(transfer, true) },
    {
      label: transfer.isDeactivated ? 'Activate' : 'Deactivate',
      run: () => void setActive(transfer, transferName(transfer)),
    },
    { label: 'Delete', run: () => setOpen({ what: 'delete', transfer }) },
  ];
  const rows = () =>
    transfers.length || list.hasNextPage ? (
      <>
        <ListRows
          columns={columns}
          groups={[{ rows: transfers }]}
          idOf={({ id }) => id}
          nameOf={transferName}
          openId={undefined}
          onOpen={(id) => edit(transfers.find((transfer) => transfer.id === id))}
          menuOf={mayEdit ? menuOf : undefined}
          card={isPhone ? (row, place) => <TransferCard row={row} place={place} /> : undefined}
        />
        <CursorFoot list={list} found={transfers.length} isNarrowed={isNarrowed} />
      </>
    ) : (
      <EmptyState
        heading={isNarrowed ? 'No transfer is like this' : 'No transfers yet'}
        text="A transfer says what it costs to be driven from one area to another, shared or in a vehicle of one’s own."
        action={
          isNarrowed ? (
            <Button onClick={() => clear()}>Clear Filters</Button>
          ) : (
            mayEdit && <Button onClick={() => edit(undefined)}>Add area transfer</Button>
          )
        }
      />
    );
  return (
    <Page
      heading="Area transfers"
      actions={
        mayEdit && (
          <Button appearance="primary" icon={<Icon name="plus" />} onClick={() => edit(undefined)}>
            Add area transfer
          </Button>
        )
      }
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
      <ListBody query={list} isPending={list.isPending} label="Transfers are being loaded" rowHeight={56}>
        {rows}
      </ListBody>
      <Suspense fallback={null}>
        {open?.what === 'edit' && (
          <TransferDialog of={open.transfer} isCopy={open.isCopy} mayEdit={mayEdit} onClose={close} />
        )}
        {open?.what === 'delete' && (
          <DeleteRecordDialog
            kind="areaTransfer"
            title="Delete Area Transfer"
            record={open.transfer}
            name={transferName(open.transfer)}
            invalidates={[getTransfers]}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  );
}
