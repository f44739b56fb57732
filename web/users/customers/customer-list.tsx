import { Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import SelectGroupDialog from '#web/permissions/select-group-dialog.tsx';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { CUSTOMERS_PAGE } from '#shared/users/customers/get-customers.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { FootLine } from '#web/ui/list/list-foot.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { NarrowableFoot } from '#web/ui/list/narrowable-foot.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { hasModule, useSite } from '#web/site/site.ts';
import { useExempt } from './customer-actions.ts';
import { useMayChange } from './customer-rights.ts';
import { AddMoney } from './wallet-links.tsx';
import { CustomerCard } from './customer-card.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { nameOf } from './customer-text.tsx';
import type { OpenDialog } from './row-dialogs.tsx';
import type { useCustomers } from './use-customers.ts';

const RowDialogs = lazyPart(() => import('./row-dialogs.tsx'));

const addMoney = (row: CustomerRow) => <AddMoney row={row} />;

interface Props {
  found: ReturnType<typeof useCustomers>;
  openId: string | undefined;
  onOpen(id: string): void;
  onPage(page: number, replace?: boolean): void;
  onClear(): void;
}

/** The rows with what stands below them: pages of the whole list, what was found of a narrowed one. */
export function CustomerList({ found, openId, onOpen, onPage, onClear }: Props) {
  const isPhone = useMedia(upTo600);
  const columns = useCustomerColumns();
  const site = useSite();
  const { canShowPermissionMenu } = site.wlMeta;
  const mayChange = useMayChange();
  const exempt = useExempt();
  const [open, setOpen] = useState<OpenDialog>();
  const [grouped, setGrouped] = useState<CustomerRow>();
  const menuOf = (row: CustomerRow) => {
    const mayGroup = canShowPermissionMenu && row.userType === 'staff' && mayChange(row, 'superAdmin');
    const exemption = row.flightLookToBook.is_exempted ? 'Remove L2B Exemption' : 'Exempt L2B';
    return [
      { label: 'View Details', run: () => onOpen(row.users_id) },
      ...(row.userType !== 'staff' && mayChange(row, 'customers.group')
        ? [{ label: 'Change Markup Group', run: () => setOpen({ what: 'markupGroup', row }) }]
        : []),
      ...(mayGroup ? [{ label: 'Change Permission Group', run: () => setGrouped(row) }] : []),
      ...(mayChange(row, 'customers.search') ? [{ label: exemption, run: () => void exempt(row) }] : []),
      // Ours stands behind the specification's.
      ...(row.userType !== 'staff' && hasModule(site, 'Dmc') && mayChange(row, 'masters.edit')
        ? [{ label: 'Change Market', run: () => setOpen({ what: 'market', row }) }]
        : []),
    ];
  };
  const draw = () => (
    <>
      {found.rows.length > 0 ? (
        <ListRows
          columns={columns}
          groups={[{ rows: found.rows }]}
          idOf={(row) => row.users_id}
          nameOf={nameOf}
          openId={openId}
          onOpen={onOpen}
          menuOf={menuOf}
          deedOf={addMoney}
          card={isPhone ? (row, place) => <CustomerCard row={row} place={place} /> : undefined}
        />
      ) : (
        !found.hasMore && (
          <EmptyState
            heading="No Reults found!"
            action={!found.isWhole && <Button onClick={onClear}>Clear Filters</Button>}
          />
        )
      )}
      {found.isSearched && (found.rows.length > 0 || found.hasMore) && <FootLine text={searchFoot(found)} />}
      {!found.isSearched && (found.rows.length > 0 || found.hasMore) && (
        <NarrowableFoot list={found} size={CUSTOMERS_PAGE} onPage={onPage} />
      )}
      {grouped && (
        <SelectGroupDialog
          user={{ id: grouped.users_id, name: nameOf(grouped) }}
          onClose={() => setGrouped(undefined)}
        />
      )}
      {open && (
        <Suspense fallback={null}>
          <RowDialogs open={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
  return (
    <ListBody query={found.query} isPending={found.query.isPending} label="Customers are being loaded" rowHeight={48}>
      {draw}
    </ListBody>
  );
}

/** A search answers so many at most, whatever filter is held against them here. */
function searchFoot({ rows, searched, hasMore }: ReturnType<typeof useCustomers>): string {
  const first = rows.length < searched ? ` of the first ${searched}` : '';
  return `${rows.length} found${hasMore ? `${first}; write more of it to see the rest` : ''}`;
}
