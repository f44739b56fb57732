import { useParams } from 'react-router-dom';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { type CallFailed, isNotThere } from '#web/api/call-failed.ts';
import { useCall } from '#web/api/use-call.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { QuotationView } from './quotation-view.tsx';

/** `/quotation/:token`: what the customer was sent, for whoever has the link. */
export default function QuotationPage() {
  const { token = '' } = useParams();
  const quotation = useCall(getQuotation, { token }, { quiet: true, refetchOnWindowFocus: true });
  if (quotation.data) return <QuotationView token={token} quotation={quotation.data} />;
  return (
    <main id="main" tabIndex={-1}>
      {quotation.error ? (
        <NotShown error={quotation.error} onRetry={() => void quotation.refetch()} />
      ) : (
        <LoadingOverlay label="Loading your quotation" />
      )}
    </main>
  );
}

function NotShown({ error, onRetry }: { error: CallFailed; onRetry(): void }) {
  if (isNotThere(error.failure))
    return (
      <EmptyState
        page
        heading="Quotation not found"
        text="This link has ended, or it is not complete. Please ask who sent it to you for a new one."
      />
    );
  return <ErrorState page error={error} onRetry={onRetry} />;
}
