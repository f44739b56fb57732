import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
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
  /** Other ways that lead on from it. */
  children?: ReactNode;
}

/** Money that goes back, line by line: how far it is, and where it goes. */
export const RefundBack = ({ refund, currency, bookingId, children }: Props) => (
  <RefundLines
    heading="Refund"
    said={refundText[refund.state]}
    lines={refund.lines}
    currency={currency}
    total={refund.to === 'wallet' ? 'To the wallet' : 'As it was paid'}
    amount={refund.amount}
  >
    {refund.atDashboard > 0 && <Before minor={refund.atDashboard} currency={currency} />}
    <Ways bookingId={bookingId}>{children}</Ways>
  </RefundLines>
);

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

function Ways({ bookingId, children }: Pick<Props, 'bookingId' | 'children'>) {
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
      {children}
    </div>
  );
}
