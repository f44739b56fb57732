import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { paths } from '#web/app/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useMayChange } from './customer-rights.ts';

/** A customer's wallet report, by the address of mail, or by id where they have none. */
function reportOf({ email, users_id }: CustomerRow, more: Record<string, string> = {}): string {
  const whose: Record<string, string> = email ? { email } : { userId: users_id };
  return `${paths.staffWalletReport}?${new URLSearchParams({ ...whose, ...more })}`;
}

/** Whether staff may put money into somebody's wallet; staff themselves have none. */
function useMayCredit() {
  const mayChange = useMayChange();
  return (row: CustomerRow) =>
    row.userType !== 'staff' && mayChange(row, 'wallet.view') && mayChange(row, 'wallet.credit');
}

/**
 * To the customer's wallet report, with the form for money open; nothing where that is not allowed. `isFirst`: the first
 * thing to do where it stands.
 */
export function AddMoney({ row, isFirst }: { row: CustomerRow; isFirst?: boolean }) {
  const mayCredit = useMayCredit();
  if (!mayCredit(row)) return null;
  return (
    <LinkButton
      appearance={isFirst ? 'primary' : 'subtle'}
      size={isFirst ? 'medium' : 'small'}
      to={reportOf(row, { add: '1' })}
    >
      Add Money
    </LinkButton>
  );
}

/** To what moved in the customer's wallet; nothing where that may not be read. */
export function WalletReportLink({ row }: { row: CustomerRow }) {
  const mayChange = useMayChange();
  if (row.userType === 'staff' || !mayChange(row, 'wallet.view')) return null;
  return <TextLink to={reportOf(row)}>Wallet report</TextLink>;
}
