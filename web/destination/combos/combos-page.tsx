import { Suspense, useState } from 'react';
import type { ComboShown } from '#shared/destination/combos/combo-fields.ts';
import { getCombos } from '#shared/destination/combos/get-combos.ts';
import { holds } from '#shared/permissions/holds.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHolder } from '#web/app/session/permissions.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { TypedSearch } from '#web/ui/list/typed-search.tsx';
import { listAddress } from '#web/ui/list/list-address.ts';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { Money } from '#web/ui/money.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { useRecordMenu } from '../use-record-menu.tsx';
import { RecordCard } from '#web/ui/list/record-card.tsx';
import { namesOf, StateOf, useComboColumns } from './combo-columns.tsx';

const ComboDialog = lazyPart(() => import('./combo-dialog.tsx'));

const combosAddress = listAddress(getCombos.request.shape, { leaveOut: ['cursor'] });

/** Spec: search inputs 500 ms. */
const WAIT = 500;

/** `/staff/dmc-combos`: tour options that are sold together at one price. */
export default function CombosPage() {
  const holder = useHolder();
  const mayEdit = holder !== undefined && holds(holder, 'masters.edit');
  const { filter, change } = useListAddress(combosAddress);
  const list = useCursorList(getCombos, filter);
  const [open, setOpen] = useState<{ combo: ComboShown | undefined }>();
  const columns = useComboColumns();
  const isPhone = useMedia(upTo600);
  const { menuOf, dialog } = useRecordMenu('combo', mayEdit);
  const rows = rowsOf(list);
  const create = () => setOpen({ combo: undefined });
  const edit = (id: string) => {
    const combo = rows.find((row) => row.id === id);
    if (combo) setOpen({ combo });
  };
  return (
    <ListPage
      heading="Combos"
      actions={
        mayEdit && (
          <Button appearance="primary" icon={<Icon name="plus" />} onClick={create}>
            Create combo
          </Button>
        )
      }
      detailLabel="Combo"
      openId={undefined}
      onClose={() => setOpen(undefined)}
      detail={() => null}
    >
      <TypedSearch
        label="Combos"
        placeholder="Name of a combo"
        value={filter.search}
        wait={WAIT}
        maxLength={120}
        onSearch={(search) => change({ search }, filter.search !== '')}
      />
      <ListBody query={list} isPending={list.isPending} label="Combos are being loaded" rowHeight={56}>
        {() => (
          <>
            {rows.length > 0 ? (
              <ListRows
                columns={columns}
                groups={[{ rows }]}
                idOf={({ id }) => id}
                nameOf={({ name }) => name}
                openId={undefined}
                onOpen={edit}
                card={
                  isPhone
                    ? (row, place) => (
                        <RecordCard
                          name={row.name}
                          place={place}
                          lines={[
                            {
                              text: <StateOf combo={row} />,
                              end: <Money minor={row.amount} currency={row.currency} />,
                            },
                            { text: namesOf(row), isQuiet: true },
                          ]}
                        />
                      )
                    : undefined
                }
                menuOf={(row) => [{ label: mayEdit ? 'Edit' : 'View', run: () => edit(row.id) }, ...menuOf(row)]}
              />
            ) : filter.search ? (
              !list.hasNextPage && (
                <EmptyState
                  heading="No Reults found!"
                  action={<Button onClick={() => change(combosAddress.none)}>Clear Filters</Button>}
                />
              )
            ) : (
              <EmptyState
                heading="No combos yet"
                text="Tour options that are sold together at one price."
                action={mayEdit && <Button onClick={create}>Create combo</Button>}
              />
            )}
            <CursorFoot list={list} found={rows.length} isNarrowed={filter.search !== ''} />
          </>
        )}
      </ListBody>
      {dialog}
      <Suspense fallback={null}>
        {open && <ComboDialog combo={open.combo} mayEdit={mayEdit} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </ListPage>
  );
}
