import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const RefundBack = lazyPart(() => import('#web/changes/refund-back.tsx'));

/** What came back of a booking by one of its change requests, line by line; nothing where it gave none. */
export function BookingRefund({ requestId }: { requestId: string }) {
  const enabled = useMay('changes.view');
  const { change } = useCall(getChangeRequest, { requestId }, { quiet: true, enabled }).data ?? {};
  if (!change?.refund) return null;
  const { bookingId, currency, refund } = change;
  return <RefundBack refund={refund} currency={currency} bookingId={bookingId} requestId={requestId} />;
}
