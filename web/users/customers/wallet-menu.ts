import { useNavigate } from 'react-router-dom';
import { holds } from '#shared/permissions/holds.ts';
import type { CustomerRow } from '#shared/users/customer.ts';
import { paths } from '#web/app/paths.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { useMayChange } from './customer-rights.ts';

/** The way to a customer's wallet in their menu: by the address of mail, by their number where they have none. */
export function useWalletMenu() {
  const navigate = useNavigate();
  const holder = useHolder();
  const mayChange = useMayChange();
  return (row: CustomerRow): { label: string; run(): void }[] => {
    if (row.userType === 'staff' || !holder || !holds(holder, 'wallet.view')) return [];
    const whose: Record<string, string> = row.email ? { email: row.email } : { userId: row.users_id };
    const open = (more: Record<string, string>) =>
      void navigate(`${paths.staffWalletReport}?${new URLSearchParams({ ...whose, ...more })}`);
    return [
      ...(mayChange(row, 'wallet.credit') ? [{ label: 'Add Money', run: () => open({ add: '1' }) }] : []),
      { label: 'Wallet report', run: () => open({}) },
    ];
  };
}
