import { type ReactNode, useState } from 'react';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { hasModule, useSite } from '#web/site/site.ts';
import type { MenuEntry } from '#web/ui/list/menu-button.tsx';
import { useExempt } from './customer-actions.ts';
import { useMayChange } from './customer-rights.ts';
import type { OpenDialog } from './row-dialogs.tsx';

const RowDialogs = lazyPart(() => import('./row-dialogs.tsx'));

/** What can be done about a customer, with the dialogs that it opens. */
export function useCustomerMenu(onOpen: (id: string) => void): {
  menuOf(row: CustomerRow): readonly MenuEntry[];
  dialogs: ReactNode;
} {
  const site = useSite();
  const { canShowPermissionMenu } = site.wlMeta;
  const mayChange = useMayChange();
  const exempt = useExempt();
  const [open, setOpen] = useState<OpenDialog>();
  const menuOf = (row: CustomerRow) => {
    const mayGroup = canShowPermissionMenu && row.userType === 'staff' && mayChange(row, 'superAdmin');
    const exemption = row.flightLookToBook.is_exempted ? 'Remove L2B Exemption' : 'Exempt L2B';
    return [
      { label: 'View Details', run: () => onOpen(row.users_id) },
      ...(row.userType !== 'staff' && mayChange(row, 'customers.group')
        ? [{ label: 'Change Markup Group', run: () => setOpen({ what: 'markupGroup', row }) }]
        : []),
      ...(mayGroup ? [{ label: 'Change Permission Group', run: () => setOpen({ what: 'permissionGroup', row }) }] : []),
      ...(mayChange(row, 'customers.search') ? [{ label: exemption, run: () => void exempt(row) }] : []),
      // Ours stands behind the specification's.
      ...(row.userType !== 'staff' && hasModule(site, 'Dmc') && mayChange(row, 'masters.edit')
        ? [{ label: 'Change Market', run: () => setOpen({ what: 'market', row }) }]
        : []),
    ];
  };
  return { menuOf, dialogs: open && <RowDialogs open={open} onClose={() => setOpen(undefined)} /> };
}
