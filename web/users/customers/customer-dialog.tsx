import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';

const CustomerDetail = lazyPart(() => import('./customer-detail.tsx'), <DetailSkeleton label="Loading the customer" />);

/**
 * The details of whoever has this address of mail, over the page that names it: what `View Details` of the customers
 * opens. Render it lazily, and only while it is open.
 */
export default function CustomerDialog({ email, onClose }: { email: string; onClose(): void }) {
  const found = useCall(searchWlUser, { searchQuery: email }, { quiet: true });
  const customer = found.data?.records.find((row) => row.email.toLowerCase() === email.toLowerCase());
  return (
    <SiteDialog title="Customer" onClose={onClose}>
      {found.error ? (
        <ErrorState
          heading="The customer could not be loaded"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : !found.data ? (
        <DetailSkeleton label="Loading the customer" />
      ) : customer ? (
        <CustomerDetail id={customer.users_id} place={{ isPage: false, isDialog: true, onClose }} />
      ) : (
        <EmptyState icon="person" heading="No account has this email any more" text={email} />
      )}
    </SiteDialog>
  );
}
