import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { RefundBack } from './refund-back.tsx';

/** What came back of a booking, by its change requests, line by line; nothing where none gave any. */
export default function BookingRefunds({ requests }: { requests: readonly string[] }) {
  const maySee = useMay('changes.view');
  return maySee && requests.map((requestId) => <Refund key={requestId} requestId={requestId} />);
}

function Refund({ requestId }: { requestId: string }) {
  const { change } = useCall(getChangeRequest, { requestId }, { quiet: true }).data ?? {};
  return (
    change?.refund && (
      <RefundBack refund={change.refund} currency={change.currency} bookingId={change.bookingId}>
        <TextLink inline to={`${paths.flightChangeRequests}?${new URLSearchParams({ open: requestId })}`}>
          Change request {requestId.split('-').at(-1)}
        </TextLink>
      </RefundBack>
    )
  );
}
