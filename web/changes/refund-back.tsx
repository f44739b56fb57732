import { makeStyles } from '@fluentui/react-components';
import type { ChangeView } from '#shared/changes/change-view.ts';
import { formatMoney } from '#shared/money.ts';
import type { RefundState } from '#shared/payments/refund.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { inLines } from '#web/ui/stack.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { RefundLines } from './refund-lines.tsx';

const useStyles = makeStyles({ ways: inLines('4px 16px') });

const refundText: Record<RefundState, string> = {
  Due: 'On its way',
  Giving: 'On its way',
  Given: 'Refunded',
  Stuck: 'Refused by the payment gateway',
};

interface Props {
  refund: NonNullable<ChangeView['refund']>;
  currency: string;
  bookingId: string;
  /** The request that gives it, where that is not on the screen. */
  requestId?: string;
}

/** Money that goes back, line by line: how far it is, and where it goes. */
const RefundBack = ({ refund, currency, bookingId, requestId }: Props) => (
  <RefundLines
    heading="Refund"
    said={refundText[refund.state]}
    lines={refund.lines}
    currency={currency}
    total={refund.to === 'wallet' ? 'To the wallet' : 'As it was paid'}
    amount={refund.amount}
  >
    {refund.atDashboard > 0 && <Before minor={refund.atDashboard} currency={currency} />}
    <Ways bookingId={bookingId} requestId={requestId} />
  </RefundLines>
);
export default RefundBack;

/** What of it went back at the gateway's dashboard, which is a word of staff's. */
function Before({ minor, currency }: { minor: number; currency: string }) {
  const isStaff = useUser()?.userType === 'staff';
  return (
    <div>
      {formatMoney(minor, currency)} of it was{' '}
      {isStaff ? 'refunded in the gateway’s dashboard.' : 'already refunded the way it was paid.'}
    </div>
  );
}

function Ways({ bookingId, requestId }: { bookingId: string; requestId: string | undefined }) {
  const styles = useStyles();
  const maySeePapers = useMay('invoices.view');
  const papers = new URLSearchParams({ search: bookingId, kind: 'creditNote' });
  return (
    <div className={styles.ways}>
      {maySeePapers && (
        <TextLink inline to={`${paths.userInvoices}?${papers}`}>
          Credit note
        </TextLink>
      )}
      {requestId && (
        <TextLink inline to={`${paths.flightChangeRequests}?${new URLSearchParams({ open: requestId })}`}>
          Change request {requestId.split('-').at(-1)}
        </TextLink>
      )}
    </div>
  );
}
