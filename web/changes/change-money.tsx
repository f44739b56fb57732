import type { ChangeView } from '#shared/changes/change-view.ts';
import type { RefundState } from '#shared/payments/refund.ts';
import { useSiteDays } from '#web/site/site.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { RefundLines } from './refund-lines.tsx';

const refundText: Record<RefundState, string> = {
  Due: 'On its way',
  Giving: 'On its way',
  Given: 'Refunded',
  Stuck: 'Refused by the payment gateway',
};

/** What it costs until it is completed, then what came back, line by line. */
export function ChangeMoney({ change: { charges, refund, currency } }: { change: ChangeView }) {
  const { zone } = useSiteDays();
  if (refund)
    return (
      <RefundLines
        heading="Refund"
        said={refundText[refund.state]}
        lines={refund.lines}
        currency={currency}
        total={refund.to === 'wallet' ? 'To the wallet' : 'As it was paid'}
        amount={refund.amount}
      />
    );
  if (!charges) return null;
  return (
    <RefundLines
      heading="Charges"
      said={charges.saidBy === 'supplier' ? 'The airline says so' : 'Our staff say so'}
      lines={charges.lines}
      currency={currency}
      total="Refund"
      amount={charges.comesBack}
    >
      {[
        charges.remarks,
        charges.validUntil !== null && `Stands until ${momentText(new Date(charges.validUntil).toISOString(), zone)}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </RefundLines>
  );
}
