import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import { getWlUserWalletEntry } from '#shared/wallet/statement/get-wl-user-wallet-entry.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { EntryTable } from '#web/wallet/entry-table.tsx';
import { WalletReportLink } from './wallet-links.tsx';

const useStyles = makeStyles({ meta: { ...quietLine, margin: 0 } });

/** The latest entries of a customer's wallet, or of the company's, and the way to all of them. */
export default function StatementPart({ of: { customer } }: { of: CustomerDetails }) {
  const styles = useStyles();
  const { currency } = useSite();
  const found = useCall(
    getWlUserWalletEntry,
    { userId: customer.users_id, from: '', to: '', kind: '', cursor: '' },
    { quiet: true },
  );
  if (found.error)
    return (
      <ErrorState
        heading="The statement could not be loaded"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data)
    return (
      <Waiting>
        <Skeleton aria-label="Loading entries">
          <SkeletonItem size={96} />
        </Skeleton>
      </Waiting>
    );
  const { records } = found.data;
  if (records.length === 0) return <p className={styles.meta}>No entries yet.</p>;
  return (
    <>
      <EntryTable asCards entries={records} currency={currency} ofAll={false} />
      <WalletReportLink row={customer} />
    </>
  );
}
